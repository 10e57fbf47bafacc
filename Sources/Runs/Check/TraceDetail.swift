internal import Files
internal import Model
internal import Replay
internal import Results

/// Which traces the results contain, as chosen by `--report-detail`.
package enum TraceDetail: String, CaseIterable, Sendable {
  /// Traces of recordings that need attention; for an HTML report also traces of other recordings,
  /// while space remains.
  case auto
  /// Traces of recordings with a finding, on every engine of that recording.
  case failures
  case all, none

  /// Whether traces of recordings that need no attention may be kept.
  var savesHeld: Bool { self == .all || self == .auto }

  /// Drops the traces of one recording's rows if no row needs attention and, with `auto`, no space
  /// is left. If one engine's row needs attention, the traces of all engines are kept for
  /// comparison.
  ///
  /// - Parameter capacity: The free space, in bytes of results with traces.
  /// - Returns: Whether a row has changed.
  func trim(_ rows: inout [JudgedRecording], capacity: inout Int) -> Bool {
    let isDrawn = rows.contains { $0.scene != nil || $0.trace != nil || $0.compare?.trace != nil }
    guard isDrawn else { return false }
    switch self {
    case .all, .none: return false
    case .failures: if rows.contains(where: \.needsAttention) { return false }
    case .auto:
      guard rows.contains(where: { $0.trace != nil }) else { return false }
      // Space is used in the order of the plan, so that the result does not depend on the number of
      // jobs.
      if capacity > 0 { capacity -= rows.reduce(0) { $0 + ResultsText.line($1).utf8.count } }
      if capacity > 0 || rows.contains(where: \.needsAttention) { return false }
    }
    for index in rows.indices { rows[index].dropTraces() }
    return true
  }
}

extension JudgedRecording {
  /// Removes everything that a report could draw.
  mutating func dropTraces() {
    scene = nil
    trace = nil
    compare?.trace = nil
  }
}

extension CheckWork {
  func pen(for scene: Scene, isSeen: Bool) -> TraceSampler? {
    output.detail == .none || drawsLater
      ? nil : TraceSampler(of: scene, at: isSeen ? nil : plan.clock)
  }

  /// Whether recordings are drawn in a second replay, and only if they need attention. Most
  /// recordings need no attention, so their plots would never be used.
  ///
  /// Engines in processes and browsers are not replayed again: they are slow, and a second replay
  /// may show something else.
  private var drawsLater: Bool {
    output.detail == .failures && output.replaysAgain && plan.contest == nil
      && plan.engines.count == 1 && plan.engines[0].isLive
  }

  /// Stores the drawn trace in the row, unless it is already known that no report will show it. The
  /// trace of an engine that failed later is stored too.
  func keep(_ pen: TraceSampler?, of scene: Scene, in row: inout JudgedRecording) {
    guard let pen, output.detail.savesHeld || plan.engines.count > 1 || row.needsAttention
    else {
      return
    }
    row.scene = DrawnScene(scene)
    row.trace = pen.finish()
  }

  /// Replays and draws a recording that needs attention or broke an invariant. Drawing all
  /// recordings would need memory in proportion to the fingers' paths.
  func draw(_ row: inout JudgedRecording, _ engine: ChosenEngine, _ isAbandoned: () -> Bool) {
    guard
      drawsLater && row.needsAttention
        || output.drawsViolations && row.invariants.contains(where: { $0.first != nil }),
      let (scene, trace) = engine.drawing(of: row.recording, at: plan.clock, isAbandoned)
    else { return }
    row.scene = scene
    row.trace = trace
  }

  /// Replays and draws a recording with a pending trace and without a baseline.
  func drawPending(
    _ row: inout JudgedRecording, _ engine: ChosenEngine, _ isAbandoned: () -> Bool
  ) {
    guard row.isPending, row.trace == nil, output.detail != .none,
      let (scene, trace) = engine.drawing(of: row.recording, at: plan.clock, isAbandoned)
    else { return }
    row.scene = scene
    row.trace = trace
  }
}

extension ChosenEngine {
  /// Replays a recording again to draw it.
  fileprivate func drawing(
    of path: String, at clock: FrameClock, _ isAbandoned: () -> Bool
  ) -> (DrawnScene, DrawnTrace)? {
    guard let reader = try? RecordingReader(file: path),
      var steps = try? reader.played(of: path, on: self, clock).steps
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
