internal import Gesture
internal import Replay

extension Facts {
  /// Whether the view turns pages as it is zoomed now.
  var isPaging: Bool {
    scene.scroll.paging && (scene.scroll.pagingWhenZoomed || abs(now.zoom - 1) < 1e-9)
  }

  /// Whether pages are also where it comes to rest: cells and rows have the last word.
  var restsOnPages: Bool { isPaging && scene.snap == nil && scene.wheel == nil }

  /// From one page to the next.
  func pageLength(_ axis: Axis) -> Double { pageLength(axis, of: now) }

  func pageLength(_ axis: Axis, of state: ViewState) -> Double {
    scene.scroll.page == .image ? state.bounds[axis] * state.zoom : state.bounds[axis]
  }

  /// The place nearest to an offset at which a paging view may rest: on page k it is anywhere from
  /// k·P to (k + 1)·P − w, as far as the range goes.
  func nearestPage(_ axis: Axis, to offset: Double) -> Double {
    let length = pageLength(axis)
    let (low, high) = (now.lowest(axis), now.highest(axis))
    guard length > 0 else { return offset }
    let page = (offset / length).rounded(.down)
    var nearest = abs(offset - high) < abs(offset - low) ? high : low
    for k in [page, page + 1] {
      let first = min(max(k * length, low), high)
      let last = min(max(max(k * length, (k + 1) * length - now.bounds[axis]), low), high)
      let place = min(max(offset, first), last)
      if abs(offset - place) < abs(offset - nearest) { nearest = place }
    }
    return nearest
  }

  /// Whether no page draws the view on from where it is: it does not page, or it was moved inside a
  /// page that is longer than the viewport.
  var mayStay: Bool {
    guard scene.scroll.paging else { return true }
    for axis in Axis.allCases {
      let length = pageLength(axis)
      let (start, offset) = (episode.start.offset[axis], now.offset[axis])
      guard length > 0, nearestPage(axis, to: start) == start,
        nearestPage(axis, to: offset) == offset,
        (start / length).rounded(.down) == (offset / length).rounded(.down)
      else { return false }
    }
    return true
  }
}
