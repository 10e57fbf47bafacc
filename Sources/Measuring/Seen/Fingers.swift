internal import Model

extension [UInt8: Point] {
  /// The centroid of all fingers.
  var middle: Point { values.reduce(Point.zero, +) / Double(Swift.max(1, count)) }

  /// The distance between two fingers; 0 for any other number of fingers.
  var distance: Double {
    let points = Array(values)
    guard points.count == 2 else { return 0 }
    return (points[0] - points[1]).length
  }
}
