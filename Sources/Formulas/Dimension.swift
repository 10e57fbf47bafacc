internal import Model
internal import Text

/// The dimension of a number in a formula: points to some power, times seconds to some power.
package struct Dimension: Hashable, Sendable {
  var points = 0
  var seconds = 0

  static let number = Dimension()
  package static let length = Dimension(points: 1)
  package static let time = Dimension(seconds: 1)
  package static let speed = Dimension(points: 1, seconds: -1)

  static func * (one: Dimension, other: Dimension) -> Dimension {
    Dimension(points: one.points + other.points, seconds: one.seconds + other.seconds)
  }

  static func / (one: Dimension, other: Dimension) -> Dimension {
    Dimension(points: one.points - other.points, seconds: one.seconds - other.seconds)
  }

  /// The dimension of the square root; nil if there is none.
  var half: Dimension? {
    guard points.isMultiple(of: 2), seconds.isMultiple(of: 2) else { return nil }
    return Dimension(points: points / 2, seconds: seconds / 2)
  }

  /// The unit of a number with this dimension, such as `pt/s`; empty if there is none.
  package var unit: String {
    func power(_ name: String, _ power: Int) -> String { power == 1 ? name : "\(name)^\(power)" }
    let parts = [("pt", points), ("s", seconds)]
    let above = parts.filter { $0.1 > 0 }.map { power($0.0, $0.1) }.joined(separator: "*")
    let below = parts.filter { $0.1 < 0 }.map { power($0.0, -$0.1) }.joined(separator: "*")
    if below.isEmpty { return above }
    return (above.isEmpty ? "1" : above) + "/" + below
  }

  var text: String { self == .number ? "no unit" : unit }
}

extension Quantity.Unit {
  /// The dimension of a number with this unit.
  var dimension: Dimension {
    switch self {
    case .points, .pixels: .length
    case .milliseconds, .seconds, .frames: .time
    case .pointsPerSecond: .speed
    case .percent: .number
    }
  }
}

extension Quantity {
  /// The number in the base unit of its dimension: 1900 ms are 1.9 s. The value is nil for pixels
  /// and frames, because their size depends on the replay.
  var inBaseUnit: Double? {
    switch unit {
    case .points, .seconds, .pointsPerSecond, nil: value
    case .milliseconds: value.movingPoint(by: -3)
    case .percent: value.movingPoint(by: -2)
    case .pixels, .frames: nil
    }
  }
}
