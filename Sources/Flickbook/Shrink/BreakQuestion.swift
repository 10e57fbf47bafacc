internal import Exploration
internal import Gesture
internal import Replay

/// Whether a recording still shows the fault that is looked for: it breaks the law on one engine, and
/// keeps it on one that is trusted; or it still tells two engines apart.
///
/// Without a trusted engine a recording may shrink into one that shows another fault, or that no
/// engine could make sense of.
struct BreakQuestion: Sendable {
  /// Asks for that fault alone.
  let exam: Exam
  let trusted: Exam?
}

extension BreakQuestion {
  /// An engine that fails on a recording has not broken the law.
  func reply(_ recording: Recording) -> Shrinking.Reply {
    guard shows(recording, exam) == true else { return Shrinking.Reply(isSame: false) }
    guard let trusted else { return Shrinking.Reply(isSame: true) }
    return Shrinking.Reply(isSame: shows(recording, trusted) == false, replays: 2)
  }

  /// Whether an engine shows the fault; nil where it cannot be told.
  private func shows(_ recording: Recording, _ exam: Exam) -> Bool? {
    (try? exam.faults(in: recording)).map { !$0.isEmpty }
  }
}
