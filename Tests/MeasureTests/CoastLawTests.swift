internal import Measure
import Testing

/// Measures the law of a coast on published curves at 60 frames per second.
@Suite struct CoastLawTests {
  /// The samples of a coast. `share` is the share of the distance as a function of the share of the
  /// time.
  private func coast(
    _ distance: Double, _ seconds: Double, step: Double = 0, _ share: (Double) -> Double
  ) -> [Sample] {
    (1...Int(seconds * 60)).map { index in
      let time = Double(index) / 60
      let position = 400 + distance * share(min(1, time / seconds))
      return Sample(time, step > 0 ? (position / step).rounded() * step : position)
    }
  }

  /// The curve is Chromium's curve on desktops: the distance is half the square of the speed
  /// divided by 2645.7 pt/s², the duration is the speed divided by 2300 pt/s², and the shape is a
  /// Bézier curve through (0.2, 0.2s) and (0.55, 1), where s is the initial slope.
  @Test(arguments: [2000.0, 3500])
  func `a Bézier curve is recognized by its initial slope`(speed: Double) throws {
    let (distance, seconds) = (speed * speed / 2 / 2645.7, speed / 2300)
    let slope = speed * seconds / distance
    let samples = coast(distance, seconds, step: 0.125) { time in
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let t = (low + high) / 2
        let x = 3 * (1 - t) * (1 - t) * t * 0.2 + 3 * (1 - t) * t * t * 0.55 + t * t * t
        if x < time { low = t } else { high = t }
      }
      return 3 * (1 - low) * (1 - low) * low * 0.2 * slope + 3 * (1 - low) * low * low
        + low * low * low
    }
    let law = try #require(CoastLaw(samples, rest: samples.last?.value, step: 0.125))
    #expect(law.form == .bezier, "\(law)")
    #expect(abs(law.speed - speed) < 0.02 * speed, "\(law)")
    #expect(abs(law.shape.value - seconds) < 0.02 * seconds, "\(law)")
  }

  @Test func `a quarter circle and a constant deceleration are not springs`() throws {
    let circle = coast(3300, 3.3) { (1 - (1 - $0) * (1 - $0)).squareRoot() }
    #expect(try #require(CoastLaw(circle, rest: 3700, step: 0)).form == .circularOut)
    let brake = coast(700, 1.2) { 1 - (1 - $0) * (1 - $0) }
    let law = try #require(CoastLaw(brake, rest: 1100, step: 0))
    #expect(law.form == .friction && law.shape.holds(1.2), "\(law)")
    let bounce = Bounce(
      coast(180, 0.6) { (1 - (1 - $0) * (1 - $0)).squareRoot() }.map {
        Sample($0.time, $0.value - 580)
      }, from: -180, step: 0, delay: 0)
    #expect(
      bounce.outcomes[.bounceLaw].flatMap { Measurement(.bounceLaw, $0).word } == "circular-out")
  }
}
