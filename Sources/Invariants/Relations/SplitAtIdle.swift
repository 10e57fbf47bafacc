internal import Replay

/// At rest, an engine has no hidden state: a fresh engine that starts from the shown state behaves
/// in the same way from then on.
///
/// The check starts a fresh engine at every real rest before further input: no finger is down, and
/// nothing has moved for a tenth of a second.
///
/// If this invariant is broken, the second flick moves the content farther than the first flick.
/// Engines have kept a finger that had lifted, a speed that had been used already, or the direction
/// lock of the last drag.
struct SplitAtIdle: Relation {
  static let summary = "a fresh engine started from the state at rest continues in the same way"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    if let reason = Restart.objection(terms) { return .untested(reason) }
    return .replays([Cut(restart: Restart(original, image: "as without a fresh start", terms))])
  }

  private struct Cut: Trial {
    var restart: Restart

    mutating func observe(_ step: borrowing Step) throws(ReplayError) {
      let input = step.cause == .after ? step.moment.input : nil
      do {
        try restart.follow(
          step.frame, step.cause, drawing: step.isDrawn, input, step.rest, isWanted: true,
          StepLocation(step))
      } catch { throw .engine(error) }
    }

    func conclude(_ end: End) -> Verdict { restart.verdict(end) }
  }
}
