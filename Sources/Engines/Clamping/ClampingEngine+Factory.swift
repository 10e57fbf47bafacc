internal import Model
public import Replay

extension ClampingEngine {
  /// What Flickbook knows about the engine before a replay: abilities, contract and settings. An
  /// invariant that needs a missing ability is untested, not broken.
  public static let factory = EngineFactory(
    name: "clamping", summary: "hard edges, no bounce: the example to copy"
  ) { (scene, habits: ClampingSettings) throws(EngineError) in
    try ClampingEngine(scene, habits)
  }.ignoring(.all)
}
