internal import Gesture

// Zooming pages inside a paging view.

extension IOSEngine {
  /// An album has come to rest: pages that are out of sight come back as large as fits, as an app
  /// that uses its page views again has them.
  mutating func fitPagesOutOfSight(of album: Int) {
    guard views.count > 1, views[album].scene.scroll.paging, views[album].hold.isEmpty,
      !views[album].isMoving
    else { return }
    let (shown, bounds) = (views[album].standing, views[album].room.bounds)
    for index in views.indices where views[index].scene.inside == album {
      let frame = views[index].room.frame
      let isSeen = Axis.allCases.allSatisfy { axis in
        let start = frame.origin[axis] * shown.zoom - shown.offset[axis]
        return start < bounds[axis] && start + frame.size[axis] * shown.zoom > 0
      }
      if !isSeen { views[index].fitAgain(at: now) }
    }
  }
}

extension IOSView {
  mutating func fitAgain(at now: Instant) {
    guard scene.zoom.limits != .fixed, hold.isEmpty, !isMoving,
      standing.zoom != room.minimumZoom
    else { return }
    standing.zoom = room.minimumZoom
    for axis in Axis.allCases { standing.offset[axis] = range(axis).low }
    emit(at: now)
  }
}
