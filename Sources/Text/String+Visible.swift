extension Unicode.Scalar {
  /// Whether the character must be shown by its number: control characters, which terminals
  /// interpret; characters that break a line or change its direction; and characters without a
  /// width, with which different names look the same.
  package var isHidden: Bool {
    switch self {
    case "\0"..<" ", "\u{7f}"..<"\u{a0}", "\u{ad}", "\u{61c}", "\u{180e}", "\u{200b}"..."\u{200f}",
      "\u{2028}"..."\u{202e}", "\u{2060}"..."\u{206f}", "\u{feff}", "\u{fff9}"..."\u{fffb}",
      "\u{e0000}"..."\u{e007f}":
      true
    default: false
    }
  }
}

extension String {
  /// The string with all hidden characters made visible, so that the content or the name of a file
  /// cannot move the cursor, break the line or change its direction.
  package var visible: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.isHidden: text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text with all hidden characters made visible, except for its line breaks.
  package var visibleLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
      .joined(separator: "\n")
  }
}
