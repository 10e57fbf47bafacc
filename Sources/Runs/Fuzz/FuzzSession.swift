internal import Chromium
internal import Exploration
internal import Files
internal import Model
internal import Replay
internal import Text
package import Writing

/// Tries random recordings, and shrinks and saves recordings that fail.
///
/// Recordings are tried in batches. A recording depends on the results of earlier batches, but not
/// on other recordings of its batch, and results are processed in order of their numbers. The
/// findings therefore depend only on the seed, not on the number of jobs, and a longer run begins
/// with the findings of a shorter run.
package struct FuzzSession {
  let plan: FuzzPlan
  private var kept: [Recording] = []
  /// Recordings that ran a part of the page's scripts for the first time, or gave an app signal a
  /// new class of values.
  private var running: [Recording] = []
  private var nearest = NearestRecordings()
  private(set) var coverage = Coverage()
  /// The code of a page that has run.
  private(set) var code = RanCode()
  package private(set) var groups: [FaultGroup] = []
  package private(set) var done = 0
  package private(set) var failing = 0
  /// The number of recordings that the engine refused, by reason. They tested nothing.
  package private(set) var refusals: [String: Int] = [:]
  /// The classes of values that signals of the app have had so far.
  private var signals: Set<String> = []
  package private(set) var unjudged: [String] = []
  /// The number of consecutive recordings on which the engine timed out.
  private var lateInARow = 0
  package private(set) var writing: WriteError?
  /// The reasons why more than one recording per cause may remain.
  private(set) var unthinned: [String] = []
  let began = Clock.seconds

  package init(_ plan: FuzzPlan) { self.plan = plan }

  /// The number of recordings in a batch. It is small for a page, because a page is slow and its
  /// results should be used sooner.
  private var batch: Int { plan.oracle.engine.showsPage ? 8 : 64 }

  /// Runs until a limit is reached, an engine is hopeless or the program is interrupted.
  ///
  /// - Parameter show: Called several times per second.
  package mutating func run(_ show: (FuzzSession) -> Void = { _ in }) {
    while !isOver { tryBatch(show) }
  }

  private var isOver: Bool {
    done >= plan.count || Interruption.hasCome || writing != nil || isLate || isHopeless
  }

  var isHopeless: Bool { lateInARow >= HungEngines.maximum }

  private var isLate: Bool { plan.seconds.map { Clock.seconds - began >= $0 } ?? false }

  private mutating func tryBatch(_ show: (FuzzSession) -> Void) {
    let pieces = min(batch, plan.count - done)
    let work = FuzzWork(
      plan: plan, first: done, kept: kept, running: running,
      nearest: plan.isSteered ? nearest.recordings : [])
    let pool = WorkerPool<FuzzWork.Row>(jobs: plan.jobs, pieces: pieces, patience: plan.timeout) {
      piece, isLate in
      let row = work.row(piece, isAbandoned: isLate)
      return row.trouble == .interrupted ? nil : row
    }
    pool.run { piece in
      work.late(piece)
    } handle: { _, row in
      add(row)
      show(self)
      return !isOver
    } idle: {
      show(self)
    }
  }

  private mutating func add(_ row: FuzzWork.Row) {
    let number = done
    done += 1
    lateInARow = row.trouble == .late ? lateInARow + 1 : 0
    if coverage.add(row.reached) { kept.append(row.recording) }
    let hasNewCode = code.formUnion(row.code)
    let hasNewSignals = !row.signals.isSubset(of: signals)
    signals.formUnion(row.signals)
    if hasNewCode || hasNewSignals { running.append(row.recording) }
    if kept.count > 256 { kept.removeFirst(kept.count - 256) }
    if running.count > 64 { running.removeFirst() }
    for (name, margin) in row.margins { nearest.add(row.recording, of: name, margin) }
    if let failure = row.failure {
      unjudged.append("number \(number): \(failure)")
      if unjudged.count <= 3 { _ = keep(row.recording, "engine-failed", number, 0) }
    }
    if !row.faults.isEmpty { failing += 1 }
    if let reason = row.refusal { refusals[reason, default: 0] += 1 }
    for fault in row.faults { add(fault, row.recording, number) }
  }

  private mutating func add(_ fault: FailureOracle.Fault, _ recording: Recording, _ number: Int) {
    let index: Int
    if let known = groups.firstIndex(where: { $0.name == fault.name }) {
      index = known
    } else {
      index = groups.count
      groups.append(FaultGroup(name: fault.name, first: number, text: fault.text))
    }
    guard groups[index].count(fault.cause) else { return }
    let oracle = plan.oracle.narrowed(to: fault.name)
    var question = ViolationQuestion(
      oracle: oracle, cause: fault.cause, trusted: oracle.selected(of: plan.trusted),
      patience: plan.timeout)
    var shrinking = Shrinking(
      of: recording, budget: plan.maxReplays, keepsViews: oracle.engine.showsPage,
      isStopped: { Interruption.hasCome || question.isHopeless }
    ) { candidate, _ in question.reply(candidate) }
    shrinking.run()
    if let failure = question.failure { unjudged.append("shrinking number \(number): \(failure)") }
    guard let (path, isNew) = keep(shrinking.best, fault.name, number, shrinking.replays)
    else { return }
    groups[index].keep(
      FaultGroup.Least(
        path: path, recording: shrinking.best, replays: shrinking.replays, number: number,
        isNew: isNew))
  }

  mutating func addUnthinned(_ reason: String) { unthinned.append(reason) }

  /// Keeps only the saved recordings with these paths.
  ///
  /// - Returns: The paths of the dropped recordings that this run created.
  mutating func keep(only paths: Set<String>) -> [String] {
    groups.indices.flatMap { groups[$0].keep(only: paths) }
  }

  /// Writes a recording under a descriptive name, unless the file exists or no folder is given.
  private mutating func keep(
    _ recording: Recording, _ name: String, _ number: Int, _ replays: Int
  ) -> (path: String, isNew: Bool)? {
    do throws(WriteError) {
      var head = RecordingHead(title: name, scene: recording.head.scene)
      head.quality = .synthetic
      let bytes = try Recording(head, events: recording.events).canonicalBytes()
      let hash = SHA256.hexadecimal(of: bytes).prefix(8)
      let file = "\(name)-\(hash).xml"
      guard let folder = plan.folder else { return (file, false) }
      let path = folder + "/" + file
      // A path that cannot be examined counts as free: writing fails if a file exists there.
      guard FileStatus(of: path) == nil else { return (path, false) }
      head.title = "\(name) on \(plan.oracle.engine.designation.text)"
      var origin = Origin()
      origin.source = "\(Release.name) fuzz --seed \(plan.seed), number \(number)"
      head.origin = origin
      if replays > 0 { head.note = "Shrunk in \(replays) replays." }
      try NewFile.makeFolders(folder)
      try NewRecording(path: path).write(Recording(head, events: recording.events))
      return (path, true)
    } catch {
      writing = error
      return nil
    }
  }
}
