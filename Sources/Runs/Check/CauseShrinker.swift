internal import Exploration
package import Model
internal import Results
internal import Text
internal import Writing

/// Shrinks the recording of each cause, so that a report shows only the events that reproduce the
/// failure.
package struct CauseShrinker {
  package let plan: CheckPlan
  /// The maximum time for one replay in seconds.
  package let patience: Double

  package init(plan: CheckPlan, patience: Double) {
    self.plan = plan
    self.patience = patience
  }

  /// The maximum number of causes, to keep reports readable.
  private static let maximum = 20

  /// Returns the shrunk recordings in the order of the causes, and a warning for each cause that
  /// was not shrunk.
  func shrink(_ causes: [ViolationGroup]) -> (shrunk: [RunEnd.Shrunk], warnings: [String]) {
    var shrunk: [RunEnd.Shrunk] = []
    var warnings: [String] = []
    for cause in causes.prefix(Self.maximum) where !Interruption.hasCome {
      let engine = plan.engines.first { $0.designation.text == cause.key.engine }
      // Observations of a recorded device exist only for the original recording, so it cannot be
      // shrunk.
      guard let engine, engine.isLive else { continue }
      do {
        shrunk.append(try shrink(cause, engine))
      } catch {
        let recording = cause.smallest.recording.visible
        warnings.append("\(recording) was not shrunk for \(cause.key.invariant): \(error)")
      }
    }
    let rest = causes.count - Self.maximum
    if rest > 0 {
      warnings.append("\(rest) more causes were not shrunk: 'flickbook shrink' shrinks one")
    }
    return (shrunk, warnings)
  }

  private func shrink(_ cause: ViolationGroup, _ engine: ChosenEngine) throws -> RunEnd.Shrunk {
    var shrink = ShrinkPlan(engine: engine, clock: plan.clock)
    shrink.invariant = cause.key.invariant
    shrink.adjustments = plan.adjustments
    shrink.suite = plan.suite
    shrink.formulas = plan.invariants.formulas
    shrink.patience = patience
    let input = try EditRequest(cause.smallest.recording)
    var session = try ShrinkSession(shrink, of: input.recording, named: input.name)
    let found = session.run()
    let smallest = input.smallest(
      found.best, that: "breaks \(cause.key.invariant) on \(cause.key.engine)", after: found.replays
    )
    return RunEnd.Shrunk(
      of: cause.key.name, on: cause.key.engine, from: cause.smallest.recording,
      events: smallest.events.count,
      of: input.recording.events.count,
      String(decoding: try smallest.canonicalBytes(), as: UTF8.self))
  }
}

extension EditRequest {
  /// The result of shrinking, marked as a synthetic gesture, with a note on its origin.
  ///
  /// - Parameter what: The failure that the result still shows: `breaks rest-in-bounds on ios`.
  package func smallest(_ found: Recording, that what: String, after replays: Int) -> Recording {
    var candidate = found
    candidate.head.quality.insert(.synthetic)
    candidate.head.origin = nil
    candidate = signed(candidate)
    let count = candidate.events.count.counted("event")
    candidate.head.note =
      "The smallest part that still \(what): \(count) of \(recording.events.count), "
      + "after \(replays) replays."
    return candidate
  }
}
