internal import Files
internal import Invariants
internal import Model
internal import Replay
internal import Results
internal import Text

/// Judges one recording on one engine, or compares the engine with another engine. Each piece of
/// work is independent of all other pieces, so it can run on any thread at any time.
package struct CheckWork: Sendable {
  package let plan: CheckPlan
  /// The recordings that this run judges.
  let paths: [String]
  let layers: InvariantLayers
  /// The output that is saved besides the verdicts.
  package let output: CheckOutput
  /// The hashes of all recordings of the plan; empty if nothing will use them.
  package let hashes: RecordingHashes
  /// Where steps are saved, if requested.
  package let keeping: StepKeeping?
  /// The compiled formulas, shared by all recordings.
  private let programs = FormulaPrograms()

  init(_ plan: CheckPlan, _ layers: InvariantLayers, saving output: CheckOutput) {
    self.plan = plan
    self.output = output
    self.layers = layers
    paths = plan.indices?.map { plan.recordings[$0] } ?? plan.recordings
    hashes =
      output.isHashed
      ? plan.hashes ?? RecordingHashes(of: plan.recordings, jobs: output.jobs) : RecordingHashes()
    keeping = output.keepsSteps.map { StepKeeping($0, at: plan.clock) }
  }

  package var count: Int { paths.count * plan.engines.count }
  func path(_ piece: Int) -> String { paths[piece / plan.engines.count] }
  func engine(_ piece: Int) -> ChosenEngine { plan.engines[piece % plan.engines.count] }

  func blank(_ piece: Int) -> JudgedRecording {
    var row = JudgedRecording(path(piece), on: engine(piece).designation.text)
    let index = piece / plan.engines.count
    row.hash = hash(ofPath: index)
    row.number = (plan.indices?[index] ?? index) * plan.engines.count + piece % plan.engines.count
    return row
  }

  /// The hash of the path with this index in the run.
  func hash(ofPath index: Int) -> String { hashes[plan.indices?[index] ?? index] ?? "" }

  /// The names of the engines that a piece replays.
  func engineNames(_ piece: Int) -> [String] {
    [engine(piece).designation.text] + (plan.contest.map { [$0.against.text] } ?? [])
  }

  /// The outcome of a piece that was abandoned or not begun.
  ///
  /// - Parameter hung: The engine that did not answer.
  func undone(_ piece: Int, _ why: String, hung: String? = nil) -> Checked {
    var row = blank(piece)
    row.error = JudgedRecording.Failure(.timeout, why)
    return Checked(
      row: row, lateFaults: LateFaults(of: path(piece)),
      engineFailure: hung.map { Checked.EngineFailure(engine: $0, kind: .late) })
  }

  package func check(_ piece: Int, isAbandoned: () -> Bool) -> Checked {
    var checked = Checked(row: blank(piece), lateFaults: LateFaults(of: path(piece)))
    let began = output.isTimed ? Clock.seconds : 0
    do throws(FormatError) {
      if let contest = plan.contest {
        try compare(piece, contest.reporting(checked.lateFaults), &checked, isAbandoned)
        if !isAbandoned(), let pending = contest.pending {
          pending.update(&checked.row)
          drawPending(&checked.row, engine(piece), isAbandoned)
        }
      } else {
        try judge(piece, engine(piece).reporting(checked.lateFaults), &checked, isAbandoned)
      }
    } catch {
      checked.row.error = JudgedRecording.Failure(
        .format, error.objection.message, at: error.source)
    }
    if output.isHashed, checked.row.hash.isEmpty, checked.row.error == nil {
      checked.row.error = JudgedRecording.Failure(.format, "it could not be read and hashed")
    }
    if output.isTimed { checked.row.seconds = Clock.seconds - began }
    return checked
  }

  private func judge(
    _ piece: Int, _ engine: ChosenEngine, _ checked: inout Checked, _ isAbandoned: () -> Bool
  ) throws(FormatError) {
    let reader = try RecordingReader(file: path(piece))
    checked.row.title = reader.head.title
    checked.row.tags = reader.head.tags
    checked.row.remarks = reader.head.quality.remarks
    let settings = try layers.settings(for: path(piece), reader.head.expectations)
    checked.row.remarks += settings.off(by: path(piece))
    var pen = pen(for: reader.scene, isSeen: engine.isSeen)
    var moments = output.takesPictures ? PictureMoments() : nil
    checked.row.invariants = try judge(
      reader, settings, engine, &checked, &pen, &moments, isAbandoned)
    keep(pen, of: reader.scene, in: &checked.row)
    draw(&checked.row, engine, isAbandoned)
    photograph(&checked.row, moments, on: engine, isAbandoned)
  }

  private func judge(
    _ reader: RecordingReader, _ settings: Settings, _ engine: ChosenEngine,
    _ checked: inout Checked, _ pen: inout TraceSampler?, _ moments: inout PictureMoments?,
    _ isAbandoned: () -> Bool
  ) throws(FormatError) -> [JudgedInvariant] {
    var last = FileLocation.nowhere
    var kept = keeping?.keep(checked.row.recording, checked.row.hash, of: reader.scene, on: engine)
    do throws(ReplayError) {
      let opened = try CounterpartSteps(
        inPartOn: engine, reader, checked.row.recording, plan.clock)
      var steps = opened.steps
      let others = try repeated(on: engine, checked.row)
      checked.row.remarks +=
        [KeptReplays.remark(rounded: opened.resolution), opened.seen?.remark].compactMap(\.self)
      var determinism = Determinism(against: others, opened.contract)
      var terms = opened.terms(at: plan.clock)
      terms.excusedPageErrors = settings.excusedPageErrors
      let scene = steps.scene
      let judge = Judge(scene, by: settings.judged(onPage: terms.showsPage), terms, programs)
      var relations = relations(checked.row, scene, settings, engine, terms)
      var step = Step()
      var start: Instant?
      var isSeen = false
      var holes = SeenHoles()
      // The tests are combined into one flag: each of these optionals is large, and testing it at
      // every step would copy it.
      let hasCompany = kept != nil || pen != nil || moments != nil || relations?.isIdle == false
      while try steps.next(into: &step) {
        judge.observe(step)
        checked.lag.see(step)
        holes.add(step.sight)
        if hasCompany {
          kept?.write(step)
          pen?.add(step)
          moments?.see(step)
          try relations?.observe(step)
        }
        for index in step.moment.events.indices {
          if step.moment.events[index].value.isInput { last = step.moment.events[index].location }
          if case .observation = step.moment.events[index].value { isSeen = true }
        }
        if plan.repetitions > 1 { try determinism.add(step, last) }
        start = start ?? step.time
        checked.row.time = step.time - (start ?? step.time)
        checked.row.steps += 1
        if checked.row.steps.isMultiple(of: 4096), isAbandoned() {
          kept?.abandon()
          return []
        }
      }
      checked.row.ending = steps.ending?.rawValue ?? ""
      // A replay of a part is not saved: its steps would be judged later as steps of the whole
      // recording.
      let isWhole = opened.part?.isWhole ?? true
      if isWhole { kept?.finish() } else { kept?.abandon() }
      if let remark = opened.part?.remark { checked.row.remarks.append(remark) }
      if let remark = holes.remark { checked.row.remarks.append(remark) }
      if case .seen = engine.kind, !isSeen {
        return settings.judged.untested("the recording has no observations of its device")
      }
      let end = End(steps.ending ?? .truncated, quality: reader.head.quality)
      var related = try relations?.verdicts(end) ?? []
      if let reason = judge.unobserved {
        checked.row.unobserved = reason.text
        related = related.map { $0.unobserved(reason) }
      } else if judge.isUnanswered {
        related = related.map(\.unanswered)
      }
      let judged = judge.verdicts(end) + related
      var position = 0
      var invariants = judged.map { judged in
        JudgedInvariant(
          judged, settings.setting(of: judged.invariant.name, from: &position), reader.scene,
          in: checked.row.recording)
      }
      // The recorded device cannot be replayed, and a page may show nothing. Neither is required to
      // test the invariants that the recording or `--only` names.
      if !engine.isSeen, isWhole, judge.unobserved == nil {
        let only = Set(plan.invariants.only)
        invariants.want(judged, settings, in: checked.row.recording, only: only)
      }
      if relations == nil { invariants += unrelated(settings, engine) }
      if plan.repetitions > 1 {
        let isUnanswered = judge.isUnanswered || judge.unobserved != nil
        invariants.append(determinism.invariant(isUnanswered: isUnanswered))
      }
      return invariants
    } catch {
      kept?.finish(after: error)
      switch error {
      case .format(let error): throw error
      case .engine(let error) where error.kind == .undeclared:
        return settings.judged.untested(error.message)
      case .engine(let error) where error.kind == .unsupported:
        let reason = error.message.isEmpty ? "the engine gives no reason" : error.message
        checked.row.refusal = reason
        return settings.judged.untested(reason)
      case .engine(let error):
        let name = engine.designation.text
        checked.row.error = error.failure(of: name, at: last)
        checked.engineFailure = Checked.EngineFailure(engine: name, kind: error.kind)
        return []
      }
    }
  }

  /// The judge of the relations, which runs beside a replay; nil if there is no engine to replay
  /// the recording again.
  private func relations(
    _ row: JudgedRecording, _ scene: Scene, _ settings: Settings, _ engine: ChosenEngine,
    _ terms: Terms
  ) -> RelationJudge? {
    guard let factory = engine.factory else { return nil }
    let path = row.recording
    let recording = Replayable { () throws(FormatError) -> any EventSource in
      try RecordingReader(file: path)
    }.playable(by: factory.declared)
    return RelationJudge(
      Original(recording, in: scene, on: factory, at: plan.clock), by: settings.judged, terms)
  }

  private func unrelated(_ settings: Settings, _ engine: ChosenEngine) -> [JudgedInvariant] {
    settings.judged.filter { $0.invariant.isRelation }.untested(
      engine.isSeen
        ? "a recorded device cannot be replayed again" : "kept steps cannot be replayed again"
    )
  }

  /// The additional replays that the plan requires.
  func repeated(
    on engine: ChosenEngine, _ row: JudgedRecording
  ) throws(ReplayError) -> [any StepSource] {
    try (1..<max(1, plan.repetitions)).map { (_) throws(ReplayError) in
      try reopened(row).played(of: row.recording, on: engine, plan.clock).steps
    }
  }

  func reopened(_ row: JudgedRecording) throws(ReplayError) -> RecordingReader {
    do { return try RecordingReader(file: row.recording) } catch { throw .format(error) }
  }
}

extension [InvariantSetting] {
  /// One untested row per invariant, with the reason.
  fileprivate func untested(_ reason: String) -> [JudgedInvariant] {
    map { JudgedInvariant(untested: $0.invariant.name, because: reason) }
  }
}

extension Settings {
  /// The invariants that the recording itself switches off, as text with the line of the setting.
  fileprivate func off(by path: String) -> [String] {
    invariants.compactMap { setting in
      guard setting.level.value == .off, case .file(path, _) = setting.level.origin
      else { return nil }
      return "\(setting.invariant.name) is off (\(setting.level.origin.text))"
    }
  }
}
