internal import Formats
internal import Gesture
internal import Replay
internal import Reporting

/// Of which replays a trace is kept in the results: what `--report-detail` asks for.
enum TraceDetail: String, CaseIterable, Sendable {
  /// Where something failed; and for an HTML report also of what held, as long as there is room.
  case auto
  /// Where there is something to look at, on every engine of that recording.
  case failures
  case all, none

  /// Whether a trace of what held may be wanted.
  var savesHeld: Bool { self == .all || self == .auto }

  /// Drops the traces of one recording's rows unless there is something to look at in one of them, or
  /// room for what held: what the other engines did is what it is compared with.
  ///
  /// - Parameter room: For how many more bytes of results with traces there is room.
  func trim(_ rows: inout [JudgedRecording], capacity: inout Int) {
    switch self {
    case .all, .none: return
    case .failures: if rows.contains(where: \.needsAttention) { return }
    case .auto:
      guard rows.contains(where: { $0.trace != nil }) else { return }
      // In the order of the plan, so that nothing depends on the number of jobs.
      if capacity > 0 { capacity -= rows.reduce(0) { $0 + ResultsText.line($1).utf8.count } }
      if capacity > 0 || rows.contains(where: \.needsAttention) { return }
    }
    for index in rows.indices { rows[index].dropTraces() }
  }
}

extension JudgedRecording {
  /// Leaves nothing that could be drawn.
  mutating func dropTraces() {
    scene = nil
    trace = nil
    compare?.trace = nil
  }
}

extension CheckWork {
  func pen(for scene: Scene, isSeen: Bool) -> TraceSampler? {
    plan.output.detail == .none ? nil : TraceSampler(of: scene, at: isSeen ? nil : plan.clock)
  }

  /// Takes over what was drawn, unless it is known already that nobody will look at it. What an
  /// engine showed before it failed is kept too.
  func keep(_ pen: TraceSampler?, of scene: Scene, in row: inout JudgedRecording) {
    guard let pen, plan.output.detail.savesHeld || plan.engines.count > 1 || row.needsAttention
    else {
      return
    }
    row.scene = DrawnScene(scene)
    row.trace = pen.finish()
  }

  /// Draws a row that broke an invariant: most recordings hold, and drawing every frame of them would
  /// cost memory that grows with the fingers' paths.
  func draw(_ row: inout JudgedRecording, _ engine: ChosenEngine, _ isAbandoned: () -> Bool) {
    guard row.invariants.contains(where: { $0.first != nil }),
      let (scene, trace) = engine.drawing(of: row.recording, at: plan.clock, isAbandoned)
    else { return }
    row.scene = scene
    row.trace = trace
  }
}

extension ChosenEngine {
  /// Plays a recording once more for a picture of it.
  fileprivate func drawing(
    of path: String, at clock: FrameClock, _ isAbandoned: () -> Bool
  ) -> (DrawnScene, DrawnTrace)? {
    guard let reader = try? RecordingReader(file: path),
      var steps = try? reader.steps(of: path, on: self, clock)
    else { return nil }
    var pen = TraceSampler(of: reader.scene, at: isSeen ? nil : clock)
    var step = Step()
    var count = 0
    while (try? steps.next(into: &step)) == true {
      pen.add(step)
      count += 1
      if count.isMultiple(of: 4096), isAbandoned() { return nil }
    }
    return (DrawnScene(reader.scene), pen.finish())
  }
}
