internal import Files
internal import Text

/// A text log of input device reports, parsed line by line.
protocol EvdevLog {
  /// The devices described so far.
  var devices: [EvdevDevice] { get }

  /// Whether the content of the log shows that its end is missing.
  var isCutShort: Bool { get }

  /// Parses the next line. The result is nil if the line contains no event.
  mutating func parse(_ line: inout TextScan) throws(Objection) -> DeviceEvent?
}

/// An event, and the index of its device.
typealias DeviceEvent = (device: Int, event: EvdevEvent)

extension EvdevLog {
  var isCutShort: Bool { false }
}

extension TextScan {
  /// Parses `sec.usec`, both decimal, into microseconds.
  mutating func clockTime() throws(Objection) -> Int64 {
    let start = position
    if let seconds = whole(), skip(".") {
      let point = position
      if let fraction = whole(), fraction >= 0, position - point == 6 {
        let (microseconds, over) = seconds.multipliedReportingOverflow(by: 1_000_000)
        let (time, more) = microseconds.addingReportingOverflow(fraction)
        if !over, !more { return time }
      }
    }
    throw found(at: start, expected: "seconds with six decimals, such as 12.345678")
  }

  mutating func number<Number: FixedWidthInteger>(
    _: Number.Type, radix: Int = 10, _ expected: String
  ) throws(Objection) -> Number {
    let start = position
    if let number = whole(radix: radix), let exact = Number(exactly: number) { return exact }
    throw found(at: start, expected: expected)
  }
}
