internal import Comparing
package import Exploration
internal import Invariants
package import Model

/// Shrinks a recording that shows a failure, and tests whether smaller recordings still show it.
package struct ShrinkSession {
  let plan: ShrinkPlan
  let original: Recording
  /// The name of the invariant, or of the measure in which two engines differ.
  package let fault: String
  /// The direction and the circumstance of the first violation, which must not change.
  package let cause: String
  package private(set) var question: ViolationQuestion

  /// - Parameter name: The name of the recording.
  /// - Throws: An error if the recording does not show the failure, or a trusted engine shows it
  ///   too.
  package init(_ plan: ShrinkPlan, of recording: Recording, named name: String) throws {
    self.plan = plan
    original = recording
    let oracle = try plan.oracle(of: recording, named: name)
    // Of all differences between two engines, the most severe must remain.
    guard let first = try oracle.faults(in: recording, within: plan.patience).first else {
      let engine = plan.engine.designation.text
      throw SessionError(
        .faultless,
        plan.rival.map { "\(engine) does not differ from \($0.designation.text)" }
          ?? "\(plan.known?.name ?? "the invariant") is not broken on \(engine)")
    }
    let trusted = oracle.selected(of: plan.trusted)
    if let trusted, try !trusted.faults(in: recording, within: plan.patience).isEmpty {
      let engine = trusted.engine.designation.text
      throw SessionError(.faultless, "\(first.name) is broken on \(engine) too")
    }
    fault = first.name
    cause = first.cause
    question = ViolationQuestion(
      oracle: oracle.narrowed(to: fault), cause: cause, trusted: trusted, patience: plan.patience)
  }

  /// Shrinks until no smaller recording is found, or the budget is spent.
  ///
  /// - Parameters:
  ///   - isStopped: Whether to stop early.
  ///   - requested: Called with the result of each candidate, the candidate and its level.
  package mutating func run(
    isStopped: @escaping () -> Bool = { false },
    _ requested: @escaping (Shrinking.Reply, Recording, Shrinking.Level) -> Void = { _, _, _ in }
  ) -> Shrinking {
    // The closure changes a copy of the question, which is stored back at the end.
    var question = question
    defer { self.question = question }
    var shrinking = Shrinking(
      of: original, budget: plan.maxReplays, keepsViews: question.oracle.engine.showsPage,
      isStopped: { Interruption.hasCome || question.isHopeless || isStopped() }
    ) { candidate, level in
      let reply = question.reply(candidate)
      requested(reply, candidate, level)
      return reply
    }
    shrinking.run()
    return shrinking
  }

  /// Why engines failed on candidates; nil if none failed.
  package var failure: String? {
    question.failure.map { failure in
      let often = question.failures == 1 ? "one replay" : "\(question.failures) replays"
      return "the engine failed in \(often): \(failure)"
    }
  }
}
