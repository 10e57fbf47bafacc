internal import Gesture

/// What one finger does in a gesture: it comes down, goes its way, and lifts, perhaps before it is
/// there, perhaps long after.
struct Stroke {
  /// When it comes down, in milliseconds from the beginning of the gesture.
  var begins = 0.0
  var start: Point
  /// Where it is bound for.
  var way: Point
  var shape = Shape.minimumJerk
  /// How long the whole way would take.
  var lasts: Double
  /// When it lifts, from its own beginning.
  var lifts: Double
  var end = Touch.Phase.up
  var tremor: Tremor

  enum Shape {
    /// The smoothest way: `10q³ − 15q⁴ + 6q⁵`. Whole, it ends with no speed and never flings.
    case minimumJerk
    /// The speed is a lognormal of the time, steep at first: a ballistic stroke.
    case lognormal(sigma: Double)
  }

  /// Where the finger is so many milliseconds after it came down.
  func place(at time: Double) -> Point {
    let share = shape.progress(min(max(time / lasts, 0), 1))
    return start + way * share + tremor.offset(at: time)
  }
}

extension Stroke.Shape {
  /// How much of the way is gone after a share of the time.
  func progress(_ q: Double) -> Double {
    switch self {
    case .minimumJerk: return q * q * q * (10 - 15 * q + 6 * q * q)
    case .lognormal(let sigma):
      // The time is `e^(σz)` and the way the normal distribution at z, for all but the last half of a
      // hundredth at either end.
      let reach = 2.6
      let (first, last) = (power(-sigma * reach), power(sigma * reach))
      let time = first + q * (last - first)
      var (low, high) = (-reach, reach)
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if power(sigma * middle) < time { low = middle } else { high = middle }
      }
      let (from, to) = (normal(-reach), normal(reach))
      return (normal(low) - from) / (to - from)
    }
  }
}

/// The normal distribution, to a hundredth: a logistic curve.
private func normal(_ z: Double) -> Double { 1 / (1 + power(-1.702 * z)) }

/// e to the power of a number, to a billionth: made of + − × ÷ only, so that every machine makes the
/// same gesture of a seed. A hand needs no last bit, so this is not the engines' own.
func power(_ x: Double) -> Double {
  let part = x / 1024
  var sum = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4)))
  for _ in 0..<10 { sum *= sum }
  return sum
}
