#if !hasFeature(Embedded)
  public import Replay

  extension ClampingEngine {
    /// What the harness knows about the engine before it runs: what it can do, what it promises, and
    /// what can be set. A law that needs more than this is untested, not broken.
    public static let factory: EngineFactory = {
      let habits = ClampingHabits()
      var contract = EngineContract()
      contract.slop = habits.slop
      contract.stopSpeed = habits.stopSpeed
      return EngineFactory(
        name: "clamping", version: "1.0", summary: "hard edges, no bounce: the example to copy",
        abilities: [
          .turning, .insets, .asks, .callbacks, .cancel, .velocity, .activity, .settings,
          .manyViews,
        ],
        contract: contract,
        settings: [
          EngineSetting("slop", habits.slop, "points a finger moves before it drags; UIKit has 10"),
          EngineSetting(
            "stop-speed", habits.stopSpeed, "points per second at which coasting stops"),
          EngineSetting("animation", habits.animation, "seconds an animated ask takes; a custom"),
        ]
      ) { (scene, settings) throws(EngineError) in
        var habits = ClampingHabits()
        for setting in settings {
          guard setting.value >= 0, setting.value <= 10_000 else {
            throw EngineError(.setting, "\(setting.name) is \(setting.value): expected 0 to 10000")
          }
          switch setting.name {
          case "slop": habits.slop = setting.value
          case "stop-speed": habits.stopSpeed = setting.value
          case "animation": habits.animation = setting.value
          default: throw EngineError(.setting, "there is no setting \"\(setting.name)\"")
          }
        }
        return try ClampingEngine(scene, habits)
      }
    }()
  }
#endif
