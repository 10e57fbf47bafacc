// This file is compiled only into a mutated copy of the sources, as a part of TestSupport.
package import Model
package import Replay
package import Invariants

/// Stores replays, which are most of the work. A replay is judged again only if a mutant changes a
/// value in it; otherwise the verdicts are the same.
package final class AttentiveStage: Stage {
  /// Called before a replay is judged, to detect mutants that do not end.
  package var willJudge: () -> Void = {}
  private var replays: [String: Replayed] = [:]
  /// The stored replays by properties that equal replays share. Most faults are visible in only a
  /// few recordings, so many replays are equal.
  private var alike: [Likeness: [Replayed]] = [:]

  package override func judged(
    _ key: String, _ recording: () throws -> Recording, _ engine: EngineFactory,
    at clock: FrameClock = FrameClock(), by invariants: [Invariant]
  ) throws -> [InvariantVerdict] {
    try findings(
      replays[key] ?? remember(key, Replayed(recording(), on: engine, at: clock)), by: invariants)
  }

  package override func judgedAsSeen(
    _ key: String, _ recording: () throws -> Recording, by invariants: [Invariant]
  ) throws -> [InvariantVerdict] {
    try findings(
      replays[key] ?? remember(key, Replayed(seen: recording())), by: invariants)
  }

  private func findings(_ replayed: Replayed, by invariants: [Invariant]) -> [InvariantVerdict] {
    if chosen > 0, !replayed.isTouched(by: chosen), let known = replayed.asItWas.all(invariants) {
      return known
    }
    willJudge()
    return replayed.judged(by: invariants)
  }

  private func remember(_ key: String, _ replayed: Replayed) -> Replayed {
    let others = alike[replayed.likeness, default: []]
    let known = others.first { $0.isSame(as: replayed) } ?? replayed
    if known === replayed { alike[replayed.likeness, default: []].append(replayed) }
    replays[key] = known
    return known
  }
}

/// Properties of a replay that can be compared quickly.
private struct Likeness: Hashable {
  var count: Int
  var last: Instant?
  var sum: Double
}

/// The findings of invariants, by their names.
private struct Findings {
  var mutant = 0
  var found: [String: InvariantVerdict] = [:]

  func all(_ invariants: [Invariant]) -> [InvariantVerdict]? {
    let findings = invariants.compactMap { found[$0.name] }
    return findings.count == invariants.count ? findings : nil
  }
}

/// The steps of a replay, and the findings about it.
private final class Replayed {
  private let recording: Recording
  private let isSeen: Bool
  private let terms: Terms
  private let end: End
  private let steps: [Step]
  /// The mutants that would change a value in this replay, one bit each.
  private var touching: [UInt64] = []
  /// The findings without a mutant, and the findings with the current mutant.
  private(set) var asItWas = Findings()
  private var asItIs = Findings()
  let likeness: Likeness

  convenience init(
    _ recording: Recording, on engine: EngineFactory, at clock: FrameClock
  ) throws {
    let terms = Terms(abilities: engine.abilities, contract: engine.contract)
    try self.init(
      recording, LiveSteps(Replayable(recording), on: engine, at: clock), terms, isSeen: false)
  }

  convenience init(seen recording: Recording) throws {
    try self.init(recording, SeenSteps(RecordingEvents(recording)), .ofSeen, isSeen: true)
  }

  private init(
    _ recording: Recording, _ source: some StepSource, _ terms: Terms, isSeen: Bool
  ) throws {
    self.recording = recording
    self.terms = terms
    self.isSeen = isSeen
    var source = source
    var steps: [Step] = []
    var step = Step()
    while try source.next(into: &step) {
      steps.append(step)
      // Most steps show the same views as the previous step, so they share its memory.
      guard steps.count > 1 else { continue }
      let last = steps[steps.count - 2].frame.views
      if step.frame.views == last { steps[steps.count - 1].frame.views = last }
    }
    self.steps = steps
    end = End(source.ending ?? .truncated, quality: recording.head.quality)
    let sums = steps.map { step in
      step.frame.views.reduce(0) { $0 + $1.offset.x + $1.offset.y + $1.zoom }
    }
    likeness = Likeness(count: steps.count, last: steps.last?.time, sum: sums.reduce(0, +))
  }

  func isSame(as other: Replayed) -> Bool {
    recording == other.recording && isSeen == other.isSeen && end.ending == other.end.ending
      && terms.abilities == other.terms.abilities && terms.contract == other.terms.contract
      && steps == other.steps
  }

  func isTouched(by mutant: Int) -> Bool {
    touching.isEmpty || touching[mutant / 64] & 1 << UInt64(mutant % 64) != 0
  }

  func judged(by invariants: [Invariant]) -> [InvariantVerdict] {
    if chosen <= 0 { return judgedAsItWas(by: invariants) }
    if asItIs.mutant != chosen { asItIs = Findings(mutant: chosen) }
    if let known = asItIs.all(invariants) { return known }
    let findings = judgeSteps(by: invariants)
    for finding in findings { asItIs.found[finding.invariant.name] = finding }
    return findings
  }

  private func judgedAsItWas(by invariants: [Invariant]) -> [InvariantVerdict] {
    if let known = asItWas.all(invariants) { return known }
    let before = mattering
    mattering = Array(repeating: false, count: before.count)
    let findings = judgeSteps(by: invariants)
    if touching.isEmpty { touching = Array(repeating: 0, count: (mattering.count + 63) / 64) }
    for mutant in mattering.indices where mattering[mutant] {
      touching[mutant / 64] |= 1 << UInt64(mutant % 64)
    }
    for finding in findings { asItWas.found[finding.invariant.name] = finding }
    mattering = zip(before, mattering).map { $0 || $1 }
    return findings
  }

  private func judgeSteps(by invariants: [Invariant]) -> [InvariantVerdict] {
    let requested = isSeen ? invariants : recording.requested(of: invariants)
    let judge = Judge(recording.head.scene, by: requested, terms)
    // The steps are borrowed and not copied, because reference counting writes to memory that all
    // copies of the process share.
    steps.withUnsafeBufferPointer { steps in
      for index in steps.indices { judge.observe(steps[index]) }
    }
    return judge.verdicts(end)
  }
}
