/// A line and a column of a file, both counted from 1.
public struct FileLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int32
  /// The column, counted from 1.
  public var column: Int32

  /// A line and a column, both counted from 1.
  public init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }

  /// The location of a value that is not from a file.
  public static let nowhere = FileLocation(line: 0, column: 0)
}

/// A value and the location from which it was read.
///
/// The location is not part of the value: two located values are equal if their values are equal,
/// so a recording equals what is read back after writing it.
public struct Located<Value> {
  /// The value that was read.
  public var value: Value
  /// Its location in the file.
  public var location: FileLocation

  /// A value with its location, or one that is not from a file.
  @inlinable public init(_ value: Value, at location: FileLocation = .nowhere) {
    self.value = value
    self.location = location
  }
}

extension Located: Sendable where Value: Sendable {}

extension Located: Equatable where Value: Equatable {
  public static func == (one: Located, other: Located) -> Bool { one.value == other.value }
}
