/// The forms of names and dates a reader accepts.
enum SpelledForms {
  /// An XML name without a colon, such as a view's.
  static func isName(_ text: String) -> Bool {
    var isFirst = true
    for scalar in text.unicodeScalars {
      guard beginsName(scalar) || (!isFirst && continuesName(scalar)) else { return false }
      isFirst = false
    }
    return !isFirst
  }

  /// An invariant's name: `rest-page-aligned`.
  static func isKebab(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else { return false }
    return words.allSatisfy { word in
      !word.isEmpty
        && word.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || isDigit($0)
        }
    }
  }

  /// A day `2026-11-20`, or a day and a time with its zone `2026-11-20T10:00:00.25+01:00`.
  static func isDate(_ text: String) -> Bool {
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

  /// Takes as many bytes as the pattern has, where a zero stands for any digit.
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

  private static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}",
      "\u{F8}"..."\u{2FF}", "\u{370}"..."\u{37D}", "\u{37F}"..."\u{1FFF}",
      "\u{200C}"..."\u{200D}", "\u{2070}"..."\u{218F}", "\u{2C00}"..."\u{2FEF}",
      "\u{3001}"..."\u{D7FF}", "\u{F900}"..."\u{FDCF}", "\u{FDF0}"..."\u{FFFD}",
      "\u{10000}"..."\u{EFFFF}":
      true
    default: false
    }
  }

  private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "-", ".", "\u{B7}", "\u{300}"..."\u{36F}", "\u{203F}"..."\u{2040}": true
    default: false
    }
  }
}
