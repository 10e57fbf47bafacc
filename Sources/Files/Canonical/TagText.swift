/// A buffer for tags: text is appended at the end, can be cut there, and is removed from the front.
struct TagText {
  private var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(_ piece: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: piece) }

  /// Writes an attribute. Line ends and tabs are escaped, because a parser would normalise them to
  /// spaces.
  mutating func writeAttribute(_ name: String, _ value: String) {
    write(" \(name)=\"")
    writeText(value.utf8, isValue: true)
    write("\"")
  }

  /// Writes text with escaped markup characters.
  mutating func writeText(_ piece: some Sequence<UInt8>, isValue: Bool = false) {
    for byte in piece {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\r"): write("&#13;")
      case UInt8(ascii: "\"") where isValue: write("&quot;")
      case UInt8(ascii: "\t") where isValue: write("&#9;")
      case UInt8(ascii: "\n") where isValue: write("&#10;")
      default: bytes.append(byte)
      }
    }
  }

  mutating func cut(to count: Int) { bytes.removeLast(max(0, bytes.count - count)) }

  /// Removes the first bytes and returns them.
  mutating func removeFirst(_ count: Int) -> [UInt8] {
    let taken = Array(bytes.prefix(count))
    bytes.removeFirst(taken.count)
    return taken
  }
}
