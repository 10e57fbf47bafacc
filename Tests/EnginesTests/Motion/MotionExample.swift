import Testing

@testable import Engines

/// A motion, with its mirror image, for the tests of properties of all motions.
struct MotionExample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let start: Double
  /// The initial velocity.
  let velocity: Double
  /// The distance that the value may jump when the motion comes to rest.
  let jump: Double
  /// Creates the motion, or its mirror image if the sign is −1.
  let make: @Sendable (_ sign: Double) -> any Motion & Sendable

  var motion: any Motion & Sendable { make(1) }
}

extension MotionExample {
  static let all: [MotionExample] = decelerations + springs + androids + eased

  static let decelerations = [0.998, 0.99].flatMap { rate in
    [1234.5, -80, 9.9].map { velocity in
      MotionExample(
        testDescription: "coast at \(rate) from \(velocity)", start: 33.3,
        velocity: velocity > 10 || velocity < -10 ? velocity : 0, jump: 0
      ) { sign in
        Deceleration(
          from: sign * 33.3, velocity: sign * velocity,
          friction: Deceleration.friction(rate: rate))
      }
    }
  }

  static let springs = [(-177.0, 0.0), (0, 2500), (40, -900), (40, 90)].map { start, velocity in
    MotionExample(
      testDescription: "spring from \(start) at \(velocity)", start: start + 12,
      velocity: velocity, jump: Spring.Tolerance.invisible.distance
    ) { sign in
      Spring(
        from: sign * (start + 12), to: sign * 12, velocity: sign * velocity, stiffness: 100)
    }
  }

  static let androids = [
    MotionExample(testDescription: "Android fling", start: 5, velocity: 1500, jump: 0) {
      AndroidFling(from: $0 * 5, velocity: $0 * 1500, resolution: .exact)
    },
    MotionExample(testDescription: "ballistic", start: 5, velocity: 700, jump: 0) {
      Ballistic(from: $0 * 5, velocity: $0 * 700, farthest: 60)
    },
    MotionExample(testDescription: "return to an edge", start: -80, velocity: 0, jump: 0) {
      EdgeReturn(from: $0 * -80, to: $0 * 5, scale: 2.625)
    },
  ]

  static let eased = [
    MotionExample(testDescription: "ease in out", start: 10, velocity: 0, jump: 0) {
      EasedAnimation(from: $0 * 10, to: $0 * 320)
    },
    MotionExample(testDescription: "ease out of speed", start: 10, velocity: -930, jump: 0) {
      EasedAnimation(
        from: $0 * 10, to: $0 * -300, duration: 0.5, curve: CubicBezier(0.2, 0.3, 0.3, 1))
    },
  ]
}
