internal import Gesture

extension [UInt8: Point] {
  /// The place in the middle of all fingers.
  var middle: Point { values.reduce(Point.zero, +) / Double(Swift.max(1, count)) }

  /// How far two fingers are apart; of another number 0.
  var distance: Double {
    let places = Array(values)
    guard places.count == 2 else { return 0 }
    return (places[0] - places[1]).length
  }
}
