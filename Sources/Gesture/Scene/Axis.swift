/// One of the two directions a view scrolls in.
public enum Axis: String, CaseIterable, Sendable {
  /// From left to right.
  case x
  /// From top to bottom.
  case y

  /// What both axes are.
  public typealias AllCases = BothAxes

  /// Both, one after the other. Not an array: one would be made for every loop over them, and there are
  /// several in every step of a replay.
  @inlinable public static var allCases: BothAxes { BothAxes() }
}

/// Both axes.
@frozen public struct BothAxes: RandomAccessCollection, Sendable {
  /// Both axes.
  @inlinable public init() {}

  /// The first axis is at 0.
  @inlinable public var startIndex: Int { 0 }
  /// There are two of them.
  @inlinable public var endIndex: Int { 2 }

  /// The axis at 0 or at 1.
  @inlinable public subscript(index: Int) -> Axis { index == 0 ? .x : .y }
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
