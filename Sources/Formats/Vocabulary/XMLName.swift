/// XML's names without a colon, as the fifth edition of XML 1.0 has them.
enum XMLName {
  static func isName(_ text: String) -> Bool {
    if let isName = isASCIIName(text) { return isName }
    guard let first = text.unicodeScalars.first, isIn(starts, first) else { return false }
    return text.unicodeScalars.allSatisfy { isIn(starts, $0) || isIn(parts, $0) }
  }

  /// The same for names of ASCII alone, as nearly all are: the tables are not even made for them. Nothing
  /// where there is anything else in the text.
  private static func isASCIIName(_ text: String) -> Bool? {
    var isName = false
    for (index, byte) in text.utf8.enumerated() {
      guard byte < 0x80 else { return nil }
      let isStart = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
      let isPart =
        isStart || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
      isName = index == 0 ? isStart : isName && isPart
    }
    return isName
  }

  private static func isIn(_ ranges: [ClosedRange<UInt32>], _ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }

  /// A…Z, _, a…z and the letters beyond ASCII.
  static let starts: [ClosedRange<UInt32>] = [
    0x41...0x5A, 0x5F...0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
    0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
    0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF,
  ]

  /// - . 0…9 and marks that join on.
  static let parts: [ClosedRange<UInt32>] = [
    0x2D...0x2E, 0x30...0x39, 0xB7...0xB7, 0x300...0x36F, 0x203F...0x2040,
  ]
}
