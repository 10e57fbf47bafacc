extension Sequence<UInt8> {
  /// Whether there are only letters that nothing acts on, as in nearly every text that is written, and
  /// none of these.
  func isPlain(without letters: StaticString) -> Bool {
    letters.withUTF8Buffer { letters in
      allSatisfy { (0x20..<0x7F).contains($0) && !letters.contains($0) }
    }
  }
}
