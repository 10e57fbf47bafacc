internal import Gesture

/// A buffer for kept steps that encodes small numbers in few bytes.
struct StepBytes {
  private(set) var bytes: [UInt8] = []

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  mutating func put(byte: UInt8) { bytes.append(byte) }

  /// Seven bits per byte, lowest first. The eighth bit is set if more bytes follow.
  mutating func put(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Numbers of small magnitude are short, whatever their sign.
  mutating func put(signed number: Int64) { put(number.folded) }

  mutating func put(_ text: String) {
    put(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// A number after two bits of other data.
  mutating func put(_ number: UInt64, mark: UInt8) {
    let rest = number >> 5
    let first = mark | UInt8(truncatingIfNeeded: number & 0x1F) << 2
    bytes.append(rest == 0 ? first : first | 0x80)
    if rest > 0 { put(rest) }
  }
}

extension Int64 {
  /// 0, -1, 1, -2 … as 0, 1, 2, 3 …
  var folded: UInt64 { UInt64(bitPattern: self << 1 ^ self >> 63) }

  init(unfolding number: UInt64) {
    self = Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }
}

/// Decodes the bytes of kept steps from left to right.
struct StepScan {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws(Objection) -> UInt8 {
    guard position < bytes.count else { throw Self.senseless("a step that is cut off") }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() throws(Objection) -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let byte = try byte()
      guard shift < 63 || shift == 63 && byte < 2 else {
        throw Self.senseless("a number of more than 64 bits")
      }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  mutating func signed() throws(Objection) -> Int64 { Int64(unfolding: try number()) }

  mutating func text() throws(Objection) -> String {
    let count = try number()
    guard count <= UInt64(bytes.count - position) else {
      throw Self.senseless("a text of \(count) bytes where \(bytes.count - position) are left")
    }
    let end = position + Int(count)
    defer { position = end }
    guard let text = String(validating: bytes[position..<end], as: UTF8.self) else {
      throw Self.senseless("a text that is not UTF-8")
    }
    return text
  }

  mutating func marked() throws(Objection) -> (number: UInt64, mark: UInt8) {
    let first = try byte()
    let low = UInt64(first >> 2 & 0x1F)
    return (first < 0x80 ? low : try number() << 5 | low, first & 3)
  }

  /// The error for data that no writer produces.
  static func senseless(_ found: String) -> Objection {
    Objection(.value, found, expected: "steps as 'check --keep-steps' writes them")
  }
}
