/// A place in points: in the window for touches, in content for offsets.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable public static var zero: Point { Point(x: 0, y: 0) }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @inlinable public static var zero: Size { Size(width: 0, height: 0) }
}

/// An upright rectangle: its corner nearest to zero, and its size.
public struct Rectangle: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }
}

/// How far the content may be moved past its edges and still be at rest.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension Point {
  /// The coordinate along one axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

extension Size {
  /// The extent along one axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }
}

extension Insets {
  /// The inset before the content on an axis: left or top.
  @inlinable public func leading(_ axis: Axis) -> Double { axis == .x ? left : top }

  /// The inset after the content on an axis: right or bottom.
  @inlinable public func trailing(_ axis: Axis) -> Double { axis == .x ? right : bottom }
}

extension Rectangle {
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width
      && point.y < origin.y + size.height
  }
}
