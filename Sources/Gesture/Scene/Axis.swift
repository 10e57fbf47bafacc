/// One of the two directions a view scrolls in.
public enum Axis: String, CaseIterable, Sendable {
  /// From left to right.
  case x
  /// From top to bottom.
  case y
}

// Written out, as it is printed where nothing knows the names of cases at run time too.
extension Axis: CustomStringConvertible {
  public var description: String { self == .x ? "x" : "y" }
}

/// A choice of axes, as recordings name it.
public enum Axes: String, CaseIterable, Sendable {
  /// Neither axis.
  case none
  /// The horizontal axis alone.
  case x
  /// The vertical axis alone.
  case y
  /// Both axes.
  case both

  /// Whether the axis is among them.
  @inlinable public func contains(_ axis: Axis) -> Bool {
    self == .both || self == (axis == .x ? .x : .y)
  }
}
