internal import Gesture
internal import Reporting
internal import Verdicts
internal import Writing

/// Makes the recording of each cause as small as possible, so that a report shows what is needed to
/// reproduce it.
struct CauseShrinker {
  let plan: CheckPlan
  /// Maximum time for one replay in seconds.
  let patience: Double

  /// Maximum number of causes, to keep reports readable.
  private static let most = 20

  /// The smaller recordings in the order of the causes, and warnings for causes without one.
  func shrink(_ breaks: [LeadingBreak]) -> (shrunk: [RunEnd.Shrunk], warnings: [String]) {
    var shrunk: [RunEnd.Shrunk] = []
    var warnings: [String] = []
    for one in breaks.prefix(Self.most) where !Interruption.hasCome {
      let engine = plan.engines.first { $0.designation.text == one.engine }
      // A recorded device cannot be replayed.
      guard let engine, engine.isLive else { continue }
      do {
        shrunk.append(try shrink(one, engine))
      } catch {
        warnings.append("\(one.recording.visible) was not shrunk for \(one.invariant): \(error)")
      }
    }
    let rest = breaks.count - Self.most
    if rest > 0 { warnings.append("\(rest) more causes were not shrunk: 'flickbook shrink' does") }
    return (shrunk, warnings)
  }

  private func shrink(_ one: LeadingBreak, _ engine: ChosenEngine) throws -> RunEnd.Shrunk {
    var shrink = ShrinkPlan(engine: engine, clock: plan.clock)
    shrink.invariant = one.invariant
    shrink.adjustments = plan.adjustments
    shrink.suite = plan.suite
    shrink.formulas = plan.invariants.formulas
    shrink.patience = patience
    let input = try EditRequest(one.recording)
    var session = try ShrinkSession(shrink, of: input.recording, named: input.name)
    let found = session.run()
    let least = input.smallest(
      found.best, that: "breaks \(one.invariant) on \(one.engine)", after: found.replays)
    return RunEnd.Shrunk(
      of: one.cause, on: one.engine, from: one.recording, events: least.events.count,
      of: input.recording.events.count,
      String(decoding: try least.canonicalBytes(), as: UTF8.self))
  }
}

extension EditRequest {
  /// The result of shrinking, with a note on its origin. It is a synthetic gesture.
  ///
  /// - Parameter what: The failure it still shows: `breaks rest-in-bounds on ios`.
  func smallest(_ found: Recording, that what: String, after replays: Int) -> Recording {
    var least = found
    least.head.quality.insert(.synthetic)
    least.head.origin = nil
    least = signed(least)
    let count = least.events.count.counted("event")
    least.head.note =
      "The smallest part that still \(what): \(count) of \(recording.events.count), "
      + "after \(replays) replays."
    return least
  }
}
