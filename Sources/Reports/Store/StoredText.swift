/// The text about the rows in a long report. It is added while the rows arrive, and written once.
struct StoredText: Sendable {
  private var store: any TextStore
  private var kept: [KeptText] = []
  /// The end of the text, which is not in the store yet.
  private var last = ""

  /// The size in bytes from which a text is moved to the store.
  private static let part = 1 << 16

  init(in store: any TextStore) { self.store = store }

  var isEmpty: Bool { kept.isEmpty && last.isEmpty }

  mutating func add(_ text: String) {
    last += text
    guard last.utf8.count >= Self.part else { return }
    kept.append(store.keep(last))
    last.removeAll(keepingCapacity: true)
  }

  /// Writes the whole text, and returns whether every part could be read back.
  func write<Failure>(_ put: ([UInt8]) throws(Failure) -> Void) throws(Failure) -> Bool {
    var isWhole = true
    for part in kept {
      let bytes = store.bytes(of: part)
      isWhole = isWhole && bytes != nil
      try put(bytes ?? [])
    }
    try put(Array(last.utf8))
    return isWhole
  }
}
