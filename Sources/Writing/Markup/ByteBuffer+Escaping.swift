extension ByteBuffer {
  /// Where a text stands decides which characters it must not show as they are.
  enum Position {
    /// Between quotes, where a reader turns tabs and line ends into spaces.
    case attribute
    /// Between tags, where a reader turns CR into LF.
    case content
  }

  /// Appends a text so that it reads back the same; false for one that XML 1.0 has no words for.
  mutating func append(_ text: String, as position: Position) -> Bool {
    let before = count
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;" as StaticString)
      case "<": append("&lt;" as StaticString)
      case ">": append("&gt;" as StaticString)
      case "\r": append("&#13;" as StaticString)
      case "\"" where position == .attribute: append("&quot;" as StaticString)
      case "\t" where position == .attribute: append("&#9;" as StaticString)
      case "\n" where position == .attribute: append("&#10;" as StaticString)
      case "\t", "\n": append(UInt8(truncatingIfNeeded: scalar.value))
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}":
        shrink(to: before)
        return false
      default: for byte in String(scalar).utf8 { append(byte) }
      }
    }
    return true
  }
}
