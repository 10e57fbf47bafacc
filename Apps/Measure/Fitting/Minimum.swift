internal import Platform

/// Finds the minimum of a function on a positive range.
enum Least {
  /// The position of the minimum. The search tries positions with equal ratios first. A
  /// golden-section search around the best position follows.
  static func position(
    in range: ClosedRange<Double>, steps: Int = 24, within error: Double = 1e-8,
    _ function: (Double) -> Double
  ) -> Double {
    let (low, high) = (log(range.lowerBound), log(range.upperBound))
    var best = (point: low, value: Double.infinity)
    for index in 0...steps {
      let position = low + (high - low) * Double(index) / Double(steps)
      let value = function(exp(position))
      if value < best.value { best = (position, value) }
    }
    let step = (high - low) / Double(steps)
    var (left, right) = (best.point - step, best.point + step)
    let ratio = 0.618_033_988_749_895
    var (one, other) = (right - ratio * (right - left), left + ratio * (right - left))
    var (valueOne, valueOther) = (function(exp(one)), function(exp(other)))
    while right - left > error {
      if valueOne < valueOther {
        (right, other, valueOther) = (other, one, valueOne)
        one = right - ratio * (right - left)
        valueOne = function(exp(one))
      } else {
        (left, one, valueOne) = (one, other, valueOther)
        other = left + ratio * (right - left)
        valueOther = function(exp(other))
      }
    }
    return exp((left + right) / 2)
  }
}
