/// A page number, counted from 1.
public struct PageNumber: Hashable, Sendable {
  /// The number: 1 for the first page.
  public var number: Int

  /// Creates the page with this number.
  public init(_ number: Int) { self.number = number }

  /// The number of pages before this page.
  public var index: Int { number &- 1 }
}

/// A row of a wheel: row 0 is the first.
public struct RowIndex: Hashable, Sendable {
  /// The index: 0 for the first row.
  public var index: Int

  /// Creates the row at this index.
  public init(_ index: Int) { self.index = index }
}

extension PageNumber: ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Creates the page with this number.
  public init(integerLiteral number: Int) { self.init(number) }
  /// The number of the page.
  public var description: String { String(number) }
}

extension RowIndex: ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Creates the row at this index.
  public init(integerLiteral index: Int) { self.init(index) }
  /// The index of the row.
  public var description: String { String(index) }
}
