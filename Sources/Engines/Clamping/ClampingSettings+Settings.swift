internal import Gesture
internal import Replay

extension ClampingSettings: EngineHabits {
  mutating func visit(_ number: (String, inout Double, ClosedRange<Double>, String) -> Void) {
    let any = 0.0...10_000
    number("slop", &slop, any, "points a finger moves before it drags; UIKit has 10")
    number("stop-speed", &stopSpeed, any, "points per second at which coasting stops")
    number("animation", &animation, any, "seconds an animated request takes; a convention")
  }

  static let lengths = ["slop", "stop-speed"]

  var abilities: Abilities {
    [.turning, .insets, .asks, .callbacks, .cancel, .velocity, .activity, .settings, .manyViews]
  }

  var contract: EngineContract {
    var contract = EngineContract()
    contract.slop = slop
    contract.stopSpeed = stopSpeed
    return contract
  }
}
