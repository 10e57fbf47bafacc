internal import Gesture

/// Finds fingers that are where the window is not: the touches or the window are wrong, as after a turn
/// that was forgotten. A finger that was inside and slides out over the edge is none of them.
struct WindowWatch {
  private var size: Size
  /// The fingers that are down and were found in the window as it is now, or told of.
  private var known = FingersDown()
  /// How far outside a touch may be said to be: digitisers round.
  private static let rounding = 1.0

  init(_ size: Size) { self.size = size }

  /// What is to be said of an event, in the order of the recording.
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
    guard isNew, !contains(touch.place) else { return nil }
    return Objection(
      .sense,
      "finger \(touch.finger) at \(touch.place.x.text) \(touch.place.y.text), outside the window",
      expected:
        "a place from 0 0 to \(size.width.text) \(size.height.text), as the window is then")
  }

  private func contains(_ place: Point) -> Bool {
    place.x >= -Self.rounding && place.x <= size.width + Self.rounding
      && place.y >= -Self.rounding && place.y <= size.height + Self.rounding
  }
}
