internal import Model
internal import Text

/// Parses the line protocol's values that are not a basic JSON type: lists of numbers, optional
/// numbers and times.
extension JSONScan {
  /// Parses an array whose elements all have the same type.
  mutating func list<Element>(
    _ element: (inout JSONScan) throws(Objection) -> Element
  ) throws(Objection) -> [Element] {
    var elements: [Element] = []
    try beginList()
    while try nextElement() { elements.append(try element(&self)) }
    return elements
  }

  mutating func wholes() throws(Objection) -> [Int] {
    try list { (scan) throws(Objection) in try scan.whole() }
  }

  mutating func numbers() throws(Objection) -> [Double] {
    try list { (scan) throws(Objection) in try scan.number() }
  }

  mutating func numbers(_ count: Int) throws(Objection) -> [Double] {
    _ = peek()
    let start = position
    let numbers = try numbers()
    guard numbers.count == count else { throw fault("\(count) numbers", at: start) }
    return numbers
  }

  /// Parses a number, or null as nil.
  mutating func numberOrNull() throws(Objection) -> Double? {
    skips(word: "null") ? nil : try number()
  }

  /// Parses milliseconds, rounded to the nearest nanosecond. The result is exact with at most six
  /// decimals.
  mutating func time() throws(Objection) -> Instant {
    var ahead = self
    let number = try numberToken()
    if number.exponent <= 0, number.exponent >= -6, number.digits <= 18 {
      var nanoseconds = number.mantissa
      var isExact = true
      for _ in 0..<(6 + number.exponent) {
        let (product, isTooLarge) = nanoseconds.multipliedReportingOverflow(by: 10)
        nanoseconds = product
        if isTooLarge { isExact = false }
      }
      if isExact, let count = Int64(exactly: nanoseconds) {
        return Instant(nanoseconds: number.isNegative ? -count : count)
      }
    }
    let nanoseconds = (try ahead.number() * 1e6).rounded()
    guard nanoseconds.magnitude < 9e18 else {
      throw fault("a time of less than a century", at: number.range.lowerBound)
    }
    return Instant(nanoseconds: Int64(nanoseconds))
  }
}
