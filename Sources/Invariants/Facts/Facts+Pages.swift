internal import Model
internal import Replay

extension Facts {
  /// Whether the view turns pages at its current zoom.
  var isPaging: Bool {
    scene.scroll.paging && (scene.scroll.pagingWhenZoomed || abs(now.zoom - 1) < 1e-9)
  }

  /// Whether the view comes to rest on pages; cells and rows take precedence over pages.
  var restsOnPages: Bool { isPaging && scene.snap == nil && scene.wheel == nil }

  /// Whether the view is inside a view that turns pages, and is scrolled completely out of sight.
  var isPageOutOfSight: Bool {
    guard let outer, outer.scene.scroll.paging else { return false }
    return now.frame.isBeside(outer.now.frame)
  }

  /// Whether the view was scrolled completely out of sight at the previous rest.
  var wasPageOutOfSight: Bool {
    guard let outer, outer.scene.scroll.paging else { return false }
    return sinceRest.start.frame.isBeside(outer.sinceRest.start.frame)
  }

  /// Whether the page is out of sight and has its minimum zoom, which is the state of a page that
  /// an app has reset in order to reuse it.
  var isUsedAgain: Bool { isPageOutOfSight && now.zoom == now.minimumZoom }

  /// The distance from one page to the next.
  func pageLength(_ axis: Axis) -> Double { pageLength(axis, of: now) }

  func pageLength(_ axis: Axis, of state: ViewState) -> Double {
    scene.scroll.page == .image ? state.bounds[axis] * state.zoom : state.bounds[axis]
  }

  /// Converts an offset to the distance from the side where content begins, or such a distance to
  /// an offset.
  func fromStart(_ axis: Axis, _ offset: Double) -> Double { fromStart(axis, offset, in: now) }

  func fromStart(_ axis: Axis, _ offset: Double, in state: ViewState) -> Double {
    scene.fromStart(axis, offset, content: state.content, in: state.bounds)
  }

  /// The minimum and maximum offset, counted from the side where content begins.
  func rangeFromStart(_ axis: Axis) -> (low: Double, high: Double) {
    let ends = (fromStart(axis, now.lowest(axis)), fromStart(axis, now.highest(axis)))
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  /// The resting position of a paging view that is nearest to an offset. On page k, the view may
  /// rest anywhere from k·P to (k + 1)·P − w, limited to the range; P is the length of a page and w
  /// the length of the viewport.
  func nearestPage(_ axis: Axis, to start: Double) -> Double {
    let offset = fromStart(axis, start)
    let length = pageLength(axis)
    let (low, high) = rangeFromStart(axis)
    let page = (offset / length).rounded(.down)
    var nearest = abs(offset - high) < abs(offset - low) ? high : low
    for k in [page, page + 1] {
      let first = min(max(k * length, low), high)
      let last = min(max(max(k * length, (k + 1) * length - now.bounds[axis]), low), high)
      let position = min(max(offset, first), last)
      if abs(offset - position) < abs(offset - nearest) { nearest = position }
    }
    return fromStart(axis, nearest)
  }
}

extension Rectangle {
  /// Whether the two rectangles do not overlap.
  fileprivate func isBeside(_ other: Rectangle) -> Bool {
    Axis.allCases.contains { axis in
      origin[axis] + size[axis] <= other.origin[axis]
        || origin[axis] >= other.origin[axis] + other.size[axis]
    }
  }
}
