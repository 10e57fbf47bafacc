internal import Model
internal import Replay
internal import Text

/// Remembers the last tap. A request right after a tap comes from a control at the position of the
/// tap.
struct ControlTaps {
  private var down: Touch?
  private var tap: Point?
  private var lifted = Instant.zero

  mutating func watch(_ moment: Moment) {
    for index in moment.events.indices {
      guard case .touch(let touch) = moment.events[index].value else { continue }
      switch touch.phase {
      case .down:
        // A touch with a second finger is not a tap.
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

  /// The position of the tap that caused a request at this time; nil if no tap ended in the last
  /// 100 ms.
  func last(before time: Instant) -> Point? {
    guard let tap, time - lifted <= .milliseconds(100) else { return nil }
    return tap
  }

  private func isNear(_ one: Point, _ other: Point) -> Bool {
    abs(one.x - other.x) <= 10 && abs(one.y - other.y) <= 10
  }
}
