internal import Model
internal import Text
internal import Replay

extension Activity {
  /// Priorities if several activities occur at once. Upper case letters are activities of fingers,
  /// lower case letters are activities of the view alone.
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
