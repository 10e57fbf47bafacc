import Testing

@testable import Engines

struct DecelerationTests {
  static let normal = Deceleration.friction(rate: 0.998)
  static let fast = Deceleration.friction(rate: 0.99)

  /// The formula comes from ScrollMechanics; the coast stops half a point before its limit.
  @Test func `a coast at 1000 points per second follows the published formula`() {
    let coast = Deceleration(
      from: 0, velocity: 1000, friction: Self.normal, stopSpeed: Self.normal * 0.5)
    #expect(abs(coast.limit - 499.4998) < 1e-4)
    #expect(abs(coast.value(at: 0.1) - 90.6259) < 1e-4)
    #expect(abs(coast.value(at: 0.5) - 315.9280) < 1e-4)
    #expect(abs(coast.velocity(at: 0.5) - 367.5113) < 1e-4)
    #expect(abs(coast.restTime - 3.44992) < 1e-5)
    #expect(abs(coast.limit - coast.destination - 0.5) < 1e-9)

    let faster = Deceleration(
      from: 0, velocity: 1000, friction: Self.fast, stopSpeed: Self.fast * 0.5)
    #expect(abs(faster.limit - 99.4992) < 1e-4)
    #expect(abs(faster.value(at: 0.1) - 63.0793) < 1e-4)
    #expect(abs(faster.restTime - 0.526679) < 1e-6)
  }

  /// From Flutter's `friction_simulation_test.dart` and `newton_test.dart`.
  @Test func `a drag coefficient per second gives the same motion as in Flutter`() {
    let one = Deceleration(
      from: 100, velocity: 100, friction: -logarithm(0.135), stopSpeed: 0.01)
    for (time, position) in [(0.1, 109.062), (0.5, 131.590), (2, 149.028)] {
      #expect(abs(one.value(at: time) - position) < 1e-3)
      #expect(abs((one.time(atValue: one.value(at: time)) ?? -1) - time) < 1e-5)
    }
    #expect(abs(one.limit - 149.938) < 1e-3)
    #expect(one.time(atValue: -1) == nil)
    #expect(one.time(atValue: 200) == nil)

    let other = Deceleration(from: 100, velocity: 400, friction: -logarithm(0.3), stopSpeed: 0.1)
    for (time, speed) in [(0, 400), (1, 120), (2, 36), (3, 10.8)] as [(Double, Double)] {
      #expect(abs(other.velocity(at: time) - speed) < 1e-9)
    }
    #expect(abs(other.value(at: 1) - 332.563) < 1e-3)
    #expect(abs(other.value(at: 5) - 431.426) < 1e-3)

    let sooner = Deceleration(from: 100, velocity: 400, friction: -logarithm(0.3), stopSpeed: 1)
    #expect(sooner.restTime < 5)
    #expect(abs(other.velocity(at: sooner.restTime) - 1) < 1e-9)
  }

  /// From Flutter's test of bounded friction: the coast passes a point within the range in less
  /// than a second.
  @Test func `a coast passes an edge ahead of it before it ends`() throws {
    let coast = Deceleration(from: 100, velocity: 400, friction: -logarithm(0.3), stopSpeed: 1)
    let met = try #require(coast.time(atValue: 150))
    #expect(met < 1)
    #expect(abs(coast.value(at: met) - 150) < 1e-9)
    #expect(coast.time(atValue: 50) == nil)
  }

  @Test(arguments: [1000.0, -1000, 37, 11, -25_000])
  func `the speed of a coast is linear in the distance and ends at the stop speed`(velocity: Double)
  {
    let coast = Deceleration(from: 40, velocity: velocity, friction: Self.normal)
    for i in 0..<100 {
      let time = coast.restTime * Double(i) / 100
      let expected = velocity - Self.normal * (coast.value(at: time) - 40)
      #expect(abs(coast.velocity(at: time) - expected) < 1e-8)
    }
    #expect(abs(abs(coast.velocity(at: coast.restTime.nextDown)) - 10) < 1e-9)
    #expect(abs(abs(coast.limit - coast.destination) - 10 / Self.normal) < 1e-9)
  }

  @Test(arguments: [0.05, 0.3, 1.1, 2])
  func `a coast that is split in two equals the whole coast`(cut: Double) {
    let whole = Deceleration(from: 40, velocity: 1400, friction: Self.normal)
    let rest = Deceleration(
      from: whole.value(at: cut), velocity: whole.velocity(at: cut), friction: Self.normal)
    #expect(abs(rest.restTime - (whole.restTime - cut)) < 1e-9)
    for i in 0..<100 {
      let time = Double(i) / 30
      #expect(abs(rest.value(at: time) - whole.value(at: cut + time)) < 1e-9)
      #expect(abs(rest.velocity(at: time) - whole.velocity(at: cut + time)) < 1e-9)
    }
  }

  @Test(arguments: [0.0, 3, -10, 10])
  func `a coast no faster than the stop speed does not move`(velocity: Double) {
    let coast = Deceleration(from: 7, velocity: velocity, friction: Self.normal)
    #expect(coast.restTime == 0)
    #expect(coast.destination == 7)
    #expect(coast.velocity(at: 0) == 0)
    #expect(coast.time(atValue: 7) == 0)
    #expect(coast.time(atValue: 8) == nil)
  }
}
