/// The values a quantity took in one column of time.
public struct ValueSpan: Foldable, Equatable {
  /// Nothing where the column is empty.
  public private(set) var values: Values?

  public struct Values: Equatable, Sendable {
    public var first: Double
    public var last: Double
    public var lowest: Double
    public var highest: Double
  }

  public init() {}

  public init(_ value: Double) { add(value) }
}

extension ValueSpan {
  public mutating func add(_ value: Double) {
    guard value.isFinite else { return }
    add(Values(first: value, last: value, lowest: value, highest: value))
  }

  public mutating func add(_ later: ValueSpan) {
    if let values = later.values { add(values) }
  }

  private mutating func add(_ later: Values) {
    guard let values else {
      values = later
      return
    }
    self.values = Values(
      first: values.first, last: later.last, lowest: min(values.lowest, later.lowest),
      highest: max(values.highest, later.highest))
  }
}
