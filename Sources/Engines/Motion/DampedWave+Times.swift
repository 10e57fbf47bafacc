extension DampedWave {
  /// When it first passes through zero after its start; nil if it never does.
  var firstZero: Double? { position * push < 0 ? -position / push : nil }

  /// The last time at which its distance from zero exceeds a limit; 0 if it never does.
  ///
  /// At most one such time is after the extremum, which is found in closed form, and the time after
  /// it by bisection. If the extremum is within the limit, the time is before it.
  func lastTime(beyond limit: Double) -> Double {
    func isBeyond(_ seconds: Double) -> Bool { abs(value(at: seconds)) > limit }

    let peak = derivative.firstZero
    guard let peak, isBeyond(peak) else {
      guard isBeyond(0) else { return 0 }
      return passing(from: 0, to: peak ?? quiet(after: 0, isBeyond), limit)
    }
    return passing(from: peak, to: quiet(after: peak, isBeyond), limit)
  }

  /// The time in an interval at which the wave comes within the limit.
  ///
  /// Newton's steps on the logarithm of the wave, which is almost a straight line there, get close
  /// to it; a short bisection then returns the same result as a full one, with a tenth of the
  /// evaluations. If the steps leave the interval, the whole interval is bisected.
  private func passing(from start: Double, to end: Double, _ limit: Double) -> Double {
    func isBeyond(_ seconds: Double) -> Bool { abs(value(at: seconds)) > limit }

    let slope = derivative
    var near = end
    for _ in 0..<6 {
      let here = value(at: near)
      let step = logarithm(abs(here) / limit) * here / slope.value(at: near)
      near -= step
      guard near > start, near < end else { return bisect(from: start, to: end, while: isBeyond) }
      if abs(step) < 1e-8 * near { break }
    }
    let reach = 0x1p-48 * near
    guard isBeyond(near - reach), !isBeyond(near + reach) else {
      return bisect(from: start, to: end, while: isBeyond)
    }
    return bisect(from: near - reach, to: near + reach, while: isBeyond)
  }

  /// A time after the extremum at which the wave no longer exceeds the limit.
  private func quiet(after start: Double, _ isBeyond: (Double) -> Bool) -> Double {
    var lapse = 1 / decay
    while isBeyond(start + lapse) { lapse *= 2 }
    return start + lapse
  }
}
