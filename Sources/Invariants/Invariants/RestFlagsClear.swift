internal import Model
internal import Replay
internal import Text

/// A view at rest reports no activity and no speed. This is checked at every rest after the first
/// input.
///
/// If this invariant is broken, the app believes that the view still moves: a button stays
/// disabled, or a paused clock never resumes. Engines have left "decelerating" set after a fling
/// that ended at an edge.
struct RestFlagsClear: ReplayInvariant {
  static let summary = "a view at rest reports no motion"
  static let interest: Interest = [.rest]
  static let needs: Abilities = .activity
  static let holdsOfStillness = true

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.step.hadInput, !facts.isCreeping else { return }
    let now = facts.now
    tally.check(now.activity.isEmpty && now.speed == 0, facts) {
      ("idle, at 0 pt/s", "\(now.activity.text), at \(now.speed.text) pt/s")
    }
  }

  func conclude(_ end: End, _ tally: Tally) -> Verdict { tally.verdict() }
}
