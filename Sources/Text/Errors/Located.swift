/// A line and a column of a file, both counted from 1.
public struct FileLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int32
  /// The column, counted from 1.
  public var column: Int32

  /// Creates a location. Lines and columns are counted from 1.
  public init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }

  /// The location of a value that is not from a file.
  public static let nowhere = FileLocation(line: 0, column: 0)
}

/// A value and the location from which it was read.
///
/// The location is not part of the value: two located values are equal if their values are equal.
/// So a recording that is written and read back equals the original.
public struct Located<Value> {
  /// The value that was read.
  public var value: Value
  /// The location of the value in its file.
  public var location: FileLocation

  /// Creates a value with its location; omit the location if the value is not from a file.
  @inlinable public init(_ value: Value, at location: FileLocation = .nowhere) {
    self.value = value
    self.location = location
  }
}

extension Located: Sendable where Value: Sendable {}

extension Located: Equatable where Value: Equatable {
  public static func == (one: Located, other: Located) -> Bool { one.value == other.value }
}
