internal import Gesture

extension [UInt8: Point] {
  /// The place in the middle of all fingers.
  var middle: Point {
    let count = Double(Swift.max(1, self.count))
    return Point(
      x: values.reduce(0) { $0 + $1.x } / count, y: values.reduce(0) { $0 + $1.y } / count)
  }

  /// How far two fingers are apart; of another number 0.
  var distance: Double {
    let places = Array(values)
    guard places.count == 2 else { return 0 }
    let (x, y) = (places[0].x - places[1].x, places[0].y - places[1].y)
    return (x * x + y * y).squareRoot()
  }
}
