internal import Model
internal import Replay

extension ClampingSettings: EngineHabits {
  mutating func visit(_ number: (String, inout Double, ClosedRange<Double>, String) -> Void) {
    let any = 0.0...10_000
    number("slop", &slop, any, "points a finger moves before it drags; UIKit has 10")
    // With 0, a coast would never come to rest.
    number("stop-speed", &stopSpeed, 0.001...10_000, "points per second at which coasting stops")
    number("animation", &animation, any, "seconds an animated request takes; a convention")
  }

  static let lengths = ["slop", "stop-speed"]

  var abilities: Abilities {
    [
      .turning, .insets, .requests, .callbacks, .cancel, .velocity, .activity, .settings,
      .manyViews,
    ]
  }

  /// The duration of a coast from 10,000 pt/s, which is a large screen per tenth of a second.
  private var longestCoast: Double {
    Deceleration(
      from: 0, velocity: 10_000, friction: Deceleration.friction(rate: 0.998), stopSpeed: stopSpeed
    ).restTime
  }

  var contract: EngineContract {
    var contract = EngineContract()
    contract.slop = slop
    contract.stopSpeed = stopSpeed
    contract.animation = .seconds(animation)
    contract.settle = .seconds(max(4, animation + 1, longestCoast + 0.5))
    return contract
  }
}
