internal import Model
internal import Text
internal import Replay

extension Activity {
  /// Activities, the highest priority first, for times at which several activities occur. Upper
  /// case letters mean activities of fingers, and lower case letters mean motion of the view alone.
  static let weight: [(activity: Activity, letter: Character, word: String)] = [
    (.zooming, "Z", "zooming"), (.dragging, "D", "dragging"),
    (.zoomBouncing, "z", "zoom-bouncing"), (.animating, "a", "animating"),
    (.decelerating, "d", "decelerating"), (.tracking, "T", "tracking"),
  ]

  /// The activity with the highest priority, or `idle`.
  var word: String { Self.weight.first { contains($0.activity) }?.word ?? "idle" }

  var letter: String { Self.weight.first { contains($0.activity) }.map { String($0.letter) } ?? "" }

  var marks: Marks { Marks(rawValue: UInt16(rawValue)) }
}
