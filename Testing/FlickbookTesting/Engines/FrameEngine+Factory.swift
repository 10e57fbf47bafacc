internal import Model
public import Replay

/// The settings of the engine that acts at frames.
package struct FrameHabits: Sendable {
  /// The number of frames after which a touch is shown: 1 is the next frame.
  var framesLate = 1
  /// Whether it declares that it acts at frames.
  var declares = true
  /// Whether it reports the activity of its views and the velocity of their coasts, and not only
  /// offset and zoom.
  var reports = false
  /// The steps in which it shows offsets; 0 for exact offsets.
  var pixel = 0.0
  /// The share of the speed of a coast that remains after a frame.
  var friction = 0.95
  /// The height of the app's header at the top, in points, by which it can fold; 0 if it has none.
  var folds = 0.0
  var slop = 8.0
  var slopAfterCatch = 3.0
  var minFling = 60.0
}

extension FrameEngine {
  /// Makes toy engines; settings change their behaviour and their declarations.
  public static let factory = EngineFactory(
    name: "frames", version: "1.0", summary: "does its work at frames, as most toolkits do",
    abilities: FrameHabits().abilities, contract: FrameHabits().contract,
    settings: [
      EngineSetting("late", 1, "after how many frames a touch is shown"),
      EngineSetting("declares", 1, "whether it declares that it acts at frames", isSwitch: true),
      EngineSetting("reports", 0, "whether it reports activity and velocity", isSwitch: true),
      EngineSetting("pixel", 0, "the steps in which it shows offsets, in points"),
      EngineSetting("folds", 0, "the height of a header that folds; 0 for none"),
    ],
    promises: { (settings) throws(EngineError) in
      let habits = FrameHabits(settings)
      return (habits.abilities, habits.contract)
    }
  ) { (scene, settings) throws(EngineError) in
    try FrameEngine(scene, FrameHabits(settings))
  }.ignoring(.all)
}

extension FrameHabits {
  init(_ settings: [EngineSetting]) {
    for setting in settings {
      switch setting.name {
      case "late": framesLate = max(1, Int(setting.value))
      case "declares": declares = setting.value != 0
      case "reports": reports = setting.value != 0
      case "folds": folds = setting.value
      default: pixel = setting.value
      }
    }
  }

  var abilities: Abilities {
    let shown: Abilities = [.zoom, .turning, .requests, .settings, .manyViews, .cancel]
    return reports ? shown.union([.activity, .velocity]) : shown
  }

  var contract: EngineContract {
    var contract = EngineContract()
    contract.actsAtFrames = declares ? framesLate : 0
    contract.slop = slop
    contract.slopAfterCatch = slopAfterCatch
    contract.pinchSlop = 0
    contract.restResolution = pixel
    contract.turnKeepsTopLeft = true
    contract.normalRate = nil
    contract.fastRate = nil
    contract.stopSpeed = 20
    contract.minFling = minFling
    contract.offsetResolution = pixel
    return contract
  }
}
