internal import Measure
import Testing

/// Measures how content that was released outside its range returns, on simulated springs.
@Suite struct BounceTests {
  /// The positions of a spring with a frequency and a damping, released at rest 100 pt outside, at
  /// 60 samples per second.
  private func course(_ frequency: Double, _ damping: Double, step: Double = 0) -> [Sample] {
    var (position, speed, samples) = (-100.0, 0.0, [Sample]())
    let slice = 1e-5
    for index in 0..<150_000 {
      // The velocity changes by half a step before the position changes, and by half a step after
      // it.
      speed -= slice / 2 * (frequency * frequency * position + 2 * damping * frequency * speed)
      position += slice * speed
      speed -= slice / 2 * (frequency * frequency * position + 2 * damping * frequency * speed)
      if (index + 1) % 1666 == 0 {
        let shown = step > 0 ? (position / step).rounded() * step : position
        samples.append(Sample(Double(index + 1) * slice, shown))
      }
    }
    return samples
  }

  private func found(_ course: [Sample], step: Double = 0) -> [Constant: Measurement.Outcome] {
    Bounce(course, from: -100, step: step, delay: 0).outcomes
  }

  private func number(
    _ constant: Constant, _ found: [Constant: Measurement.Outcome]
  ) throws -> Estimate {
    try #require(found[constant].flatMap { Measurement(constant, $0).number })
  }

  @Test(arguments: [(12.0, 0.5), (20, 0.8), (9, 0.3)])
  func `an oscillating spring is measured with a period`(frequency: Double, damping: Double) throws
  {
    let found = found(course(frequency, damping))
    let period = try number(.bouncePeriod, found)
    let expected = 2 * Double.pi / (frequency * (1 - damping * damping).squareRoot())
    #expect(abs(period.value - expected) < 0.005 * expected, "\(period), not \(expected)")
    #expect(abs(try number(.bounceDamping, found).value - damping) < 0.005)
    #expect(abs(try number(.bounceDecay, found).value - frequency * damping) < 0.05)
    #expect(try number(.bounceOvershoot, found).value > 1)
  }

  /// The spring comes from Flutter: stiffness 100, mass 0.5, damping 1.1.
  @Test func `an overdamped spring is measured without a period`() throws {
    let found = found(course(200.squareRoot(), 1.1))
    #expect(abs(try number(.bounceDamping, found).value - 1.1) < 0.01)
    #expect(found[.bounceLaw].flatMap { Measurement(.bounceLaw, $0).word } == "overdamped")
    #expect(found[.bouncePeriod].flatMap { Measurement(.bouncePeriod, $0).number } == nil)
  }

  @Test func `a critically damped spring is recognized, even in whole pixels`() throws {
    for step in [0, 1.0 / 3] {
      let found = found(course(11, 1, step: step), step: step)
      #expect(
        found[.bounceLaw].flatMap { Measurement(.bounceLaw, $0).word } == "critically damped")
      #expect(try number(.bounceDecay, found).widened(by: 0.01).holds(11))
    }
  }
}
