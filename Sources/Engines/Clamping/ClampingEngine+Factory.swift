internal import Model
public import Replay

extension ClampingEngine {
  /// What the harness knows about the engine before it runs: its abilities, its contract, and its
  /// settings. An invariant that needs more than this is untested, not broken.
  public static let factory = EngineFactory(
    name: "clamping", summary: "hard edges, no bounce: the example to copy"
  ) { (scene, habits: ClampingSettings) throws(EngineError) in
    try ClampingEngine(scene, habits)
  }.ignoring(.all)
}
