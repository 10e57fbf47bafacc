extension Sequence<UInt8> {
  /// Whether the text consists of printable ASCII without any of these characters. Nearly every
  /// text does.
  package func isPlain(without letters: StaticString) -> Bool {
    letters.withUTF8Buffer { letters in
      allSatisfy { (0x20..<0x7F).contains($0) && !letters.contains($0) }
    }
  }
}
