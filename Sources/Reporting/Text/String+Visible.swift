extension String {
  /// With everything a terminal would act on made visible: what a file says must not move the cursor,
  /// break the line or turn it round.
  public var visible: String {
    if utf8.isPlain { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\0"..<" ", "\u{7f}"..<"\u{a0}", "\u{2028}", "\u{2029}", "\u{202a}"..."\u{202e}",
        "\u{2066}"..."\u{2069}":
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Sequence<UInt8> {
  /// Whether there are only letters that nothing acts on, as in nearly every text that is written.
  var isPlain: Bool { allSatisfy { (0x20..<0x7F).contains($0) } }

  /// Whether there are only such letters and none of these.
  func isPlain(without letters: StaticString) -> Bool {
    letters.withUTF8Buffer { letters in
      allSatisfy { (0x20..<0x7F).contains($0) && !letters.contains($0) }
    }
  }
}
