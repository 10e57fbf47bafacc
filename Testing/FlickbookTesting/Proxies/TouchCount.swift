internal import Model
internal import Replay
internal import Text

/// Counts touches. A touch lasts until the last of its fingers leaves the screen.
struct TouchCount: Sendable {
  private var fingers: Set<UInt8> = []
  private var count = 0

  mutating func add(_ moment: Moment) {
    for event in moment.events {
      guard case .touch(let touch) = event.value else { continue }
      switch touch.phase {
      case .down:
        if fingers.isEmpty { count += 1 }
        fingers.insert(touch.finger)
      case .up, .cancel: fingers.remove(touch.finger)
      case .move: break
      }
    }
  }

  /// Whether more than a number of touches have begun; always true for 0.
  func isPast(_ number: Int) -> Bool { number == 0 || count > number }
}
