// Arithmetic on both coordinates at once, with the same results as for each coordinate separately.

extension Point {
  /// Creates the point with this coordinate along each axis.
  @inlinable package init(each coordinate: (Axis) -> Double) {
    self.init(x: coordinate(.x), y: coordinate(.y))
  }

  @inlinable package static func + (one: Point, other: Point) -> Point {
    Point(x: one.x + other.x, y: one.y + other.y)
  }

  @inlinable package static func += (one: inout Point, other: Point) { one = one + other }

  @inlinable package static func - (one: Point, other: Point) -> Point {
    Point(x: one.x - other.x, y: one.y - other.y)
  }

  @inlinable package static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  @inlinable package static func / (point: Point, divisor: Double) -> Point {
    Point(x: point.x / divisor, y: point.y / divisor)
  }

  /// The distance from the origin.
  @inlinable package var length: Double { (x * x + y * y).squareRoot() }
}

extension Size {
  @inlinable package static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}

extension Rectangle {
  /// The rectangle in content magnified by a factor.
  @inlinable package static func * (rectangle: Rectangle, factor: Double) -> Rectangle {
    let (origin, size) = (rectangle.origin * factor, rectangle.size * factor)
    return Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}
