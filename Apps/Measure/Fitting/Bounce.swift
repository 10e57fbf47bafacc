/// The return of content that was released at rest outside its range.
package struct Bounce {
  package let outcomes: [Constant: Measurement.Outcome]

  /// - Parameters:
  ///   - course: Seconds since the lift, and offsets; the edge is at 0.
  ///   - delay: The delay in seconds until the return is shown.
  package init(_ course: [Sample], from start: Double, step: Double, delay: Double) {
    // The last part of the return is ignored, because engines jump to rest there.
    let samples = course.filter { abs($0.value) > 0.015 * abs(start) }
    var found: [Constant: Measurement.Outcome] = [:]
    let overshoot = course.map { -$0.value * (start < 0 ? -1 : 1) }.max() ?? 0
    found[.bounceOvershoot] = .number(
      Estimate(max(0, overshoot), error: step + 1e-6 + 0.05 * max(0, overshoot)))
    if let time = Self.time(course, to: start / 10) {
      let gap = zip(course, course.dropFirst()).map { $1.time - $0.time }.min() ?? 0
      found[.bounceTime] = .number(Estimate(time - delay / 2, error: gap / 4 + 1e-3 + delay / 2))
    }
    let fit = ZeroFit(samples)
    // An engine that shows a drag late may still show the return at once.
    let eased = Set([0, delay]).compactMap {
      Curve.best([Sample($0, start)] + course, distance: start)
    }.min { $0.rest < $1.rest }
    let spread = fit.map { $0.spread / abs(start) } ?? .infinity
    let spring = spread > 2e-4 ? SpringFit(course.filter { abs($0.value) > 2 * step }) : nil
    // A spring has one more parameter, so its fit must be clearly better.
    let springs = spring.map { $0.spread / abs(start) } ?? .infinity
    if let eased, eased.rest < min(spread, springs) / 2 {
      found[.bounceLaw] = .word(eased.curve.rawValue)
    } else if let spring, springs < min(0.02, spread / 4) {
      found[.bounceLaw] = .word(spring.period == nil ? "overdamped" : "underdamped")
      found[.bounceDecay] = .number(spring.decay)
      found[.bounceDamping] = .number(spring.damping)
      found[.bouncePeriod] = spring.period.outcome("it creeps back")
    } else if let fit, spread < max(0.008, step / abs(start)) {
      found[.bounceLaw] = .word("critically damped")
      found[.bounceDamping] = .number(Estimate(1, error: spread))
      found.merge(Self.damped(fit, samples, from: start, step, delay)) { _, new in new }
    } else if samples.count > 3 {
      found[.bounceLaw] = .word("other")
    }
    outcomes = found
  }

  /// The time at which the content passed a position for the first time.
  static func time(_ course: [Sample], to position: Double) -> Double? {
    for (one, other) in zip(course, course.dropFirst())
    where (one.value - position) * (other.value - position) <= 0 && one.value != other.value {
      return one.time + (other.time - one.time) * (position - one.value) / (other.value - one.value)
    }
    return nil
  }

  /// The outcomes of a critically damped return, `(A + Bt)e^(−βt)`, where B = (1 − h)βA with the
  /// head start h.
  ///
  /// The interval includes two errors that more samples would not reduce: whether an engine rounds
  /// or truncates offsets to its step, and whether the return starts at the position of the
  /// release. In traces of iOS these two errors are as large as all noise.
  private static func damped(
    _ whole: ZeroFit, _ samples: [Sample], from start: Double, _ step: Double, _ delay: Double
  ) -> [Constant: Measurement.Outcome] {
    func head(_ fit: ZeroFit) -> Double {
      1 - fit.slope / (fit.decay * (fit.first + fit.slope * delay))
    }
    let shifted = whole.first + whole.slope * delay
    var decayError = whole.error
    var headError =
      3 * whole.slopeError / abs(whole.decay * shifted) + whole.error / whole.decay + 1e-6
    var others: [ZeroFit?] = []
    if step > 0 { others.append(ZeroFit(samples.map { Sample($0.time, $0.value + step / 2) })) }
    if delay == 0 { others.append(ZeroFit(samples.filter { $0.time > 0 }, from: start)) }
    for case let other? in others {
      decayError += abs(other.decay - whole.decay)
      headError += abs(head(other) - head(whole))
    }
    return [
      .bounceDecay: .number(Estimate(whole.decay, error: decayError)),
      .bounceHeadStart: .number(Estimate(head(whole), error: headError)),
    ]
  }
}
