/// The syntax of names and dates that a reader accepts.
package enum SpelledForms {
  /// Whether a text is an XML name without a colon, such as a view's name, according to the fifth
  /// edition of XML 1.0.
  package static func isName(_ text: String) -> Bool {
    if let isName = isASCIIName(text) { return isName }
    guard let first = text.unicodeScalars.first, isIn(starts, first) else { return false }
    return text.unicodeScalars.allSatisfy { isIn(starts, $0) || isIn(parts, $0) }
  }

  /// Fast path for ASCII names, which does not create the tables. Nearly all names are ASCII. The
  /// result is nil if the text has other characters.
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

  /// Whether a text is an invariant's name, such as `rest-page-aligned`.
  package static func isKebab(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = text.utf8.first, !isDigit(first) else { return false }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { letters.contains($0) || isDigit($0) }
    }
  }

  /// Whether a text is a date such as `2026-11-20`, or a date and time with a zone such as
  /// `2026-11-20T10:00:00.25+01:00`.
  package static func isDate(_ text: String) -> Bool {
    var rest = text.utf8[...]
    guard skip("0000-00-00", from: &rest) else { return false }
    if rest.isEmpty { return true }
    guard skip("T00:00:00", from: &rest) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard let digit = rest.first, isDigit(digit) else { return false }
      rest = rest.drop(while: isDigit)
    }
    if rest.elementsEqual("Z".utf8) { return true }
    return (skip("+00:00", from: &rest) || skip("-00:00", from: &rest)) && rest.isEmpty
  }

  /// Removes as many bytes as the pattern has, if they match it. A zero in the pattern matches any
  /// digit.
  private static func skip(_ pattern: String, from text: inout Substring.UTF8View) -> Bool {
    let piece = text.prefix(pattern.utf8.count)
    guard piece.count == pattern.utf8.count,
      zip(piece, pattern.utf8).allSatisfy({ byte, sign in
        sign == UInt8(ascii: "0") ? isDigit(byte) : byte == sign
      })
    else { return false }
    text = text.dropFirst(piece.count)
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The characters with which a name may start: A…Z, _, a…z and non-ASCII letters.
  package static let starts: [ClosedRange<UInt32>] = [
    0x41...0x5A, 0x5F...0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
    0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
    0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF,
  ]

  /// The additional characters inside a name: - . 0…9 and combining marks.
  package static let parts: [ClosedRange<UInt32>] = [
    0x2D...0x2E, 0x30...0x39, 0xB7...0xB7, 0x300...0x36F, 0x203F...0x2040,
  ]
}
