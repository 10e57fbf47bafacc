/// One of the two directions in which a view scrolls.
public enum Axis: String, CaseIterable, Sendable {
  /// From left to right.
  case x
  /// From top to bottom.
  case y

  /// The type of the collection of both axes.
  public typealias AllCases = BothAxes

  /// Both axes, x before y. The type is not an array, because every loop over an array of axes
  /// would allocate memory, and every step of a replay has several such loops.
  @inlinable public static var allCases: BothAxes { BothAxes() }
}

/// Both axes.
@frozen public struct BothAxes: RandomAccessCollection, Sendable {
  /// Creates the collection of both axes.
  @inlinable public init() {}

  /// The index of the first axis.
  @inlinable public var startIndex: Int { 0 }
  /// The index after the last axis.
  @inlinable public var endIndex: Int { 2 }

  /// The axis at index 0 or 1.
  @inlinable public subscript(index: Int) -> Axis { index == 0 ? .x : .y }
}

// The conformance is implemented explicitly, because the names of cases are not available at run
// time on every platform.
extension Axis: CustomStringConvertible {
  public var description: String { self == .x ? "x" : "y" }
}

/// A set of axes, as named in recordings.
public enum Axes: String, CaseIterable, Sendable {
  /// Neither axis.
  case none
  /// The horizontal axis alone.
  case x
  /// The vertical axis alone.
  case y
  /// Both axes.
  case both

  /// Whether the set contains an axis.
  @inlinable public func contains(_ axis: Axis) -> Bool {
    self == .both || self == (axis == .x ? .x : .y)
  }
}
