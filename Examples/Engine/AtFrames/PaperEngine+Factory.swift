public import Flickbook

extension PaperEngine {
  /// The declarations of the engine: its name, its abilities, its contract and its settings.
  public static let factory: EngineFactory = {
    var contract = EngineContract()
    contract.slop = 0
    // The engine shows a touch one frame late.
    contract.actsAtFrames = 1
    return EngineFactory(
      name: "paper", version: "1.0",
      summary: "goes with the finger at frames, and stays where it is let go",
      abilities: [.cancel, .bounces, .activity], contract: contract,
      settings: [EngineSetting("slip", 0, "how much of a finger's way is lost, as a share")]
    ) { (scene, settings) in PaperEngine(scene, slip: settings[0].value) }
  }()
}
