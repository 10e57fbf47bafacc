extension DampedWave {
  /// The time at which the wave first passes zero after its start; nil if it never does.
  var firstZero: Double? { position * push < 0 ? -position / push : nil }

  /// The last time at which the magnitude of the wave exceeds a limit; 0 if it never does.
  ///
  /// The extremum is computed in closed form. If the magnitude exceeds the limit there, the time is
  /// after the extremum, otherwise before it. In that interval the magnitude passes the limit once,
  /// and a bisection finds the time.
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
  /// Newton's steps on the logarithm of the wave, which is almost linear there, approach the time.
  /// A short bisection around the result then gives the same time as a bisection of the whole
  /// interval, with a tenth of the evaluations. If a step leaves the interval, the whole interval
  /// is bisected.
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

  /// A time after `start` at which the wave no longer exceeds the limit. The wave must have no
  /// extremum after `start`.
  private func quiet(after start: Double, _ isBeyond: (Double) -> Bool) -> Double {
    var lapse = 1 / decay
    while isBeyond(start + lapse) { lapse *= 2 }
    return start + lapse
  }
}
