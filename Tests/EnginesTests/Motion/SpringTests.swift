import Testing

@testable import Engines

struct SpringTests {
  /// A tolerance so small that the spring does not come to rest before the times of the test
  /// vectors.
  static let strict = Spring.Tolerance(distance: 1e-4, speed: 1e-4)

  /// From Flutter's `newton_test.dart`: a critically damped spring of mass 1 and stiffness 100.
  @Test func `a critically damped spring from rest gives the numbers of Flutter`() {
    let tolerance = Spring.Tolerance(distance: 0.01, speed: 0.01)
    let spring = Spring(from: 0, to: 500, velocity: 0, stiffness: 100, tolerance: tolerance)
    let expected = [(0.25, 356.0, 1026.0), (0.5, 479, 168), (0.75, 497, 20)]
    for (time, position, speed) in expected {
      #expect(truncated(spring.value(at: time)) == position)
      #expect(truncated(spring.velocity(at: time)) == speed)
    }
    #expect(spring.velocity(at: 0) == 0)
    #expect(spring.restTime <= 1.6)
    #expect(spring.restTime > 1)
  }

  /// The formula comes from ScrollMechanics, for a critically damped spring.
  @Test(arguments: [
    (0.05, 90.9796), (0.1, 73.5759), (0.2, 40.6006), (0.3, 19.9148), (0.5, 4.0428),
  ])
  func `the return of a spring from rest follows the published formula`(
    time: Double, position: Double
  ) {
    let spring = Spring(from: 100, to: 0, velocity: 0, stiffness: 100, tolerance: Self.strict)
    #expect(abs(spring.value(at: time) - position) < 1e-4)
  }

  /// WebKit's formula for macOS is `(x₀ + 0.31·v₀·t)e^(−12.5t)`.
  @Test(arguments: [
    (0.05, 53.5261), (0.1, 28.6505), (0.2, 8.2085), (0.3, 2.3518), (0.5, 0.1930),
  ])
  func `the damped wave equals WebKit's return on macOS`(time: Double, position: Double) {
    let wave = DampedWave(decay: 12.5, position: 100, push: 0)
    #expect(abs(wave.value(at: time) - position) < 1e-4)
  }

  /// A coast from 900 at 1000 pt/s meets the edge at 1000.
  @Test func `a coast that meets the edge overshoots by the published amount`() throws {
    let coast = Deceleration(
      from: 900, velocity: 1000, friction: Deceleration.friction(rate: 0.998))
    let met = try #require(coast.time(atValue: 1000))
    let speed = coast.velocity(at: met)
    #expect(abs(met - 0.111585) < 1e-6)
    #expect(abs(speed - 799.7997) < 1e-4)

    let spring = Spring(from: 1000, to: 1000, velocity: speed, stiffness: 100)
    let farthest = try #require(spring.turning)
    #expect(abs(farthest - 0.1) < 1e-9)
    #expect(abs(spring.value(at: farthest) - 1029.423) < 1e-3)
  }

  /// From Flutter's `newton_test.dart`, with an unbounded range. Its drag is 0.135 per second.
  @Test func `a coast without an edge ahead gives the numbers of Flutter`() {
    let coast = Deceleration(
      from: 100, velocity: 400, friction: -logarithm(0.135), stopSpeed: 0.01)
    #expect(abs(coast.value(at: 1) - 272) < 1)
    #expect(abs(coast.velocity(at: 1) - 54) < 1)
    #expect(abs(coast.velocity(at: 2) - 7) < 1)
    #expect(coast.velocity(at: 3) < 1)
    #expect(abs(coast.value(at: 5) - 300) < 1)
  }

  @Test(arguments: MotionExample.springs)
  func `rest is the earliest time after which value and speed stay within the tolerance`(
    example: MotionExample
  ) throws {
    let spring = try #require(example.motion as? Spring)
    let tolerance = Spring.Tolerance.invisible
    func isWithin(_ time: Double, of endless: Spring) -> Bool {
      abs(endless.value(at: time) - 12) <= tolerance.distance * (1 + 1e-9)
        && abs(endless.velocity(at: time)) <= tolerance.speed * (1 + 1e-9)
    }
    let endless = Spring(
      from: example.start, to: 12, velocity: example.velocity, stiffness: 100,
      tolerance: .init(distance: 1e-12, speed: 1e-12))
    #expect(endless.restTime > spring.restTime)
    for i in 0..<2000 {
      #expect(isWithin(spring.restTime + Double(i) * 0.002, of: endless))
    }
    if spring.restTime > 0 {
      #expect(!isWithin(spring.restTime * (1 - 1e-6), of: endless))
    }
  }

  @Test(arguments: [0.01, 0.1, 0.4])
  func `a spring motion that is split in two equals the whole motion`(cut: Double) {
    func spring(_ start: Double, _ velocity: Double) -> Spring {
      Spring(from: start, to: 12, velocity: velocity, stiffness: 124, tolerance: Self.strict)
    }
    let whole = spring(-60, 700)
    let rest = spring(whole.value(at: cut), whole.velocity(at: cut))
    #expect(abs(rest.restTime - (whole.restTime - cut)) < 1e-6)
    for i in 0..<100 {
      let time = whole.restTime * Double(i) / 101 - cut
      guard time > 0 else { continue }
      #expect(abs(rest.value(at: time) - whole.value(at: cut + time)) < 1e-9)
    }
  }

  @Test(arguments: [-177, -3, 250] as [Double])
  func `a spring that is released at rest never crosses its target`(start: Double) {
    let spring = Spring(from: start, to: 0, velocity: 0, stiffness: 100)
    #expect(spring.crossing == nil)
    #expect(spring.turning == nil)
    var last = abs(start)
    for i in 0...1000 {
      let position = spring.value(at: spring.restTime * Double(i) / 990)
      #expect(position == 0 || (position < 0) == (start < 0))
      #expect(abs(position) <= last)
      last = abs(position)
    }
  }

  @Test
  func `a spring crosses its target at the crossing time and has speed 0 at the turning time`()
    throws
  {
    let spring = Spring(from: -30, to: 0, velocity: 3000, stiffness: 100)
    let crossing = try #require(spring.crossing)
    let turning = try #require(spring.turning)
    #expect(crossing < turning)
    #expect(abs(spring.value(at: crossing)) < 1e-9)
    #expect(spring.value(at: crossing / 2) < 0 && spring.value(at: turning) > 0)
    #expect(abs(spring.velocity(at: turning)) < 1e-9)
  }

  @Test func `a spring that starts within the tolerance and stays there is at rest immediately`() {
    let spring = Spring(from: 0.1, to: 0, velocity: 0, stiffness: 100)
    #expect(spring.restTime == 0)
    #expect(spring.value(at: 0) == 0)
  }

  /// ScrollMechanics estimates the settle time by an upper bound of two exponentials; Flickbook
  /// computes the exact time.
  @Test(arguments: [(100.0, 0.0), (0, 800), (-40, 900), (177, -1270)])
  func `a spring comes to rest before the published upper bound`(start: Double, velocity: Double) {
    let (decay, limit) = (10.0, 0.5)
    let spring = Spring(
      from: start, to: 0, velocity: velocity, stiffness: decay * decay,
      tolerance: .init(distance: limit, speed: 1e9))
    let second = velocity + decay * start
    let bound = max(
      logarithm(2 * abs(start) / limit) / decay,
      2 * logarithm(4 * abs(second) / (2.718_281_828 * decay * limit)) / decay)
    #expect(spring.restTime <= bound)
    #expect(spring.restTime > bound / 3)
  }
}
