internal import Model
internal import Text

/// Finds fingers outside the window, which show that the touches or the window are wrong, for
/// example after a forgotten rotation. A finger that was inside the window and slides out over the
/// edge is not reported.
struct WindowWatch {
  private var size: Size
  /// The fingers that are down and were already found inside the current window, or already
  /// reported.
  private var known = FingersDown()
  /// Tolerance in points for positions outside the window, because digitisers round.
  private static let rounding = 1.0

  init(_ size: Size) { self.size = size }

  /// The warning for an event, if any. Events must be passed in the order of the recording.
  mutating func objection(to action: InputEvent.Action) -> Objection? {
    guard case .touch(let touch) = action else {
      if let window = action.layout?.window {
        size = window.size
        known = FingersDown()
      }
      return nil
    }
    let isNew = touch.phase == .down || !known.contains(touch.finger)
    if known.contains(touch.finger) == touch.phase.isEnd { known.toggle(touch.finger) }
    guard isNew, !contains(touch.point) else { return nil }
    return Objection(
      .sense,
      "finger \(touch.finger) at \(touch.point.x.text) \(touch.point.y.text), outside the window",
      expected:
        "a position from 0 0 to \(size.width.text) \(size.height.text), the window at that time")
  }

  private func contains(_ point: Point) -> Bool {
    point.x >= -Self.rounding && point.x <= size.width + Self.rounding
      && point.y >= -Self.rounding && point.y <= size.height + Self.rounding
  }
}
