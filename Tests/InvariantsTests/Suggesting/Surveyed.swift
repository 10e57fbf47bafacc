import Engines
import Model
import Replay
import TestSupport

@testable import Invariants

/// The proposals that are inferred from replays of recordings on a sound engine.
struct Surveyed {
  let proposals: [Proposal]

  /// - Parameters:
  ///   - declare: Changes the declared scene, but not the scene that the engine shows.
  ///   - edit: Changes the steps.
  init(
    _ recordings: [Recording], declaring declare: (inout Scene) -> Void = { _ in },
    editing edit: @escaping (inout Step) -> Void = { _ in }
  ) throws {
    let engine = BuiltInEngines.ios
    let terms = Terms(abilities: engine.abilities, contract: engine.contract)
    func replay(_ recording: Recording, _ see: (borrowing Step) -> Void) throws -> Ending? {
      var steps = MappedSteps(
        try LiveSteps(Replayable(recording), on: engine, at: FrameClock()), edit)
      var step = Step()
      while try steps.next(into: &step) { see(step) }
      return steps.ending
    }
    func scene(_ recording: Recording) -> Scene {
      var scene = recording.head.scene
      declare(&scene)
      return scene
    }
    var survey = Survey()
    for recording in recordings {
      survey.begin(scene(recording), terms)
      _ = try replay(recording) { survey.observe($0) }
      survey.finish()
    }
    var candidates = survey.proposals
    for (index, recording) in recordings.enumerated() {
      let judge = Judge(scene(recording), by: candidates.invariants, terms)
      let ending = try replay(recording) { judge.observe($0) }
      candidates.add(
        judge.verdicts(End(ending ?? .truncated, quality: recording.head.quality)), of: index,
        in: survey.groups[index])
    }
    proposals = candidates.strongest
  }
}
