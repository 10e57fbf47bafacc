internal import Gesture

// A scene, except for names, which do not affect the motion of engines.

extension FlatNumbers {
  mutating func pass(_ scene: inout Scene) {
    pass(&scene.window.size)
    pass(&scene.window.scale)
    pass(&scene.window.orientation)
    let blank = ViewScene(id: "", frame: Rectangle(x: 0, y: 0, width: 1, height: 1), content: .zero)
    pass(&scene.views, blank) { $0.pass(&$1) }
  }

  private mutating func pass(_ view: inout ViewScene) {
    pass(&view.frame)
    pass(&view.inside, 0) { $0.pass(&$1) }
    pass(&view.content)
    pass(&view.scroll)
    pass(&view.zoom.minimum)
    pass(&view.zoom.maximum)
    pass(&view.zoom.limits)
    pass(&view.zoom.bounces)
    pass(&view.insets.top)
    pass(&view.insets.left)
    pass(&view.insets.bottom)
    pass(&view.insets.right)
    pass(&view.start.x, 0) { $0.pass(&$1) }
    pass(&view.start.y, 0) { $0.pass(&$1) }
    pass(&view.start.zoom, 0) { $0.pass(&$1) }
    pass(&view.start.item, 0) { $0.pass(&$1) }
    pass(&view.layout)
    pass(&view.snap, Snap(every: 1)) { $0.pass(&$1) }
    pass(&view.wheel, Wheel(rows: 1, rowHeight: 1)) { $0.pass(&$1) }
    pass(&view.refresh, Refresh(distance: 1, height: 1)) { $0.pass(&$1) }
    pass(&view.tiles, Tiles(size: 1)) { $0.pass(&$1) }
    pass(&view.sections, Sections(rows: Counts([1]), rowHeights: Lengths([1]))) { $0.pass(&$1) }
    pass(&view.keyboard, KeyboardPolicy(avoids: .ignore)) { $0.pass(&$1) }
    var shows = view.shows.rawValue
    pass(&shows)
    view.shows = ShownReadouts(rawValue: shows)
  }

  private mutating func pass(_ scroll: inout ScrollPolicy) {
    pass(&scroll.enabled)
    pass(&scroll.paging)
    pass(&scroll.pagingWhenZoomed)
    pass(&scroll.page)
    pass(&scroll.bounces)
    pass(&scroll.alwaysBounce)
    pass(&scroll.directionLock)
    pass(&scroll.deceleration)
    pass(&scroll.delaysTouches)
    pass(&scroll.cancelsTouches)
    pass(&scroll.scrollsToTop)
    pass(&scroll.indicators)
  }

  /// The named rates are encoded as 0 and 1, which are not valid rates.
  private mutating func pass(_ rate: inout DecelerationRate) {
    var number =
      switch rate {
      case .normal: 0.0
      case .fast: 1.0
      case .rate(let rate): rate
      }
    pass(&number)
    rate = number == 0 ? .normal : number == 1 ? .fast : .rate(number)
  }

  private mutating func pass(_ layout: inout ContentLayout) {
    pass(&layout.content)
    pass(&layout.pages, 0) { $0.pass(&$1) }
    pass(&layout.columns, 0) { $0.pass(&$1) }
    pass(&layout.rows, 0) { $0.pass(&$1) }
    pass(&layout.images, ImageSizes([])) { list, images in
      list.pass(&images.sizes, .zero) { $0.pass(&$1) }
    }
    pass(&layout.onResize)
    pass(&layout.small)
    pass(&layout.direction)
  }

  private mutating func pass(_ snap: inout Snap) {
    pass(&snap.every)
    pass(&snap.origin)
    pass(&snap.axis)
    pass(&snap.at)
  }

  private mutating func pass(_ wheel: inout Wheel) {
    pass(&wheel.rows)
    pass(&wheel.rowHeight)
    pass(&wheel.valid, 0...0) { list, range in
      var (first, last) = (range.lowerBound, range.upperBound)
      list.pass(&first)
      list.pass(&last)
      range = first...max(first, last)
    }
    pass(&wheel.selected.index)
  }

  private mutating func pass(_ refresh: inout Refresh) {
    pass(&refresh.distance)
    pass(&refresh.height)
    pass(&refresh.fires)
  }

  private mutating func pass(_ tiles: inout Tiles) {
    pass(&tiles.size)
    pass(&tiles.levels)
    pass(&tiles.ring)
  }

  private mutating func pass(_ sections: inout Sections) {
    pass(&sections.rows.counts, 0) { $0.pass(&$1) }
    pass(&sections.rowHeights.lengths, 0) { $0.pass(&$1) }
    pass(&sections.headerHeight)
    pass(&sections.sticks)
    pass(&sections.ring)
  }

  private mutating func pass(_ keyboard: inout KeyboardPolicy) {
    pass(&keyboard.avoids)
    pass(&keyboard.dismiss)
    pass(&keyboard.lasts)
    pass(&keyboard.follows)
    pass(&keyboard.fields, Rectangle(x: 0, y: 0, width: 0, height: 0)) { $0.pass(&$1) }
  }
}
