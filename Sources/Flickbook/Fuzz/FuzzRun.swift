internal import Exploration
internal import Formats
internal import Gesture
internal import Replay
internal import Writing

/// Tries recordings that nobody thought of, and keeps the least of what fails.
///
/// Recordings are tried in batches: those of a batch know what earlier batches have reached and
/// nothing of each other, and what comes of them is taken in their order. So what is found depends
/// on the seed alone, not on the number of jobs, and a longer run begins with what a shorter one
/// found.
struct FuzzRun {
  private let request: FuzzRequest
  private var kept: [Recording] = []
  private var coverage = Coverage()
  private var groups: [FaultGroup] = []
  private var done = 0
  private var failing = 0
  private var unjudged: [String] = []
  /// On how many recordings in a row the engine took too long.
  private var lateInARow = 0
  private var writing: WriteError?
  private let began = Clock.seconds
  private var lastLine = Clock.seconds

  init(_ request: FuzzRequest) { self.request = request }

  private static let batch = 64
}

extension FuzzRun {
  mutating func run(_ terminal: inout Terminal) -> Outcome {
    Interruption.isAwaited()
    while !isOver { tryBatch(&terminal) }
    if isDrawn(terminal) { terminal.redraw("") }
    report(&terminal)
    return outcome
  }

  private var isOver: Bool {
    done >= request.count || Interruption.hasCome || writing != nil || isLate || isHopeless
  }

  private var isHopeless: Bool { lateInARow >= HungEngines.most }

  private var isLate: Bool {
    request.seconds.map { Clock.seconds - began >= $0 } ?? false
  }

  private mutating func tryBatch(_ terminal: inout Terminal) {
    let pieces = min(Self.batch, request.count - done)
    let work = FuzzWork(
      oracle: request.oracle, scenes: request.scenes, seed: request.seed, first: done, kept: kept)
    let pool = WorkerPool<FuzzWork.Row>(
      jobs: request.jobs, pieces: pieces, patience: request.timeout
    ) {
      piece, isLate in
      let row = work.row(piece, isGivenUp: isLate)
      return row.trouble == .interrupted ? nil : row
    }
    pool.run(isInterrupted: { Interruption.hasCome }) { piece in
      work.late(piece)
    } handle: { _, row in
      add(row)
      show(&terminal)
      return !isOver
    } idle: {
      show(&terminal)
    }
  }

  private mutating func add(_ row: FuzzWork.Row) {
    let number = done
    done += 1
    lateInARow = row.trouble == .late ? lateInARow + 1 : 0
    if coverage.add(row.reached) { kept.append(row.recording) }
    if kept.count > 256 { kept.removeFirst(kept.count - 256) }
    if let failure = row.failure {
      unjudged.append("number \(number): \(failure)")
      if unjudged.count <= 3 { _ = keep(row.recording, "engine-failed", number, 0) }
    }
    if !row.faults.isEmpty { failing += 1 }
    for fault in row.faults { add(fault, row.recording, number) }
  }

  private mutating func add(_ fault: FailureOracle.Fault, _ recording: Recording, _ number: Int) {
    let index: Int
    if let known = groups.firstIndex(where: { $0.name == fault.name }) {
      index = known
    } else {
      index = groups.count
      groups.append(FaultGroup(fault.name, first: number, fault.words))
    }
    let isShrunk = groups[index].isWorthShrinking
    groups[index].count(isShrunk)
    guard isShrunk else { return }
    let oracle = TimedOracle(oracle: request.oracle, patience: request.timeout).narrowed(
      to: fault.name)
    var question = BreakQuestion(
      oracle,
      trusted: request.trusted.flatMap { oracle.oracle.asked(of: $0) }.map {
        TimedOracle(oracle: $0, patience: request.timeout)
      })
    var shrinking = Shrinking(
      of: recording, budget: request.mostReplays,
      isStopped: { Interruption.hasCome || question.isHopeless }
    ) { candidate, _ in question.reply(candidate) }
    shrinking.run()
    if let failure = question.failure {
      unjudged.append("shrinking number \(number): \(failure)")
    }
    guard let path = keep(shrinking.best, fault.name, number, shrinking.replays) else { return }
    groups[index].keep(
      FaultGroup.Least(
        path: path, events: shrinking.best.events.count, replays: shrinking.replays, number: number)
    )
  }
}

extension FuzzRun {
  /// Writes a recording under a name that says what it is, unless it is there already.
  private mutating func keep(
    _ recording: Recording, _ name: String, _ number: Int, _ replays: Int
  ) -> String? {
    do throws(WriteError) {
      var head = RecordingHead(title: name, scene: recording.head.scene)
      head.quality = .synthetic
      let bytes = try Recording(head, events: recording.events).canonicalBytes()
      let hash = SHA256.hexadecimal(of: bytes).prefix(8)
      let path = "\(request.folder)/\(name)-\(hash).xml"
      guard FileKind(of: path) == nil else { return path }
      head.title = "\(name) on \(request.oracle.engine.designation.text)"
      var origin = Origin()
      origin.source = "\(Release.name) fuzz --seed \(request.seed), number \(number)"
      head.origin = origin
      if replays > 0 { head.note = "Shrunk in \(replays) replays." }
      try NewFile.makeFolders(request.folder)
      try NewRecording(path: path).write(Recording(head, events: recording.events))
      return path
    } catch {
      writing = error
      return nil
    }
  }
}

extension FuzzRun {
  private func isDrawn(_ terminal: Terminal) -> Bool {
    request.progress == .always || request.progress == .auto && terminal.errors.isTerminal
  }

  private mutating func show(_ terminal: inout Terminal) {
    guard isDrawn(terminal), Clock.seconds - lastLine >= 0.1 else { return }
    lastLine = Clock.seconds
    let pace = Int(Double(done) / max(0.001, lastLine - began))
    let found = groups.isEmpty ? "nothing found" : "\(groups.count) found in \(failing)"
    terminal.redraw("\(done) recordings  \(pace)/s  \(coverage.bucketCount) buckets  \(found)")
  }

  private func report(_ terminal: inout Terminal) {
    guard !request.isQuiet else { return }
    for group in groups.sorted(by: { $0.name < $1.name }) {
      for line in group.lines { terminal.output.line(line) }
    }
    for line in unjudged.prefix(10) { terminal.output.line("engine failed: \(line.visible)") }
    guard !request.isQuiet else { return }
    let engine = request.oracle.engine.designation.text
    let interruptions = coverage.interruptions.reached
    let recordings = done == 1 ? "1 recording" : "\(done) recordings"
    let kinds = groups.count == 1 ? "1 kind" : "\(groups.count) kinds"
    let found: String
    if let rival = request.rival {
      let what =
        groups.isEmpty
        ? "no difference \(rival.bound) in" : "\(kinds) of difference in \(failing) of"
      found =
        "\(engine) against \(rival.designation.text), seed \(request.seed): \(what) \(recordings)"
    } else {
      let what = groups.isEmpty ? "nothing found in" : "\(kinds) of fault in \(failing) of"
      found = "\(engine), seed \(request.seed): \(what) \(recordings)"
    }
    terminal.output.line(
      "\(found); "
        + "\(coverage.bucketCount) buckets, \(coverage.pairCount) pairs and "
        + "\(interruptions.cells) of \(interruptions.of) interruptions reached")
  }

  private var outcome: Outcome {
    var outcome = Outcome.held
    if Interruption.hasCome {
      outcome.add(Outcome(.interrupted, "\(Interruption.words) after \(done) recordings"))
    }
    if let writing { outcome.add(Outcome(.unjudged, writing.description)) }
    if !unjudged.isEmpty {
      outcome.add(Outcome(.unjudged, "the engine failed on \(unjudged.count) recordings"))
    }
    if isHopeless {
      let often = "\(HungEngines.most) recordings in a row"
      outcome.add(Outcome(.unjudged, "it took too long on \(often) and is not used further"))
    }
    if !groups.isEmpty {
      outcome.add(Outcome(.broken, groups.map(\.name).sorted().joined(separator: ", ")))
    }
    return outcome
  }
}
