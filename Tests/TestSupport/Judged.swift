package import Invariants
package import Model
package import Replay
internal import Text

/// The verdicts of invariants for a recording on an engine; without a list, of all invariants.
package func judged(
  _ recording: Recording, _ engine: EngineFactory, at clock: FrameClock = FrameClock(),
  by invariants: [Invariant] = Catalogue.invariants,
  seeing: (borrowing Step) -> Void = { _ in }
) throws -> [InvariantVerdict] {
  var steps = try LiveSteps(Replayable(recording), on: engine, at: clock)
  let judge = Judge(
    recording.head.scene, by: recording.selected(of: invariants),
    Terms(abilities: engine.abilities, contract: engine.contract))
  var step = Step()
  while try steps.next(into: &step) {
    judge.observe(step)
    seeing(step)
  }
  return judge.verdicts(End(steps.ending ?? .truncated, quality: recording.head.quality))
}

/// The verdicts of relations for a recording on an engine.
package func related(
  _ recording: Recording, _ engine: EngineFactory,
  by relations: [Invariant] = Catalogue.relations
) throws -> [InvariantVerdict] {
  let (replayable, clock) = (Replayable(recording), FrameClock())
  var steps = try LiveSteps(replayable, on: engine, at: clock)
  var judge = RelationJudge(
    Original(replayable, in: recording.head.scene, on: engine, at: clock), by: relations,
    Terms(abilities: engine.abilities, contract: engine.contract))
  var step = Step()
  while try steps.next(into: &step) { try judge.observe(step) }
  return try judge.verdicts(End(steps.ending ?? .truncated, quality: recording.head.quality))
}

extension InvariantVerdict {
  package var isBroken: Bool { if case .broken = verdict { true } else { false } }
  package var isHeld: Bool { if case .held = verdict { true } else { false } }

  /// A violation in one line.
  package var line: String? {
    guard case .broken(let violation, let times, _) = verdict else { return nil }
    return
      "\(invariant.name) \(times)×: view \(violation.view ?? 0), line \(violation.location.line) at "
      + "\(violation.time.text) ms: expected \(violation.expected), found \(violation.actual)"
  }
}

extension Catalogue {
  /// The invariants with these names. All must exist, because a test without invariants cannot
  /// fail.
  package static func named(_ names: String...) -> [Invariant] {
    let found = all.filter { names.contains($0.name) }
    precondition(found.count == Set(names).count, "no invariant is named as one of \(names)")
    return found
  }
}

extension Recording {
  /// The invariants that apply to any engine. If the recording is of a device, other engines need
  /// not rest at the device's positions.
  package func selected(of invariants: [Invariant]) -> [Invariant] {
    guard head.origin?.recorder != nil else { return invariants }
    return invariants.filter { $0.name != "seen-as-expected" }
  }

  /// The formulas and sequences that the recording declares.
  package func ownInvariants() throws -> [Invariant] {
    try head.expectations.compactMap { expectation -> Invariant? in
      guard case .invariant(let invariant) = expectation.value else { return nil }
      return try Invariant.defined(by: invariant)
    }
  }
}
