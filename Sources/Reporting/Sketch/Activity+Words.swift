internal import Replay

extension Activity {
  /// What is drawn where several go on at once, the weightiest first. Upper case is what fingers
  /// do, lower case what a view does by itself.
  static let weight: [(activity: Activity, letter: Character, word: String)] = [
    (.zooming, "Z", "zooming"), (.dragging, "D", "dragging"),
    (.zoomBouncing, "z", "zoom-bouncing"), (.animating, "a", "animating"),
    (.decelerating, "d", "decelerating"), (.tracking, "T", "tracking"),
  ]

  /// The weightiest; `idle` where there is none.
  var word: String { Self.weight.first { contains($0.activity) }?.word ?? "idle" }

  var letter: String { Self.weight.first { contains($0.activity) }.map { String($0.letter) } ?? "" }

  var marks: Marks { Marks(rawValue: UInt16(rawValue)) }
}
