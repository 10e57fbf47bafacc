internal import Model
internal import Replay

/// Notifies the app of changes of a view's position, and of the beginnings and ends of zooms and
/// motions.
struct ViewReports {
  private var pending: PendingCallbacks
  /// The position of which the app was last notified.
  private(set) var position: ScrollPosition
  /// The number of pixels per point to which offsets are rounded; 0 if they are shown exactly.
  private let pixels: Double
  /// Whether the app was notified that a zoom began, but not yet that it ended.
  private(set) var isZooming = false
  /// The zoom at the last end of a zoom.
  private(set) var lastZoom = 1.0

  init(ofView index: Int, at position: ScrollPosition, pixels: Double) {
    pending = PendingCallbacks(ofView: index, at: .zero)
    self.pixels = pixels
    self.position = position
    self.position = shown(position)
  }

  mutating func emit(_ kind: Callback.Kind) { pending.emit(kind) }

  /// Notifies the app of a change of zoom and offset since the last notification.
  mutating func emitMovement(to target: ScrollPosition, hasCells: Bool) {
    let now = shown(target)
    if now.zoom != position.zoom { emit(.didZoom) }
    if now.offset != position.offset {
      emit(.didScroll)
      if hasCells { emit(.valueChanged) }
    }
    position = now
  }

  /// The position with its offset rounded to pixels, as it is shown.
  func shown(_ position: ScrollPosition) -> ScrollPosition {
    guard pixels > 0 else { return position }
    return ScrollPosition(offset: pixel(position.offset), zoom: position.zoom)
  }

  /// The offset rounded to pixels, if offsets are shown in pixels.
  private func pixel(_ offset: Point) -> Point {
    guard pixels > 0 else { return offset }
    return Point { (offset[$0] * pixels).rounded() / pixels }
  }

  mutating func openZoom() {
    if !isZooming { emit(.willBeginZooming) }
    isZooming = true
  }

  mutating func closeZoom(at zoom: Double) {
    isZooming = false
    lastZoom = zoom
    emit(.didEndZooming(scale: zoom))
  }

  /// Reports that a motion was stopped, or came to rest.
  mutating func emitEnd(of cause: ViewMotion.Cause) {
    switch cause {
    case .none, .adjustment: break
    case .deceleration: emit(.didEndDecelerating)
    case .request, .requestForTop: emit(.didEndScrollingAnimation)
    }
  }

  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - target: The offset at which the view will come to rest. This offset is rounded to pixels,
  ///     as it will be shown: a UIScrollView in a window with three pixels per point announces
  ///     thirds.
  mutating func emitEndOfDrag(_ velocity: Point, _ target: Point, willDecelerate: Bool) {
    emit(.willEndDragging(velocity: velocity, target: pixel(target)))
    emit(.didEndDragging(willDecelerate: willDecelerate))
  }

  /// Moves the callbacks since the last report to the list.
  mutating func report(to callbacks: inout [Callback]) { pending.report(to: &callbacks) }
}
