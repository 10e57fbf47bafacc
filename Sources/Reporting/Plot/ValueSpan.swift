/// The values a quantity took in one column of time.
package struct ValueSpan: Foldable, Equatable {
  /// Nothing where the column is empty.
  package private(set) var values: Values?

  package struct Values: Equatable, Sendable {
    package var first: Double
    package var last: Double
    package var lowest: Double
    package var highest: Double
  }

  package init() {}

  package init(_ value: Double) { add(value) }

  package mutating func add(_ value: Double) {
    guard value.isFinite else { return }
    add(Values(first: value, last: value, lowest: value, highest: value))
  }

  package mutating func add(_ later: ValueSpan) {
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
