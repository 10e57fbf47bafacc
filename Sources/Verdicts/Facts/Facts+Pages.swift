internal import Gesture
internal import Replay

extension Facts {
  /// Whether the view turns pages as it is zoomed now.
  var isPaging: Bool {
    scene.scroll.paging && (scene.scroll.pagingWhenZoomed || abs(now.zoom - 1) < 1e-9)
  }

  /// Whether pages are also where it comes to rest: cells and rows have the last word.
  var restsOnPages: Bool { isPaging && scene.snap == nil && scene.wheel == nil }

  /// Whether the view is inside one that turns pages, and none of it is seen there.
  var isPageOutOfSight: Bool {
    guard let outer, outer.scene.scroll.paging else { return false }
    return now.frame.isBeside(outer.now.frame)
  }

  /// Whether it was at the rest before.
  var wasPageOutOfSight: Bool {
    guard let outer, outer.scene.scroll.paging else { return false }
    return sinceRest.start.frame.isBeside(outer.sinceRest.start.frame)
  }

  /// Whether nobody sees the page and it is as large as fits: an app that uses its pages again has
  /// made it so.
  var isUsedAgain: Bool { isPageOutOfSight && now.zoom == now.minimumZoom }

  /// From one page to the next.
  func pageLength(_ axis: Axis) -> Double { pageLength(axis, of: now) }

  func pageLength(_ axis: Axis, of state: ViewState) -> Double {
    scene.scroll.page == .image ? state.bounds[axis] * state.zoom : state.bounds[axis]
  }

  /// An offset as it is counted from the side where content begins, and such a distance as an offset.
  func fromStart(_ axis: Axis, _ offset: Double) -> Double { fromStart(axis, offset, in: now) }

  func fromStart(_ axis: Axis, _ offset: Double, in state: ViewState) -> Double {
    scene.fromStart(axis, offset, content: state.content, in: state.bounds)
  }

  /// The least and the greatest offset, as they are counted from the side where content begins.
  func rangeFromStart(_ axis: Axis) -> (low: Double, high: Double) {
    let ends = (fromStart(axis, now.lowest(axis)), fromStart(axis, now.highest(axis)))
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  /// The place nearest to an offset at which a paging view may rest: on page k it is anywhere from
  /// k·P to (k + 1)·P − w, as far as the range goes.
  func nearestPage(_ axis: Axis, to start: Double) -> Double {
    let offset = fromStart(axis, start)
    let length = pageLength(axis)
    let (low, high) = rangeFromStart(axis)
    let page = (offset / length).rounded(.down)
    var nearest = abs(offset - high) < abs(offset - low) ? high : low
    for k in [page, page + 1] {
      let first = min(max(k * length, low), high)
      let last = min(max(max(k * length, (k + 1) * length - now.bounds[axis]), low), high)
      let place = min(max(offset, first), last)
      if abs(offset - place) < abs(offset - nearest) { nearest = place }
    }
    return fromStart(axis, nearest)
  }
}

extension Rectangle {
  /// Whether nothing of it is in another one.
  fileprivate func isBeside(_ other: Rectangle) -> Bool {
    Axis.allCases.contains { axis in
      origin[axis] + size[axis] <= other.origin[axis]
        || origin[axis] >= other.origin[axis] + other.size[axis]
    }
  }
}
