#if !hasFeature(Embedded)
  internal import Gesture
  public import Replay

  extension ClampingEngine {
    /// What the harness knows about the engine before it runs: what it can do, what it promises,
    /// and what can be set. An invariant that needs more than this is untested, not broken.
    public static let factory: EngineFactory = {
      let habits = ClampingSettings()
      let abilities: Abilities = [
        .turning, .insets, .asks, .callbacks, .cancel, .velocity, .activity, .settings,
        .manyViews,
      ]
      return EngineFactory(
        name: "clamping", version: "1.0", summary: "hard edges, no bounce: the example to copy",
        abilities: abilities, contract: habits.contract,
        settings: [
          EngineSetting(
            "slop", habits.slop, "points a finger moves before it drags; UIKit has 10",
            isLength: true),
          EngineSetting(
            "stop-speed", habits.stopSpeed, "points per second at which coasting stops",
            isLength: true),
          EngineSetting("animation", habits.animation, "seconds an animated ask takes; a custom"),
        ],
        promises: { (settings) throws(EngineError) in
          (abilities, try ClampingSettings(settings).contract)
        }
      ) { (scene, settings) throws(EngineError) in
        try ClampingEngine(scene, ClampingSettings(settings))
      }.ignoring(.all)
    }()
  }

  extension ClampingSettings {
    init(_ settings: [EngineSetting]) throws(EngineError) {
      self.init()
      for setting in settings {
        guard setting.value >= 0, setting.value <= 10_000 else {
          throw EngineError(.setting, "\(setting.name) is \(setting.value): expected 0 to 10000")
        }
        switch setting.name {
        case "slop": slop = setting.value
        case "stop-speed": stopSpeed = setting.value
        case "animation": animation = setting.value
        default: throw EngineError(.setting, "there is no setting \"\(setting.name)\"")
        }
      }
    }

    var contract: EngineContract {
      var contract = EngineContract()
      contract.slop = slop
      contract.stopSpeed = stopSpeed
      return contract
    }
  }
#endif
