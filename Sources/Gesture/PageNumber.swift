/// A page as people count them: page 1 is the first.
public struct PageNumber: Hashable, Sendable {
  public var number: Int

  public init(_ number: Int) { self.number = number }

  /// How many pages stand before it.
  public var index: Int { number &- 1 }
}

/// A row of a wheel: row 0 is the first.
public struct RowIndex: Hashable, Sendable {
  public var index: Int

  public init(_ index: Int) { self.index = index }
}

extension PageNumber: ExpressibleByIntegerLiteral, CustomStringConvertible {
  public init(integerLiteral number: Int) { self.init(number) }
  public var description: String { String(number) }
}

extension RowIndex: ExpressibleByIntegerLiteral, CustomStringConvertible {
  public init(integerLiteral index: Int) { self.init(index) }
  public var description: String { String(index) }
}
