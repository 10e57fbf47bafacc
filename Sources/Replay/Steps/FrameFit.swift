/// The constant frame rate that best fits given times.
struct FrameFit {
  private(set) var period: Double
  private(set) var start = 0.0
  /// The maximum difference between a time and the time of its frame.
  private(set) var spread = 0.0
  private static let minimum = 12
  /// The maximum number of comparisons between a time and a candidate, which take about a second. A
  /// recording with pauses of days would need more comparisons.
  private static let maximumWork = 1e8

  /// Fails if there are too few times, or if the search would take too long.
  init?(_ times: [Double]) {
    guard times.count >= Self.minimum, let first = times.first, let last = times.last else {
      return nil
    }
    let gaps = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0.001 }.sorted()
    guard !gaps.isEmpty else { return nil }
    // A few gaps are longer because frames are missing, so the median of the short gaps is used.
    let short = gaps.prefix { $0 < 1.6 * gaps[gaps.count / 4] }
    period = short[short.count / 2]
    guard search(times) else { return nil }
    for _ in 0..<2 { fit(times) }
    narrow(times, last - first)
  }

  /// Finds the period and the phase approximately. A longer span of times determines the period
  /// more exactly, so the range of candidates shrinks as the span grows. The result is false if
  /// there are too many candidates.
  private mutating func search(_ times: [Double]) -> Bool {
    let usual = period
    var share = 0.06
    var count = min(times.count, 128)
    while true {
      let some = times.prefix(count)
      let step = usual * usual / max((some.last ?? 0) - times[0], usual) / 8
      let range = (period * (1 - share), period * (1 + share))
      guard (range.1 - range.0) / step * Double(count) < Self.maximumWork else { return false }
      var best = -1.0
      var candidate = range.0
      while candidate <= range.1 {
        let (power, phase) = Turns.fit(some, candidate)
        if power > best { (best, period, start) = (power, candidate, phase * candidate) }
        candidate += step
      }
      if count == times.count { return true }
      share = 4 * step / period
      count = min(times.count, 2 * count)
    }
  }

  private func number(_ time: Double) -> Double { ((time - start) / period).rounded() }

  /// Fits a line to the times of the frames by least squares.
  private mutating func fit(_ times: [Double]) {
    let count = Double(times.count)
    let numbers = times.map(number)
    let middle = numbers.reduce(0, +) / count
    let time = times.reduce(0, +) / count
    var (product, square) = (0.0, 0.0)
    for (index, number) in numbers.enumerated() {
      product += (number - middle) * (times[index] - time)
      square += (number - middle) * (number - middle)
    }
    guard square > 0 else { return }
    period = product / square
    start = time - middle * period
  }

  /// Finds the line with the smallest maximum distance from the times. This distance is a convex
  /// function of the period.
  private mutating func narrow(_ times: [Double], _ span: Double) {
    let numbers = times.map(number)
    func range(_ period: Double) -> (low: Double, high: Double) {
      var (low, high) = (Double.infinity, -Double.infinity)
      for (index, number) in numbers.enumerated() {
        let rest = times[index] - number * period
        low = min(low, rest)
        high = max(high, rest)
      }
      return (low, high)
    }
    let now = range(period)
    let reach = 4 * (now.high - now.low) / max(1, span / period)
    var (low, high) = (period - reach, period + reach)
    for _ in 0..<60 {
      let (one, other) = (low + (high - low) / 3, high - (high - low) / 3)
      let (first, second) = (range(one), range(other))
      if first.high - first.low < second.high - second.low { high = other } else { low = one }
    }
    period = (low + high) / 2
    let best = range(period)
    start = (best.low + best.high) / 2
    spread = (best.high - best.low) / 2
  }
}

extension FrameFit {
  /// How far the first or the last frame may be from its true time, if each time differs from its
  /// own frame by at most a maximum. The frames in between are known more exactly.
  func uncertainty(of times: [Double], within maximum: Double) -> Double {
    let numbers = times.map(number)
    guard let first = numbers.first, let last = numbers.last else { return 0 }
    var farthest = 0.0
    for end in [first, last] {
      let found = start + period * end
      for sign in [1.0, -1] {
        var (known, unknown) = (0.0, 2 * maximum)
        for _ in 0..<24 {
          let middle = (known + unknown) / 2
          let time = found + sign * middle
          if isPossible(time, at: end, times, numbers, maximum) {
            known = middle
          } else {
            unknown = middle
          }
        }
        farthest = max(farthest, unknown)
      }
    }
    return farthest
  }

  /// Whether any period explains all times if the given frame was at the given time.
  private func isPossible(
    _ time: Double, at end: Double, _ times: [Double], _ numbers: [Double], _ maximum: Double
  ) -> Bool {
    var (shortest, longest) = (0.0, Double.infinity)
    for (index, number) in numbers.enumerated() {
      let (lapse, count) = (times[index] - time, number - end)
      if count == 0 {
        guard lapse.magnitude <= maximum else { return false }
      } else {
        let (low, high) = ((lapse - maximum) / count, (lapse + maximum) / count)
        shortest = max(shortest, min(low, high))
        longest = min(longest, max(low, high))
      }
    }
    return shortest <= longest
  }
}

/// Angles in turns. The circle is approximated by two parabolas, which need no libm.
private enum Turns {
  /// How well times fit a period, where 1 is a perfect fit, and the share of the period at which
  /// the frames begin.
  static func fit(_ times: ArraySlice<Double>, _ period: Double) -> (power: Double, share: Double) {
    var (x, y) = (0.0, 0.0)
    for time in times {
      let turn = time / period
      let share = turn - turn.rounded(.down)
      x += wave(share)
      y += wave(share - 0.25)
    }
    let size = (x * x + y * y).squareRoot()
    guard size > 0 else { return (0, 0) }
    return (size / Double(times.count), angle(x / size, y / size))
  }

  /// A parabolic approximation of the cosine. The argument is in turns.
  private static func wave(_ turns: Double) -> Double {
    let share = turns - turns.rounded(.down)
    let half = abs(share - 0.5) * 4 - 1
    return half * (2 - abs(half))
  }

  /// The angle in turns at which `wave` has the given cosine and sine.
  private static func angle(_ x: Double, _ y: Double) -> Double {
    var (low, high) = (0.0, 0.5)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if wave(middle) > x { low = middle } else { high = middle }
    }
    return y >= 0 ? low : 1 - low
  }
}
