extension DampedWave {
  /// When it first passes through zero after its start; nil if it never does.
  var firstZero: Double? {
    switch shape {
    case .ringing(let frequency):
      guard place != 0 || push != 0 else { return nil }
      // In half a turn the wave changes its sign exactly once; a start at zero counts as the past.
      guard place != 0 else { return halfTurn / frequency }
      let angle = bisect(from: 0, to: halfTurn) {
        (swing(at: $0, frequency) > 0) == (place > 0)
      }
      return angle / frequency
    case .critical:
      return place * push < 0 ? -place / push : nil
    case .creeping(let gap):
      let left = 1 + gap * place / push
      return place * push < 0 && left > 0 ? -logarithm(left) / gap : nil
    }
  }

  /// The last time it is further from zero than a limit; 0 if it never is.
  ///
  /// Between two neighbouring extrema at most one such time can lie behind the last extremum beyond
  /// the limit, so that extremum is found in closed form and the time behind it by bisection.
  func lastTime(beyond limit: Double) -> Double {
    func isBeyond(_ seconds: Double) -> Bool { abs(value(at: seconds)) > limit }

    let peak = derivative.firstZero
    guard let peak, isBeyond(peak) else {
      guard isBeyond(0) else { return 0 }
      return passing(from: 0, to: peak ?? quiet(after: 0, isBeyond), limit)
    }
    guard case .ringing(let frequency) = shape else {
      return passing(from: peak, to: quiet(after: peak, isBeyond), limit)
    }
    // Each extremum is smaller than the one before by the same factor.
    let period = halfTurn / frequency
    let further = truncated(logarithm(abs(value(at: peak)) / limit) / (decay * period))
    let last = peak + further * period
    return passing(from: last, to: last + period, limit)
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

  /// Some time after the last extremum at which the wave is no longer beyond the limit.
  private func quiet(after start: Double, _ isBeyond: (Double) -> Bool) -> Double {
    var lapse = 1 / decay
    while isBeyond(start + lapse) { lapse *= 2 }
    return start + lapse
  }
}

/// π.
private let halfTurn = 0x1.921fb54442d18p+1
