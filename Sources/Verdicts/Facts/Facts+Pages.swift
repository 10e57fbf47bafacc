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
}

extension Facts {
  /// Whether the view is a page of an album that nobody sees, and as large as fits: an app that uses
  /// its pages again has made it so.
  var isUsedAgain: Bool {
    guard let outer, outer.scene.scroll.paging, now.zoom == now.minimumZoom else { return false }
    return !now.frame.overlaps(outer.now.frame)
  }
}

extension Rectangle {
  fileprivate func overlaps(_ other: Rectangle) -> Bool {
    Axis.allCases.allSatisfy { axis in
      origin[axis] < other.origin[axis] + other.size[axis]
        && origin[axis] + size[axis] > other.origin[axis]
    }
  }
}
