internal import Chromium
internal import Comparing
package import Files
internal import Invariants
internal import Model
package import Replay
internal import Results
internal import Text

/// Tests recordings in memory: judges a replay, or compares two engines. Exploration does this
/// thousands of times.
package struct FailureOracle: Sendable {
  package private(set) var engine: ChosenEngine
  package let clock: FrameClock
  private var question: Question
  /// The compiled formulas, shared by all recordings.
  private var programs = FormulaPrograms()

  private enum Question: Sendable {
    case invariants([InvariantSetting])
    case difference(from: EngineFactory, Allowances, [Metric])
  }

  /// A failure.
  struct Fault: Sendable {
    /// The name of an invariant, or of a measure in which two engines differ.
    let name: String
    /// The direction and circumstance of the violation; empty if two engines are compared.
    var cause = ""
    let text: String
  }

  /// Creates an oracle that judges by invariants, including relations.
  init(_ engine: ChosenEngine, _ clock: FrameClock, by settings: [InvariantSetting]) {
    self.engine = engine
    self.clock = clock
    question = .invariants(settings)
  }

  /// Creates an oracle that judges every recording by the same settings, without groups of the
  /// suite and expectations of recordings.
  package init(
    _ engine: ChosenEngine, _ clock: FrameClock, by choice: InvariantChoice,
    _ adjustments: [TypedInvariant], _ suite: Suite?
  ) throws {
    let layers = try InvariantLayers(try choice.invariants(suite), choice, adjustments, suite)
    try TypedInvariant.check(adjustments, layers.trial, own: [])
    self.init(engine, clock, by: layers.common.judged(onPage: engine.showsPage))
  }

  /// Creates an oracle that compares two engines.
  package init(_ engine: ChosenEngine, _ clock: FrameClock, against rival: RivalEngine) {
    self.engine = engine
    self.clock = clock
    question = .difference(from: rival.engine, rival.allowances, Metric.allCases)
  }

  /// The abilities that all engines of the oracle declare.
  var declared: Abilities {
    guard let factory = engine.factory else { return .all }
    // A page also accepts recordings with undeclared elements, but generating such recordings is
    // useless.
    let declared = factory.showsPage ? factory.abilities : factory.declared
    guard case .difference(let other, _, _) = question else { return declared }
    return declared.intersection(other.declared)
  }

  /// The maximum number of simultaneous fingers that all engines of the oracle accept.
  var maxTouches: Int {
    var maximum = engine.factory?.maxTouches ?? .max
    if case .difference(let other, _, _) = question {
      maximum = min(maximum, other.maxTouches ?? maximum)
    }
    return maximum
  }

  /// A copy that also collects the executed code of a page.
  func covering(into watch: CodeWatch) throws(ReplayError) -> FailureOracle {
    guard let covering = engine.covering else { return self }
    let factory: EngineFactory
    do { factory = try covering(watch) } catch { throw .engine(error) }
    var oracle = self
    oracle.engine = ChosenEngine(designation: engine.designation, kind: .live(factory))
    return oracle
  }

  /// A copy that tests only for failures with one name.
  func narrowed(to name: String) -> FailureOracle {
    var oracle = self
    switch question {
    case .invariants(let settings):
      oracle.question = .invariants(settings.filter { $0.invariant.name == name })
    case .difference(let other, let allowances, _):
      oracle.question = .difference(
        from: other, allowances, Metric(rawValue: name).map { [$0] } ?? [])
    }
    return oracle
  }

  /// A copy that judges another engine by the same invariants; nil if this oracle compares two
  /// engines.
  func selected(of other: ChosenEngine?) -> FailureOracle? {
    guard let other, case .invariants(let settings) = question else { return nil }
    return FailureOracle(other, clock, by: settings)
  }

  /// Returns the failures on a recording.
  ///
  /// - Parameters:
  ///   - seeing: Receives every step of the engine.
  ///   - leaving: Receives each user-defined invariant's margin if the invariant held.
  ///   - isAbandoned: Polled during the replay. Once it returns true, the result is ignored.
  func faults(
    in recording: Recording, seeing: (borrowing Step) -> Void = { _ in },
    leaving: (_ name: String, _ margin: Double) -> Void = { _, _ in },
    isAbandoned: () -> Bool = { false }
  ) throws(ReplayError) -> [Fault] {
    guard let factory = engine.factory else { return [] }
    switch question {
    case .invariants(let settings):
      return try faults(in: recording, on: factory, settings, seeing, leaving, isAbandoned)
    case .difference(let other, let allowances, let metrics):
      return try differences(recording, factory, other, allowances, metrics, seeing, isAbandoned)
    }
  }

  /// Returns the failures on a recording, or throws after a timeout: a hanging engine must not
  /// discard earlier findings.
  ///
  /// - Parameter patience: The maximum time for one recording in seconds: see `BegunPiece`.
  func faults(in recording: Recording, within patience: Double) throws(ReplayError) -> [Fault] {
    let late = EngineError(
      .late, "no answer after \(TimeSpan.seconds(patience).milliseconds.text) ms")
    var result: Result<[Fault], ReplayError> = .failure(
      .engine(EngineError(.interrupted, Interruption.text)))
    let pool = WorkerPool<Result<[Fault], ReplayError>>(jobs: 1, pieces: 1, patience: patience) {
      _, isAbandoned in
      Result { () throws(ReplayError) in try faults(in: recording, isAbandoned: isAbandoned) }
    }
    pool.run { _ in
      .failure(.engine(late))
    } handle: { _, outcome in
      result = outcome
      return true
    }
    return try result.get()
  }

  private func faults(
    in recording: Recording, on factory: EngineFactory, _ settings: [InvariantSetting],
    _ seeing: (borrowing Step) -> Void, _ leaving: (String, Double) -> Void,
    _ isAbandoned: () -> Bool
  ) throws(ReplayError) -> [Fault] {
    // The part of the recording that the engine can play may break an invariant.
    let replayable = Replayable(recording).playable(by: factory.declared)
    let terms = engine.terms(at: clock)
    var steps = try LiveSteps(replayable, on: factory, at: clock)
    let scene = steps.scene
    let judge = Judge(scene, by: settings, terms, programs)
    var relations = RelationJudge(
      Original(replayable, in: scene, on: factory, at: clock), by: settings, terms)
    var step = Step()
    while try steps.next(into: &step) {
      judge.observe(step)
      try relations.observe(step)
      seeing(step)
      if step.index % 4096 == 4095, isAbandoned() { return [] }
    }
    let end = End(steps.ending ?? .truncated, quality: recording.head.quality)
    return (judge.verdicts(end) + (try relations.verdicts(end))).compactMap { judged in
      if case .held(_, let margin?, _) = judged.verdict, judged.invariant.isOwn {
        leaving(judged.invariant.name, margin)
      }
      guard case .broken(let violation, _, _) = judged.verdict else { return nil }
      return Fault(
        name: judged.invariant.name, cause: violation.cause,
        text: "expected \(violation.expected), found \(violation.actual) "
          + "at \(violation.time.text) ms")
    }
  }

  private func differences(
    _ recording: Recording, _ one: EngineFactory, _ other: EngineFactory,
    _ allowances: Allowances, _ metrics: [Metric], _ seeing: (borrowing Step) -> Void,
    _ isAbandoned: () -> Bool
  ) throws(ReplayError) -> [Fault] {
    let replayable = Replayable(recording)
    var pair = PairedSteps(
      PairedSteps.Side(try LiveSteps(replayable, on: one, at: clock)),
      PairedSteps.Side(try LiveSteps(replayable, on: other, at: clock)))
    var comparison = Comparison(
      recording.head.scene, within: allowances,
      both: one.abilities.intersection(other.abilities), clock: clock)
    var count = 0
    while try pair.next() {
      comparison.add(pair)
      seeing(pair.one.step)
      count += 1
      if count.isMultiple(of: 4096), isAbandoned() { return [] }
    }
    guard comparison.hasCompared else { return [] }
    return comparison.finish().differences.filter { $0.isBeyond && metrics.contains($0.metric) }
      .map { difference in
        let value = (((difference.value ?? 0) * 1000).rounded() / 1000).text
        let unit = difference.metric.unit
        return Fault(
          name: difference.metric.rawValue, text: unit.isEmpty ? value : "\(value) \(unit)")
      }
  }
}
