/// One of the two directions a view scrolls in.
public enum Axis: String, CaseIterable, Sendable {
  case x, y
}

/// A choice of axes, as recordings name it.
public enum Axes: String, CaseIterable, Sendable {
  case none, x, y, both

  @inlinable public func contains(_ axis: Axis) -> Bool {
    self == .both || self == (axis == .x ? .x : .y)
  }
}
