/// Finds the step to which numbers were rounded.
enum Steps {
  /// The largest distance of which all differences are multiples; 0 if there is no such distance.
  static func grid(_ numbers: [Double]) -> Estimate {
    let sorted = Set(numbers).sorted()
    let gaps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-5 }
    guard let minimum = gaps.min(), gaps.count >= 3 else { return Estimate(0, error: 0) }
    let distance = gaps.reduce(0, +)
    for division in 1...6 {
      let counts = gaps.map { $0 / (minimum / Double(division)) }
      let fits = counts.allSatisfy { abs($0 - $0.rounded()) <= 0.02 }
      let units = counts.reduce(0) { $0 + $1.rounded() }
      // A tiny step fits all numbers, and so is not a grid.
      if fits, distance / units > 1e-4 {
        return Estimate(
          distance / units, error: 1e-3 * distance / units / Double(gaps.count) + 1e-9)
      }
    }
    return Estimate(0, error: 0)
  }
}
