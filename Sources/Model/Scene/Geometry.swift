/// A position in points: in the window for touches, in the content for offsets.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates the point at these distances from the left and from the top.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// The coordinate along one axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size from its width and height in points.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with a width and a height of 0.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  /// The extent along one axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }
}

/// An axis-parallel rectangle: its top left corner, and its size.
public struct Rectangle: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The size.
  public var size: Size

  /// Creates a rectangle from its top left corner and its size.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Whether a point is inside, the left and the top edge included.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width
      && point.y < origin.y + size.height
  }

  /// The height of the intersection with another rectangle; 0 if the rectangles do not intersect.
  @inlinable package func overlap(_ other: Rectangle) -> Double {
    func common(_ axis: Axis) -> Double {
      min(origin[axis] + size[axis], other.origin[axis] + other.size[axis])
        - max(origin[axis], other.origin[axis])
    }
    let (width, height) = (common(.x), common(.y))
    return width > 0 && height > 0 ? height : 0
  }
}

/// The distances by which the content may be moved past its edges and still be at rest.
public struct Insets: Hashable, Sendable {
  /// The distance past the top edge, in points.
  public var top: Double
  /// The distance past the left edge, in points.
  public var left: Double
  /// The distance past the bottom edge, in points.
  public var bottom: Double
  /// The distance past the right edge, in points.
  public var right: Double

  /// Creates insets with the given number of points at each edge.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The inset before the content on an axis: left or top.
  @inlinable package func leading(_ axis: Axis) -> Double { axis == .x ? left : top }

  /// The inset after the content on an axis: right or bottom.
  @inlinable package func trailing(_ axis: Axis) -> Double { axis == .x ? right : bottom }
}
