/// The grid that numbers lie on.
enum Steps {
  /// The greatest distance of which all differences are multiples; 0 where there is none to be seen.
  static func grid(_ numbers: [Double]) -> Estimate {
    let sorted = Set(numbers).sorted()
    var gaps: [Double] = []
    for (one, other) in zip(sorted, sorted.dropFirst()) where other - one > 1e-5 {
      gaps.append(other - one)
    }
    guard let least = gaps.min(), gaps.count >= 3 else { return Estimate(0, error: 0) }
    for division in 1...6 {
      let step = least / Double(division)
      var (fits, units, way) = (true, 0.0, 0.0)
      for gap in gaps {
        let count = (gap / step).rounded()
        if abs(gap / step - count) > 0.02 { fits = false }
        units += count
        way += gap
      }
      // Many gaps that are all one step are a grid; few that happen to be even are not.
      if fits, way / units > 1e-4 {
        return Estimate(way / units, error: 1e-3 * way / units / Double(gaps.count) + 1e-9)
      }
    }
    return Estimate(0, error: 0)
  }
}
