internal import Gesture
import Testing

@testable import Engines

/// What holds for every way to see a finger's velocity.
struct VelocityPropertyTests {
  typealias Samples = [(time: Instant, x: Double, y: Double)]

  /// Both trackers' velocities, along both axes, at the time of the last sample.
  private func velocities(of samples: Samples, limit: Double = .infinity) -> [Double] {
    var pairs = WeightedPairsVelocity(limit: limit)
    var squares = LeastSquaresVelocity(limit: limit)
    for sample in samples {
      pairs.add(x: sample.x, y: sample.y, at: sample.time)
      squares.add(x: sample.x, y: sample.y, at: sample.time)
    }
    let lift = samples.last?.time ?? .zero
    return [
      pairs.velocity(along: .x, at: lift), pairs.velocity(along: .y, at: lift),
      squares.velocity(along: .x, at: lift), squares.velocity(along: .y, at: lift),
    ]
  }

  @Test func `a finger never seen has no velocity`() {
    #expect(velocities(of: []) == [0, 0, 0, 0])
    #expect(velocities(of: [(.zero, 5, 5)]) == [0, 0, 0, 0])
  }

  /// Chromium's `velocity_tracker_unittest.cc`.
  @Test(arguments: [100.0, 1000])
  func `the limit cuts both signs alike`(limit: Double) {
    let samples = (0...30).map { i -> (time: Instant, x: Double, y: Double) in
      (.milliseconds(Double(i) * 4), Double(i) * -200, Double(i) * 200)
    }
    #expect(velocities(of: samples, limit: limit) == [-limit, limit, -limit, limit])
    #expect(abs(velocities(of: samples)[2] + 50_000) < 1e-3)
  }

  @Test func `the last place at a time is the finger's place then`() {
    let twice = RealFinger.samples.flatMap { sample in
      [(time: sample.time, x: sample.x - 30, y: 0.0), sample]
    }
    #expect(velocities(of: twice) == velocities(of: RealFinger.samples))
  }

  @Test func `places that all but share a time give numbers`() {
    var samples: Samples = []
    for i in 0..<30 { samples.append((Instant(nanoseconds: Int64(i / 3)), Double(i), 0)) }
    for velocity in velocities(of: samples) { #expect(velocity.isFinite) }
    samples.append((.milliseconds(30), 40, 0))
    for velocity in velocities(of: samples) { #expect(velocity.isFinite) }
  }

  @Test func `a mirrored finger has the opposite velocity, bit for bit`() {
    let mirrored = RealFinger.samples.map { (time: $0.time, x: -$0.x, y: -$0.y) }
    #expect(velocities(of: mirrored) == velocities(of: RealFinger.samples).map { -$0 })
  }

  @Test func `a cleared tracker has seen nothing`() {
    var pairs = WeightedPairsVelocity()
    var squares = LeastSquaresVelocity()
    for sample in RealFinger.samples {
      pairs.add(x: sample.x, y: sample.y, at: sample.time)
      squares.add(x: sample.x, y: sample.y, at: sample.time)
    }
    pairs.clear()
    squares.clear()
    #expect(pairs.velocity(along: .y, at: RealFinger.lift) == 0)
    #expect(squares.velocity(along: .y, at: RealFinger.lift) == 0)
  }
}
