/// The lines of one frame of an evemu file.
struct EvemuFrame {
  var text = ""
  private let stamp: String

  /// The first stamp is a microsecond: players took none for no time at all.
  init(at microseconds: Int64) {
    let time = microseconds + 1
    let fraction = String(time % 1_000_000)
    stamp =
      "\(time / 1_000_000)." + String(repeating: "0", count: 6 - fraction.utf8.count) + fraction
  }

  mutating func emit(_ type: UInt16, _ code: UInt16, _ value: Int64) {
    let number = String(value.magnitude)
    let width = value < 0 ? 3 : 4
    let padding = String(repeating: "0", count: max(0, width - number.utf8.count))
    text += "E: \(stamp) \(hex(type)) \(hex(code)) \(value < 0 ? "-" : "")\(padding)\(number)\n"
  }

  mutating func end() { emit(EvdevCode.sync, EvdevCode.report, 0) }

  private func hex(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
