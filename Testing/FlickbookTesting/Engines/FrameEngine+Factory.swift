internal import Model
public import Replay

/// The settings of the engine that acts at frames.
package struct FrameHabits: Sendable {
  /// The number of frames after which a touch has an effect on the screen: 1 is the next frame.
  /// With 0 a touch is shown at once, and only coasts and animations advance at frames.
  var framesLate = 1
  /// Whether the contract declares that the engine acts at frames.
  var declares = true
  /// Whether the engine reports the activity of views and the velocity of coasts, in addition to
  /// offset and zoom.
  var reports = false
  /// The step to which shown offsets are rounded; 0 for exact offsets.
  var pixel = 0.0
  /// The share of a coast's speed that remains after a frame.
  var friction = 0.95
  /// The height of the app's foldable header, in points; 0 for an app without a header.
  var folds = 0.0
  var slop = 8.0
  var slopAfterCatch = 3.0
  var minFling = 60.0
  /// How the engine measures the slop, and how many reports of a finger it discards together with
  /// the slop.
  var slopShape = EngineContract.SlopShape.distance
  var swallowsReports = 1
  /// The maximum time between the landing of a finger and the beginning of its drag; nil if
  /// unlimited.
  var dragWithin: TimeSpan?
  /// The minimum duration of a gesture that flings nothing; nil if the engine does not measure
  /// gestures.
  var gesture: TimeSpan?
}

extension FrameEngine {
  /// Makes toy engines. Settings change the engines' behaviour and their declarations.
  public static let factory = EngineFactory(
    name: "frames", version: "1.0", summary: "does its work at frames, as most toolkits do",
    abilities: FrameHabits().abilities, contract: FrameHabits().contract,
    settings: [
      EngineSetting("late", 1, "after how many frames a touch is shown"),
      EngineSetting("declares", 1, "whether it declares that it acts at frames", isSwitch: true),
      EngineSetting("reports", 0, "whether it reports activity and velocity", isSwitch: true),
      EngineSetting("pixel", 0, "the steps in which it shows offsets, in points"),
      EngineSetting("folds", 0, "the height of a header that folds; 0 for none"),
      EngineSetting("shape", 0, "how it measures the slop: 0 straight, 1 along an axis, 2 in sum"),
      EngineSetting("swallows", 1, "how many reports it discards with the slop"),
      EngineSetting("within", 0, "after how many milliseconds a finger drags no more; 0 for never"),
      EngineSetting("gesture", 0, "the milliseconds of a gesture that flings nothing; 0 for none"),
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
      case "late": framesLate = max(0, Int(setting.value))
      case "declares": declares = setting.value != 0
      case "reports": reports = setting.value != 0
      case "folds": folds = setting.value
      case "shape": slopShape = EngineContract.SlopShape.allCases[Int(setting.value)]
      case "swallows": swallowsReports = Int(setting.value)
      case "within": dragWithin = setting.value > 0 ? .milliseconds(setting.value) : nil
      case "gesture": gesture = setting.value > 0 ? .milliseconds(setting.value) : nil
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
    contract.movesAtFrames = declares && framesLate == 0
    contract.slopShape = slopShape
    contract.swallowsReports = swallowsReports
    contract.dragWithin = dragWithin
    if let gesture { (contract.heldStill, contract.heldSinceDown) = (gesture, true) }
    contract.slop = slop
    contract.slopAfterCatch = slopAfterCatch
    contract.pinchSlop = 0
    contract.restResolution = pixel
    contract.turnKeepsTopLeft = true
    contract.normalRate = nil
    contract.fastRate = nil
    contract.stopSpeed = 20
    // At 24 Hz, a coast from 10,000 points per second takes 121 frames, which are five seconds.
    contract.settle = .seconds(6)
    contract.minFling = minFling
    contract.offsetResolution = pixel
    return contract
  }
}
