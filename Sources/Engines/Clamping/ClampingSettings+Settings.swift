internal import Gesture
internal import Replay

extension ClampingSettings {
  /// What the engine can do, however it is set.
  static let abilities: Abilities = [
    .turning, .insets, .asks, .callbacks, .cancel, .velocity, .activity, .settings, .manyViews,
  ]

  /// What can be set, with the defaults.
  static let settings: [EngineSetting] = {
    let habits = ClampingSettings()
    return [
      EngineSetting(
        "slop", habits.slop, "points a finger moves before it drags; UIKit has 10",
        isLength: true),
      EngineSetting(
        "stop-speed", habits.stopSpeed, "points per second at which coasting stops",
        isLength: true),
      EngineSetting(
        "animation", habits.animation, "seconds an animated request takes; a convention"),
    ]
  }()

  init(_ settings: [EngineSetting]) throws(EngineError) {
    self.init()
    for setting in settings {
      guard setting.value >= 0, setting.value <= 10_000 else {
        throw EngineError(.setting, "\(setting.name) is \(setting.value.text): expected 0 to 10000")
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
