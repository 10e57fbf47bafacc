internal import Files
package import Invariants
internal import Model
internal import Replay
package import Results
internal import Text

/// A plan with resolved invariants, suite and recordings, ready to be replayed.
package struct CheckSession {
  package let work: CheckWork
  package let waivers: Waivers
  /// The selected invariants, in the order of the catalogue.
  package let invariants: [Invariant]
  /// The head of the results, without the command that repeats the run.
  package let head: RunHead

  /// - Parameter output: The output that is saved besides the verdicts.
  package init(_ plan: CheckPlan, saving output: CheckOutput = CheckOutput()) throws {
    invariants = try plan.invariants.invariants(plan.suite, plan.recordings)
    let layers = try InvariantLayers(
      invariants, plan.invariants, plan.adjustments, plan.suite)
    try TypedInvariant.check(
      plan.adjustments, layers.trial,
      own: OwnNames.names(
        plan.suite, plan.recordings, wanted: plan.adjustments.unknown(in: layers.trial)))
    waivers = try Waivers(
      plan.isStrict || plan.contest != nil ? nil : plan.suite, in: layers.suiteFolder,
      among: layers.trial, today: Clock.today)
    work = CheckWork(plan, layers, saving: output)
    head = RunHead(of: plan, layers, isTimed: output.isTimed)
  }
}

extension CheckPlan {
  /// The names of the invariants that most rows contain, in the order of the rows.
  fileprivate func listed(_ settings: Settings) -> [String] {
    let judged = settings.judged(onPage: engines.contains(where: \.showsPage)).map(\.invariant)
    let names = (judged.filter { !$0.isRelation } + judged.filter(\.isRelation)).map(\.name)
    return repetitions > 1 ? names + [Determinism.name] : names
  }
}

extension RunHead {
  /// Creates the head of a run's results.
  fileprivate init(of plan: CheckPlan, _ layers: InvariantLayers, isTimed: Bool) {
    let suite = plan.suite
    let engines = plan.engines.map { RunHead.Engine($0.designation.text, version: $0.version) }
    self.init(
      tool: Release.version, plan: "", planned: plan.recordings.count * engines.count,
      rate: plan.clock.rate.text, phase: (Instant.zero + plan.clock.phase).text, engines: engines)
    self.suite = suite?.file
    if plan.contest == nil { invariants = plan.listed(layers.common) }
    settings = layers.common.invariants.flatMap { RunHead.Setting.all($0) }
    settings += layers.offInGroups
    settings += plan.invariants.skip.map {
      RunHead.Setting($0, "level", "off", from: SessionError.Part.skip.option)
    }
    if let contest = plan.contest {
      against = Engine(contest.against.text, version: contest.against.version)
      // The settings that require an invariant to be exercised apply only to a check.
      settings.removeAll { $0.name == "required" || $0.name == "min-exercised" }
    } else if let gate = suite?.gate {
      let location = "\(suite?.file ?? ""):\(gate.location.line)"
      gates = [
        gate.minRecordings.map { Gate(.minRecordings, $0, from: location) },
        gate.maxWarnings.map { Gate(.maxWarnings, $0, from: location) },
        gate.maxUntested.map { Gate(.maxUntested, $0, from: location) },
      ].compactMap { $0 }
    }
    date = Clock.reportedDate(isTimed: isTimed)
  }
}
