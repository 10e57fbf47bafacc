internal import Model

/// One finger in a gesture: it comes down, covers its displacement, and lifts, possibly before the
/// end of it or long after.
struct Stroke {
  /// When it comes down, in milliseconds from the beginning of the gesture.
  var begins = 0.0
  var start: Point
  /// The whole displacement.
  var displacement: Point
  var shape = Shape.minimumJerk
  /// The duration of the whole displacement.
  var lasts: Double
  /// When it lifts, from its own beginning.
  var lifts: Double
  var end = Touch.Phase.up
  var tremor: Tremor

  enum Shape {
    /// The smoothest movement: `10q³ − 15q⁴ + 6q⁵`. If completed, it ends with no speed and never
    /// flings.
    case minimumJerk
    /// The speed is a lognormal of the time, steep at first: a ballistic stroke.
    case lognormal(sigma: Double)
  }

  /// The position of the finger some milliseconds after it came down.
  func point(at time: Double) -> Point {
    let share = shape.progress(min(max(time / lasts, 0), 1))
    return start + displacement * share + tremor.offset(at: time)
  }
}

extension Stroke.Shape {
  /// The share of the displacement after a share of the time.
  func progress(_ q: Double) -> Double {
    switch self {
    case .minimumJerk: return q * q * q * (10 - 15 * q + 6 * q * q)
    case .lognormal(let sigma):
      // The time is `e^(σz)` and the displacement is the normal distribution at z, except for the
      // last half of a hundredth at either end.
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

/// The normal distribution, accurate to a hundredth: a logistic curve.
private func normal(_ z: Double) -> Double { 1 / (1 + power(-1.702 * z)) }

/// e to the power of a number, accurate to a billionth: computed with + − × ÷ only, so that every
/// machine generates the same gesture from a seed. Generated gestures do not need the last bit, so
/// the engines' own function is not used.
func power(_ x: Double) -> Double {
  let part = x / 1024
  var sum = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4)))
  for _ in 0..<10 { sum *= sum }
  return sum
}
