extension DampedWave {
  /// When it first passes through zero after its start; nil if it never does.
  var firstZero: Double? { place * push < 0 ? -place / push : nil }

  /// The last time it is further from zero than a limit; 0 if it never is.
  ///
  /// At most one such time can lie behind the extremum, which is found in closed form, and the time
  /// behind it by bisection. Where the extremum is within the limit, the time lies before it.
  func lastTime(beyond limit: Double) -> Double {
    func isBeyond(_ seconds: Double) -> Bool { abs(value(at: seconds)) > limit }

    let peak = derivative.firstZero
    guard let peak, isBeyond(peak) else {
      guard isBeyond(0) else { return 0 }
      return passing(from: 0, to: peak ?? quiet(after: 0, isBeyond), limit)
    }
    return passing(from: peak, to: quiet(after: peak, isBeyond), limit)
  }

  /// The time between two at which it comes within the limit and is no longer beyond it.
  ///
  /// Newton's steps on the logarithm of the wave, which is nearly a straight line there, come next to
  /// it; what is found is what bisection finds, in a tenth of its questions. Where the steps go
  /// astray, bisection has the whole way.
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

  /// Some time after the extremum at which the wave is no longer beyond the limit.
  private func quiet(after start: Double, _ isBeyond: (Double) -> Bool) -> Double {
    var lapse = 1 / decay
    while isBeyond(start + lapse) { lapse *= 2 }
    return start + lapse
  }
}
