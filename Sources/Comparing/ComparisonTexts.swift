internal import Model
internal import Replay
internal import Text

extension Step.Rest {
  var lastMotion: Instant { max(lastInput, lastChange) }
}

extension Point {
  /// The point with enough decimals to show a difference of `gap`.
  func text(toSee gap: Double) -> String { "offset \(x.text(toSee: gap)) \(y.text(toSee: gap))" }
}

extension Double {
  /// The number with enough decimals to show a difference of `gap`; −0 becomes 0.
  func text(toSee gap: Double) -> String {
    (gap >= 0.01 && magnitude < 1e12 ? (self * 1000).rounded() / 1000 + 0 : self + 0).text
  }
}
