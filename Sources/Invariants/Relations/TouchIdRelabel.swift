internal import Model
internal import Replay

/// The numbers that identify fingers have no other meaning: with other numbers, the result is the
/// same.
///
/// If this invariant is broken, a pinch works differently with the other hand. Systems number
/// fingers in different ways, and may reuse numbers. Engines have assumed that finger 0 is the
/// first finger, or that the finger with the lowest number leads.
struct TouchIdRelabel: Relation {
  static let summary = "results do not depend on the numbers of the fingers"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    .replays([TransformedReplay(Renumbered(), of: original, terms)])
  }

  private struct Renumbered: Transformation {
    static let image = "for any finger numbers"
    private(set) var hasChanged = false

    /// Reverses the order of the numbers as well.
    mutating func change(_ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown) {
      moment.mapTouches { touch in
        touch.finger = 255 - touch.finger
        hasChanged = true
      }
    }
  }
}
