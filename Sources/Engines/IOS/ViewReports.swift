internal import Gesture
internal import Replay

/// What the app is notified of: where the view stands, and the zooms that begin and end.
struct ViewReports {
  private var pending: PendingCallbacks
  /// The position that the app was last notified of.
  private(set) var position: ScrollPosition
  /// Whether the app was notified that a zoom began and not yet that it ended.
  private(set) var isZooming = false
  /// The zoom at the last end of a zoom.
  private(set) var lastZoom = 1.0

  init(ofView index: Int, at position: ScrollPosition) {
    pending = PendingCallbacks(ofView: index, at: .zero)
    self.position = position
  }
}

extension ViewReports {
  mutating func emit(_ kind: Callback.Kind) { pending.emit(kind) }

  /// Notifies the app of a change of zoom and offset since it was last notified.
  mutating func emitMovement(to now: ScrollPosition, hasCells: Bool) {
    if now.zoom != position.zoom { emit(.didZoom) }
    if now.offset != position.offset {
      emit(.didScroll)
      if hasCells { emit(.valueChanged) }
    }
    position = now
  }

  mutating func openZoom() {
    if !isZooming { emit(.willBeginZooming) }
    isZooming = true
  }

  mutating func closeZoom(at zoom: Double) {
    (isZooming, lastZoom) = (false, zoom)
    emit(.didEndZooming(scale: zoom))
  }

  /// What moved was stopped, or came to rest.
  mutating func emitEnd(of cause: ViewMotion.Cause) {
    switch cause {
    case .none, .adjustment: break
    case .deceleration: emit(.didEndDecelerating)
    case .request, .requestForTop: emit(.didEndScrollingAnimation)
    }
  }

  /// - Parameter velocity: the offset's, in points per millisecond.
  mutating func emitEndOfDrag(_ velocity: Point, _ target: Point, willDecelerate: Bool) {
    emit(.willEndDragging(velocity: velocity, target: target))
    emit(.didEndDragging(willDecelerate: willDecelerate))
  }

  /// Hands over what happened since the last time.
  mutating func report(to callbacks: inout [Callback]) { pending.report(to: &callbacks) }
}
