internal import Gesture
internal import Replay

/// The last tap, for an app whose controls are where it fell: what is asked right after it was asked
/// by the control.
struct ControlTaps {
  private var down: Touch?
  private var tap: Point?
  private var lifted = Instant.zero

  mutating func watch(_ moment: Moment) {
    for index in moment.events.indices {
      guard case .touch(let touch) = moment.events[index].value else { continue }
      switch touch.phase {
      case .down:
        // A second finger is no tap.
        down = down == nil ? touch : nil
        tap = nil
      case .move: break
      case .up:
        if let down, down.finger == touch.finger, isNear(down.point, touch.point) {
          tap = down.point
          lifted = moment.time
        }
        down = nil
      case .cancel: down = nil
      }
    }
  }

  /// The tap that what is asked now comes from.
  func last(before time: Instant) -> Point? {
    guard let tap, time - lifted <= .milliseconds(100) else { return nil }
    return tap
  }

  private func isNear(_ one: Point, _ other: Point) -> Bool {
    abs(one.x - other.x) <= 10 && abs(one.y - other.y) <= 10
  }
}
