internal import Model
import Testing

@testable import Engines

/// Tests properties of a finger's velocity that hold for any path.
struct VelocityPropertyTests {
  typealias Samples = [(time: Instant, x: Double, y: Double)]

  /// The velocities along both axes at the time of the last sample.
  private func velocities(of samples: Samples, limit: Double = .infinity) -> [Double] {
    var tracker = LeastSquaresVelocity(limit: limit)
    for sample in samples { tracker.add(x: sample.x, y: sample.y, at: sample.time) }
    let lift = samples.last?.time ?? .zero
    return [tracker.velocity(along: .x, at: lift), tracker.velocity(along: .y, at: lift)]
  }

  @Test func `without samples, or with a single sample, the velocity is 0`() {
    #expect(velocities(of: []) == [0, 0])
    #expect(velocities(of: [(.zero, 5, 5)]) == [0, 0])
  }

  /// From Chromium's `velocity_tracker_unittest.cc`.
  @Test(arguments: [100.0, 1000])
  func `the velocity limit applies to both directions`(limit: Double) {
    let samples = (0...30).map { i -> (time: Instant, x: Double, y: Double) in
      (.milliseconds(Double(i) * 4), Double(i) * -200, Double(i) * 200)
    }
    #expect(velocities(of: samples, limit: limit) == [-limit, limit])
    #expect(abs(velocities(of: samples)[0] + 50_000) < 1e-3)
  }

  @Test func `the last of several samples at the same time counts`() {
    let twice = RealFinger.samples.flatMap { sample in
      [(time: sample.time, x: sample.x - 30, y: 0.0), sample]
    }
    #expect(velocities(of: twice) == velocities(of: RealFinger.samples))
  }

  @Test func `samples with nearly equal times give finite velocities`() {
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

  @Test func `a cleared tracker has no velocity`() {
    var tracker = LeastSquaresVelocity()
    for sample in RealFinger.samples { tracker.add(x: sample.x, y: sample.y, at: sample.time) }
    tracker.clear()
    #expect(tracker.velocity(along: .y, at: RealFinger.lift) == 0)
  }
}
