/// The way back from outside, of something let go at rest.
package struct Bounce {
  package let outcomes: [Constant: Measurement.Outcome]

  /// - Parameters:
  ///   - course: seconds since the lift, and places; the edge is at 0.
  ///   - delay: how late that is shown.
  package init(_ course: [Sample], from start: Double, step: Double, delay: Double) {
    // The last bit of the way is where engines jump to their rest.
    let samples = course.filter { abs($0.value) > 0.015 * abs(start) }
    var found: [Constant: Measurement.Outcome] = [:]
    let overshoot = course.map { -$0.value * (start < 0 ? -1 : 1) }.max() ?? 0
    found[.bounceOvershoot] = .number(
      Estimate(max(0, overshoot), error: step + 1e-6 + 0.05 * max(0, overshoot)))
    if let time = Self.time(course, to: start / 10) {
      let gap = zip(course, course.dropFirst()).map { $1.time - $0.time }.min() ?? 0
      found[.bounceTime] = .number(Estimate(time - delay, error: gap / 4 + 1e-3 + delay / 2))
    }
    let fit = ZeroFit(samples)
    let eased = Curve.best([Sample(delay, start)] + course, way: start)
    let spread = fit.map { $0.spread / abs(start) } ?? .infinity
    if let eased, eased.rest < spread / 2 {
      found[.bounceLaw] = .word(eased.curve.rawValue)
    } else if let fit, spread < 0.02 {
      found[.bounceLaw] = .word("critically damped")
      found.merge(Self.damped(fit, delay)) { _, new in new }
    } else if samples.count > 3 {
      found[.bounceLaw] = .word("other")
    }
    outcomes = found
  }

  private static func time(_ course: [Sample], to place: Double) -> Double? {
    for (one, other) in zip(course, course.dropFirst())
    where (one.value - place) * (other.value - place) <= 0 && one.value != other.value {
      return one.time
        + (other.time - one.time) * (place - one.value) / (other.value - one.value)
    }
    return nil
  }

  /// `(A + Bt)e^(−βt)`: B = (1 − h)βA with the head start h.
  private static func damped(
    _ whole: ZeroFit, _ delay: Double
  ) -> [Constant: Measurement.Outcome] {
    let shifted = whole.first + whole.slope * delay
    let head = 1 - whole.slope / (whole.decay * shifted)
    let headError =
      3 * whole.slopeError / abs(whole.decay * shifted) + whole.error / whole.decay
      + 1e-6
    return [
      .bounceDecay: .number(Estimate(whole.decay, error: whole.error)),
      .bounceHeadStart: .number(Estimate(head, error: headError)),
    ]
  }
}
