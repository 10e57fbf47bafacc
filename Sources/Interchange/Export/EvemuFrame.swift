/// The text of one frame of an evemu file, and its events.
struct EvemuFrame {
  private(set) var text = ""
  private(set) var events: [EvdevEvent] = []
  private let stamp: String

  /// Creates a frame at a time. Times are shifted to start at one microsecond, because players
  /// treat zero as a missing time.
  init(at microseconds: Int64) {
    let time = microseconds + 1
    stamp = "\(time / 1_000_000)." + String(time % 1_000_000).padded(to: 6)
  }

  mutating func emit(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    let number = (value < 0 ? "-" : "") + String(value.magnitude).padded(to: value < 0 ? 3 : 4)
    text += "E: \(stamp) \(hex(type)) \(hex(code)) \(number)\n"
    events.append(EvdevEvent(microseconds: 0, type: type, code: code, value: value))
  }

  mutating func end() { emit(EvdevCode.sync, EvdevCode.report, 0) }

  private func hex(_ number: UInt16) -> String { String(number, radix: 16).padded(to: 4) }
}

extension String {
  /// The text, padded with leading zeros to this many digits.
  func padded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - utf8.count)) + self
  }
}
