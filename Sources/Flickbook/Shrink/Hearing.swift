internal import Gesture
internal import Replay
internal import Verdicts

/// A recording in memory, replayed on an engine and judged: what exploring asks thousands of times.
struct Hearing: Sendable {
  let engine: EngineFactory
  let clock: FrameClock
}

extension Hearing {
  /// What laws say of a recording, and what relations do where some are among them.
  ///
  /// - Parameters:
  ///   - isGivenUp: Asked now and then; after a yes nothing is said.
  func findings(
    _ recording: Recording, by settings: [LawSetting], seeing: (borrowing Step) -> Void = { _ in },
    isGivenUp: () -> Bool = { false }
  ) throws(ReplayError) -> [Judge.Finding] {
    let replayable = Replayable(recording)
    let scene = recording.head.scene
    let terms = Terms(abilities: engine.abilities, contract: engine.contract)
    var steps = try LiveSteps(replayable, on: engine, at: clock)
    let judge = Judge(scene, by: settings, terms)
    var relations = RelationJudge(
      Original(replayable, in: scene, on: engine, at: clock), by: settings, terms)
    var step = Step()
    while try steps.next(into: &step) {
      judge.observe(step)
      try relations.observe(step)
      seeing(step)
      if step.index.isMultiple(of: 4096), step.index > 0, isGivenUp() { return [] }
    }
    let end = End(steps.ending ?? .truncated, quality: recording.head.quality)
    return judge.findings(end) + (try relations.findings(end))
  }
}

extension Judge.Finding {
  var isBroken: Bool { if case .broken = verdict { true } else { false } }
}
