internal import Model

/// The movement of a finger in a gesture. The finger may lift before or after the end of its
/// displacement.
struct Stroke {
  /// The time at which the finger comes down, in milliseconds since the beginning of the gesture.
  var begins = 0.0
  var start: Point
  /// The whole displacement, even if the finger lifts earlier.
  var displacement: Point
  var shape = Shape.minimumJerk
  /// The duration of the whole displacement, in milliseconds.
  var lasts: Double
  /// The time at which the finger lifts, in milliseconds since it came down.
  var lifts: Double
  var end = Touch.Phase.up
  var tremor: Tremor

  enum Shape {
    /// The smoothest movement: `10q³ − 15q⁴ + 6q⁵`. If the finger completes it, the final speed is
    /// 0, so that nothing is flung.
    case minimumJerk
    /// A ballistic stroke, which is fast at first: its speed is a lognormal function of time.
    case lognormal(sigma: Double)
  }

  /// The position of the finger a number of milliseconds after it came down.
  func point(at time: Double) -> Point {
    let share = shape.progress(min(max(time / lasts, 0), 1))
    return start + displacement * share + tremor.offset(at: time)
  }
}

extension Stroke.Shape {
  /// The share of the displacement after a share of the duration.
  func progress(_ q: Double) -> Double {
    switch self {
    case .minimumJerk: return q * q * q * (10 - 15 * q + 6 * q * q)
    case .lognormal(let sigma):
      // The time is `e^(σz)`, and the displacement is the normal distribution at z. About a
      // hundredth is cut off at either end.
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

/// The normal distribution, approximated to a hundredth by a logistic curve.
private func normal(_ z: Double) -> Double { 1 / (1 + power(-1.702 * z)) }

/// The exponential function, accurate to a billionth. It uses + − × ÷ only, so that every computer
/// generates the same gesture from a seed. The exact function of the engines is not needed here.
func power(_ x: Double) -> Double {
  let part = x / 1024
  var sum = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4)))
  for _ in 0..<10 { sum *= sum }
  return sum
}
