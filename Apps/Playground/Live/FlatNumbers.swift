internal import Model

/// A list of numbers to which values are written, or from which they are read, in a fixed order.
/// The same functions write and read, so that both orders are always equal.
struct FlatNumbers {
  private(set) var numbers: [Double]
  private let isReading: Bool
  private var position = 0
  /// Whether a value could not be encoded or decoded.
  var isBroken = false

  /// Creates an empty list for writing.
  init() {
    numbers = []
    isReading = false
  }

  init(reading numbers: [Double]) {
    self.numbers = numbers
    isReading = true
  }

  mutating func pass(_ number: inout Double) {
    if !isReading { return numbers.append(number) }
    guard position < numbers.count else { return isBroken = true }
    number = numbers[position]
    position += 1
  }

  mutating func pass<Whole: FixedWidthInteger>(_ whole: inout Whole) {
    var number = Double(whole)
    pass(&number)
    guard let exact = Whole(exactly: number) else { return isBroken = true }
    whole = exact
  }

  mutating func pass(_ bool: inout Bool) {
    var number = bool ? 1 : 0
    pass(&number)
    bool = number != 0
  }

  /// Passes a value of an enumeration as its index in the list of cases.
  mutating func pass<Choice: CaseIterable & Equatable>(_ choice: inout Choice) {
    let all = Array(Choice.allCases)
    var index = all.firstIndex(of: choice) ?? -1
    pass(&index)
    guard all.indices.contains(index) else { return isBroken = true }
    choice = all[index]
  }

  /// Passes a value that may be missing. Reading starts with the value `blank`.
  mutating func pass<Value>(
    _ value: inout Value?, _ blank: Value, _ pass: (inout FlatNumbers, inout Value) -> Void
  ) {
    var isThere = value != nil
    self.pass(&isThere)
    var some = value ?? blank
    if isThere { pass(&self, &some) }
    value = isThere ? some : nil
  }

  mutating func pass<Value>(
    _ values: inout [Value], _ blank: Value, _ pass: (inout FlatNumbers, inout Value) -> Void
  ) {
    var count = values.count
    self.pass(&count)
    for index in 0..<max(count, 0) where !isBroken {
      if index == values.count { values.append(blank) }
      pass(&self, &values[index])
    }
  }

  mutating func pass(_ point: inout Point) {
    pass(&point.x)
    pass(&point.y)
  }

  mutating func pass(_ size: inout Size) {
    pass(&size.width)
    pass(&size.height)
  }

  mutating func pass(_ rectangle: inout Rectangle) {
    pass(&rectangle.origin)
    pass(&rectangle.size)
  }
}
