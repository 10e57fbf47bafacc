internal import Model

// Zooming pages inside a paging view.

extension IOSEngine {
  /// Resets the invisible pages of an album at rest to their minimum zoom, as in an app that reuses
  /// its page views.
  mutating func fitPagesOutOfSight(of album: Int) {
    guard views.count > 1, views[album].content.layout.scene.scroll.paging,
      views[album].sequence.isEmpty, !views[album].content.isMoving
    else { return }
    let (shown, bounds) = (
      views[album].content.position, views[album].content.layout.metrics.bounds
    )
    for index in views.indices where parents[index] == album {
      let frame = views[index].content.layout.metrics.frame
      let isSeen = Axis.allCases.allSatisfy { axis in
        let start = frame.origin[axis] * shown.zoom - shown.offset[axis]
        return start < bounds[axis] && start + frame.size[axis] * shown.zoom > 0
      }
      if !isSeen { views[index].fitAgain(at: now) }
    }
  }
}
