internal import Comparing
internal import Files
internal import Invariants
internal import Model
internal import Replay
internal import Results
internal import Text

extension CheckWork {
  /// Compares two engines on one recording.
  func compare(
    _ piece: Int, _ contest: ComparisonTerms, _ checked: inout Checked, _ isAbandoned: () -> Bool
  ) throws(FormatError) {
    var compare = ComparedEngines(against: contest.against.text, as: contest.likeness.rawValue)
    defer { checked.row.compare = compare }
    let reader = try RecordingReader(file: path(piece))
    checked.row.title = reader.head.title
    checked.row.tags = reader.head.tags
    checked.row.remarks = reader.head.quality.remarks
    let allowances = try contest.allowances(for: path(piece), reader.head.expectations, layers)
    var isOne = true
    do throws(ReplayError) {
      try match(reader, allowances, piece, contest, &checked.row, &compare, &isOne, isAbandoned)
    } catch {
      switch error {
      case .format(let error) where error.file == path(piece): throw error
      case .format(let error):
        let location = error.source.line > 0 ? ":\(error.source.line):\(error.source.column)" : ""
        checked.row.error = JudgedRecording.Failure(
          .format, "\(error.file)\(location): \(error.objection.message)")
      case .engine(let problem) where problem.kind == .undeclared:
        checked.row.invariants = JudgedInvariant.undecided(
          isOne ? problem.message : "\(contest.against.text): \(problem.message)")
      case .engine(let problem) where problem.kind == .unsupported:
        checked.row.refusal =
          isOne ? problem.message : "\(contest.against.text): \(problem.message)"
        checked.row.invariants = JudgedInvariant.undecided(problem.message)
      case .engine(let problem):
        let name = isOne ? engine(piece).designation.text : contest.against.text
        checked.row.error = problem.failure(of: name)
        checked.engineFailure = Checked.EngineFailure(engine: name, kind: problem.kind)
      }
    }
  }

  private func match(
    _ reader: RecordingReader, _ allowances: Allowances, _ piece: Int, _ contest: ComparisonTerms,
    _ row: inout JudgedRecording, _ compare: inout ComparedEngines,
    _ isOne: inout Bool, _ isAbandoned: () -> Bool
  ) throws(ReplayError) {
    let engine = engine(piece)
    let scene = reader.scene
    let settings: Settings
    do { settings = try layers.settings(for: path(piece), reader.head.expectations) } catch {
      throw .format(error)
    }
    let mine = try CounterpartSteps(
      .engine(engine.reporting(contest.lateFaults)), reader, path(piece), plan.clock)
    isOne = false
    let theirs = try CounterpartSteps(contest.against, try reopened(row), path(piece), plan.clock)
    // A recorded device has samples at irregular times. Both replays are then drawn at the times
    // that they have.
    let isSeen = mine.isSeen || theirs.isSeen
    isOne = true
    let one = Witness(
      scene, settings, mine.terms(at: plan.clock), pen(for: scene, isSeen: isSeen),
      try again(engine, row))
    isOne = false
    let other = Witness(
      scene, settings, theirs.terms(at: plan.clock), pen(for: scene, isSeen: isSeen),
      try again(contest.against.engine, row))
    let seen: any StepSource = WitnessedSteps(base: mine.steps, witness: one)
    var pair = PairedSteps(
      PairedSteps.Side(
        theirs.resolution > 0 ? RoundedSteps(seen, to: theirs.resolution) : seen,
        isSeen: mine.isSeen),
      PairedSteps.Side(
        WitnessedSteps(base: theirs.steps, witness: other), isSeen: theirs.isSeen))
    defer { isOne = pair.hasAdvancedOne }
    var comparison = Comparison(
      scene, within: allowances, both: mine.reports.intersection(theirs.reports),
      clock: isSeen ? nil : plan.clock, resolution: theirs.resolution)
    while try pair.next() {
      comparison.add(pair)
      if one.steps.isMultiple(of: 4096), isAbandoned() { return }
    }
    row.time = one.time
    row.steps = one.steps
    row.ending = pair.one.ending?.rawValue ?? ""
    guard comparison.hasCompared else {
      row.invariants = JudgedInvariant.undecided(
        "the recording has no observations of its device")
      return
    }
    let result = comparison.finish()
    let quality = reader.head.quality
    compare.add(result, scene)
    if theirs.resolution == 0 {
      compare.violations = ComparedEngines.violations(
        one.invariants(End(pair.one.ending ?? .truncated, quality: quality)),
        other.invariants(End(pair.other.ending ?? .truncated, quality: quality)))
    }
    row.invariants = result.differences.map {
      JudgedInvariant($0, allowances, result.divergence, scene)
    }
    row.invariants.append(
      theirs.resolution == 0
        ? JudgedInvariant(compare.violations, one.time, result.divergence)
        : .roundedVerdicts)
    if let reason = one.unobserved ?? other.unobserved {
      row.unobserved = reason
      for index in row.invariants.indices where row.invariants[index].verdict == .held {
        row.invariants[index] = JudgedInvariant(
          untested: row.invariants[index].name, because: reason)
      }
    }
    if plan.repetitions > 1 {
      row.invariants.append(
        Determinism.invariant(of: [
          (engine.designation.text, one.determinism), (contest.against.text, other.determinism),
        ]))
    }
    guard output.detail.savesHeld || output.detail == .failures && row.needsAttention
    else {
      return
    }
    row.scene = DrawnScene(scene)
    row.trace = one.trace
    compare.trace = other.trace
  }

  /// Additional replays on an engine, if requested. A saved replay cannot be repeated.
  private func again(
    _ engine: ChosenEngine?, _ row: JudgedRecording
  ) throws(ReplayError) -> [any StepSource] {
    guard let engine, engine.isLive else { return [] }
    return try repeated(on: engine, row)
  }
}

extension ComparedEngines {
  fileprivate mutating func add(
    _ result: (differences: [Difference], divergence: Divergence?), _ scene: Scene
  ) {
    measures = result.differences.map { difference in
      var measure = Measure(difference.metric.rawValue)
      measure.value = difference.value
      measure.unit = difference.metric.unit
      measure.allowed = difference.allowed
      measure.still = difference.pace?.still
      measure.lapse = difference.pace?.lapse
      measure.reason = difference.reason
      measure.time = difference.location?.time
      return measure
    }
    first = result.divergence.map { divergence in
      First(
        step: divergence.location.step, time: divergence.location.time,
        view: scene.views.count > 1 ? scene.views[divergence.location.view].id : nil,
        one: divergence.one, other: divergence.other, location: divergence.location.location)
    }
  }

  /// The invariants that at least one engine breaks.
  fileprivate static func violations(
    _ ones: [JudgedInvariant], _ others: [JudgedInvariant]
  ) -> [VerdictPair] {
    zip(ones, others).compactMap { one, other in
      one.verdict == .broken || other.verdict == .broken
        ? VerdictPair(one.name, one.verdict, other.verdict) : nil
    }
  }
}
