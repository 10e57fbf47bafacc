/// The values of a quantity in one column of time.
struct ValueSpan: Foldable, Equatable {
  /// `nil` if the column is empty.
  private(set) var values: Values?

  struct Values: Equatable, Sendable {
    var first: Double
    var last: Double
    var lowest: Double
    var highest: Double
  }

  init() {}

  init(_ value: Double) { add(value) }

  mutating func add(_ value: Double) {
    guard value.isFinite else { return }
    add(Values(first: value, last: value, lowest: value, highest: value))
  }

  mutating func add(_ later: ValueSpan) {
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
