internal import Files
internal import Measure
internal import Replay
package import Results
internal import Text

/// Finds the constants that explain the differences found by a comparison.
package struct DifferenceExplainer {
  private let one: ChosenEngine
  private let other: ChosenEngine
  private let clock: FrameClock
  private let work: CheckWork
  /// Groups the differences that remain when the constants are equal.
  private let motions: any MotionGrouping
  /// Whether the user has requested the explanation. Then it is reported even if no constant
  /// differs.
  private let isRequested: Bool
  /// The recordings that differ, with their distances.
  private var rows: [(path: String, distance: Double)] = []

  /// Creates an explainer. Fails if nothing is compared, or if the other side is a trace of one
  /// recording, which cannot be replayed with other settings.
  package init?(
    _ work: CheckWork, _ motions: any MotionGrouping, isRequested: Bool = true
  ) {
    guard let contest = work.plan.contest, let one = work.plan.engines.first,
      let other = contest.against.engine
    else { return nil }
    self.one = one
    self.other = other
    clock = work.plan.clock
    self.work = work
    self.motions = motions
    self.isRequested = isRequested
  }

  mutating func add(_ row: JudgedRecording) {
    guard row.error == nil, row.refusal == nil, let compare = row.compare else { return }
    let distance = compare.measures.compactMap(\.value).map(abs).max() ?? 0
    guard distance > 0 || compare.first != nil else { return }
    rows.append((row.recording, distance))
  }

  /// The number of recordings that is sufficient to find a cause.
  private static let maximum = 400

  func explain() -> RunEnd.Explained? {
    let paths = rows.sorted { ($0.distance, $1.path) > ($1.distance, $0.path) }
      .prefix(Self.maximum).map(\.path).sorted()
    var cases: [Search.Case] = []
    for path in paths where !Interruption.hasCome {
      guard let mine = showing(path, one), let theirs = showing(path, other) else { continue }
      let recording = Replayable { () throws(FormatError) in try RecordingReader(file: path) }
      cases.append(Search.Case(path, recording, one: mine, other: theirs))
    }
    guard !cases.isEmpty else { return nil }
    let (explanation, others, isTurned) = search(cases, paths)
    guard !explanation.isEmpty, isRequested || !explanation.causes.isEmpty else { return nil }
    var result = explained(explanation, others, isTurned)
    result.motions = motions(with: explanation.settings, isTurned, paths)
    return result
  }

  /// Compares both engines again on these recordings, after one engine has received the settings
  /// that make the constants equal: different constants would hide differences in behaviour.
  private func motions(
    with settings: [(name: String, value: Double)], _ isTurned: Bool, _ paths: [String]
  ) -> [RunEnd.Explained.Motion] {
    guard !settings.isEmpty, let contest = work.plan.contest,
      let changed = (isTurned ? other : one).setting(settings)
    else { return [] }
    var plan = work.plan
    plan.recordings = paths
    plan.indices = nil
    plan.repetitions = 1
    plan.engines = [isTurned ? one : changed]
    plan.contest = isTurned ? contest.comparing(with: changed) : contest
    let again = CheckWork(plan, work.layers, saving: CheckOutput(detail: .failures))
    var motions = motions
    for piece in paths.indices where !Interruption.hasCome {
      motions.add(again.check(piece) { Interruption.hasCome }.row)
    }
    return motions.motions
  }

  private func showing(_ path: String, _ engine: ChosenEngine) -> Showing? {
    guard var steps = try? RecordingReader(file: path).steps(of: path, on: engine, clock)
    else { return nil }
    return try? Showing(&steps)
  }

  /// The measured constants of an engine. The constants of a recorded device are measured in its
  /// recordings.
  private func measured(_ engine: ChosenEngine, _ paths: [String]) -> Measurements {
    if let factory = engine.factory {
      var examination = Examination(factory)
      examination.run { Interruption.hasCome }
      return examination.found
    }
    var examination = SeenExamination()
    for path in paths {
      guard var steps = try? RecordingReader(file: path).steps(of: path, on: engine, clock)
      else { continue }
      try? examination.observe(&steps, named: path)
    }
    return examination.found
  }

  private typealias Found = (explanation: Explanation, others: [Explanation.Cause], isTurned: Bool)

  private func search(_ cases: [Search.Case], _ paths: [String]) -> Found {
    let (mine, theirs) = (one.factory, other.factory)
    if let mine, let theirs, let declared = Candidate.declared(mine, theirs) {
      var search = Search(mine, cases, clock)
      return (search.run(declared), [], false)
    }
    let (ones, others) = (measured(one, paths), measured(other, paths))
    guard let latency = Latency(ones, others, cases) else {
      return search(cases, ones, others, latency: nil)
    }
    var found = search(latency.cases, ones, others, latency: latency)
    found.explanation = latency.explaining(found.explanation, isTurned: found.isTurned)
    return found
  }

  /// Finds the constants that explain the differences that remain after removing a delay.
  private func search(
    _ cases: [Search.Case], _ ones: Measurements, _ others: Measurements, latency: Latency?
  ) -> Found {
    let (mine, theirs) = (one.factory, other.factory)
    // Settings are transferred to the first engine if it has them, and otherwise to the second
    // engine.
    for (factory, known, wanted, isTurned) in [
      (mine, ones, others, false), (theirs, others, ones, true),
    ] {
      guard let factory else { continue }
      let candidates = Candidate.measured(factory, known, wanted)
      guard !candidates.isEmpty else { continue }
      let turned =
        isTurned
        ? cases.map { Search.Case($0.name, $0.recording, one: $0.other, other: $0.one) } : cases
      var search = Search(
        factory, turned, clock, framesLate: latency?.framesLate(ofFirst: !isTurned) ?? 0)
      let explanation = search.run(candidates)
      let left = explanation.left ?? 1
      let settable = Set(candidates.compactMap { SettingValues.constant(of: $0.name) })
      let differing = Search.differences(ones, others).filter { cause in
        left > 0.01 && !(cause.constant.map { settable.contains($0) } ?? false)
          && !(latency != nil && cause.constant == .framesLate)
      }
      return (explanation, differing, isTurned)
    }
    guard let any = mine ?? theirs else { return (Explanation(), [], false) }
    var search = Search(any, cases, clock)
    var explanation = search.run(ones, others)
    if latency != nil { explanation.removeDelays() }
    return (explanation, [], false)
  }

  private func explained(
    _ explanation: Explanation, _ others: [Explanation.Cause], _ isTurned: Bool
  ) -> RunEnd.Explained {
    let (one, other) = (one.designation.text, other.designation.text)
    var result = RunEnd.Explained(one, other, distance: explanation.total)
    func explained(_ cause: Explanation.Cause, isTurned: Bool) -> RunEnd.Explained.Cause {
      RunEnd.Explained.Cause(
        cause.name, cause.constant?.phase.rawValue ?? "", one: isTurned ? cause.other : cause.one,
        other: isTurned ? cause.one : cause.other, share: cause.share)
    }
    result.causes = explanation.causes.map { explained($0, isTurned: isTurned) }
    let phases = Constant.Phase.allCases.map(\.rawValue)
    let all =
      explanation.idle.map { explained($0, isTurned: isTurned) }
      + others.map { explained($0, isTurned: false) }
    // The other constants are in the order of a gesture's phases.
    result.others = phases.flatMap { phase in all.filter { $0.phase == phase } }
    result.others += all.filter { !phases.contains($0.phase) }
    result.left = explanation.left
    let settings = explanation.settings
    if !settings.isEmpty {
      let engine = isTurned ? self.other : self.one
      result.setting = engine.designation.setting(settings)
    }
    var groups: [RunEnd.Explained.Group] = []
    // The groups are ordered by cause, with unexplained motions at the end, and within a cause by
    // the phases of a gesture.
    let causes = explanation.causes.map(\.name)
    func order(_ row: Explanation.Row) -> (Int, Int) {
      let cause = row.cause.flatMap { causes.firstIndex(of: $0) } ?? causes.count
      return (cause, phases.firstIndex(of: row.phase.rawValue) ?? 0)
    }
    func suspects(_ phase: String) -> [String] {
      others.filter { $0.constant?.phase.rawValue == phase }.map(\.name)
    }
    for row in explanation.rows.sorted(by: { order($0) < order($1) }) {
      let phase = row.phase.rawValue
      if let index = groups.firstIndex(where: { $0.cause == row.cause && $0.phase == phase }) {
        groups[index].recordings.append(row.recording)
      } else {
        var group = RunEnd.Explained.Group(row.cause, phase, [row.recording])
        // Constants of that phase that differ and cannot be transferred are suspects.
        if row.cause == nil { group.suspects = suspects(phase) }
        groups.append(group)
      }
    }
    result.groups = groups
    return result
  }
}

extension ChosenEngine {
  /// The same engine with other settings, under the same designation; nil if the engine does not
  /// run now or rejects the settings.
  fileprivate func setting(_ changes: [(name: String, value: Double)]) -> ChosenEngine? {
    guard let changed = try? factory?.setting(changes) else { return nil }
    return ChosenEngine(designation: designation, kind: .live(changed))
  }
}

extension EngineDesignation {
  /// The designation of the engine with transferred settings, as typed on the command line, with
  /// numbers as short as possible.
  package func setting(_ changes: [(name: String, value: Double)]) -> String {
    var all: [(String, Double?)] = settings.map { ($0.name, $0.value) }
    for (name, value) in changes {
      let short = Estimate(value, error: abs(value) * 2e-6).text
      let number = Double(short) ?? value
      if let index = all.firstIndex(where: { $0.0 == name }) {
        all[index].1 = number
      } else {
        all.append((name, number))
      }
    }
    // A switch is given by its name alone.
    let texts = all.map { name, value in value.map { "\(name)=\($0.text)" } ?? name }
    return name + "(" + texts.joined(separator: ",") + ")"
  }
}
