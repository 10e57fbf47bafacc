package import Gesture
package import Replay
package import Verdicts

/// Where engines replay recordings for invariants to judge. One that keeps what was replayed judges
/// it again and again without replaying it, which is most of the work.
package class Stage {
  private let keeps: Bool
  private var kept: [String: Replayed] = [:]

  package init(keeping keeps: Bool = false) {
    self.keeps = keeps
  }

  /// What invariants say of a recording on an engine.
  /// - Parameter key: nobody else's: a name for this recording on this engine.
  package func judged(
    _ key: String, _ recording: () throws -> Recording, _ engine: EngineFactory,
    by invariants: [Invariant]
  ) throws -> [Judge.Finding] {
    guard keeps else { return try TestSupport.judged(recording(), engine, by: invariants) }
    let replayed = try kept[key] ?? Replayed(recording(), on: engine)
    kept[key] = replayed
    return replayed.judged(by: invariants)
  }
}

/// All the steps of a replay.
private struct Replayed {
  private let recording: Recording
  private let terms: Terms
  private let end: End
  private var steps: [Step] = []

  init(_ recording: Recording, on engine: EngineFactory) throws {
    self.recording = recording
    terms = Terms(abilities: engine.abilities, contract: engine.contract)
    var live = try LiveSteps(Replayable(recording), on: engine)
    var step = Step()
    while try live.next(into: &step) { steps.append(step) }
    end = End(live.ending ?? .truncated, quality: recording.head.quality)
  }

  func judged(by invariants: [Invariant]) -> [Judge.Finding] {
    let judge = Judge(recording.head.scene, by: recording.asked(of: invariants), terms)
    for step in steps { judge.observe(step) }
    return judge.findings(end)
  }
}
