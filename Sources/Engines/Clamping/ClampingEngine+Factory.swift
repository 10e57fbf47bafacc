#if !hasFeature(Embedded)
  internal import Gesture
  public import Replay

  extension ClampingEngine {
    /// What the harness knows about the engine before it runs: what it can do, what it promises,
    /// and what can be set. An invariant that needs more than this is untested, not broken.
    public static let factory: EngineFactory = {
      let habits = ClampingSettings()
      let abilities = ClampingSettings.abilities
      return EngineFactory(
        name: "clamping", version: "1.0", summary: "hard edges, no bounce: the example to copy",
        abilities: abilities, contract: habits.contract,
        settings: ClampingSettings.settings,
        promises: { (settings) throws(EngineError) in
          (abilities, try ClampingSettings(settings).contract)
        }
      ) { (scene, settings) throws(EngineError) in
        try ClampingEngine(scene, ClampingSettings(settings))
      }.ignoring(.all)
    }()
  }
#endif
