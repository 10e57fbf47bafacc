import Engines
import Formats
import Gesture
import Replay
import Verdicts

/// Replays a recording on the reference and judges every step by every invariant, or by none.
func judgeTouches(_ path: String, by invariants: [Invariant]) throws -> Int {
  let reader = try RecordingReader(file: path)
  let engine = BuiltInEngines.ios
  let scene = reader.scene
  var steps = LiveSteps(reader, on: try engine.make(scene))
  let judge = Judge(
    scene, by: invariants, Terms(abilities: engine.abilities, contract: engine.contract))
  var step = Step()
  var count = 0
  while try steps.next(into: &step) {
    if !invariants.isEmpty { judge.observe(step) }
    count += 1
  }
  let broken = judge.verdicts(End(steps.ending ?? .truncated)).filter {
    if case .broken = $0.verdict { true } else { false }
  }
  for finding in broken { print("\(finding.invariant.name): \(finding.verdict)") }
  return count
}
