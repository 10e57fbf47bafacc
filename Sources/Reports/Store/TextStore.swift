/// Where a report keeps parts of its text until it is written. Only then is it known which drawn
/// recordings fit on the page. Memory use does not grow with the number of recordings.
package protocol TextStore: Sendable {
  /// Appends a text to the store.
  mutating func keep(_ text: String) -> KeptText

  /// The bytes of a stored text; `nil` if they cannot be read back.
  func bytes(of kept: KeptText) -> [UInt8]?
}

/// The range of a text in a store, in bytes.
package struct KeptText: Equatable, Sendable {
  package let offset: Int
  package let count: Int

  package init(offset: Int, count: Int) {
    self.offset = offset
    self.count = count
  }
}

/// A store in memory, for small reports and for systems without a disk.
package struct TextMemory: TextStore {
  private var bytes: [UInt8] = []

  package init() {}

  package mutating func keep(_ text: String) -> KeptText {
    let offset = bytes.count
    bytes.append(contentsOf: text.utf8)
    return KeptText(offset: offset, count: bytes.count - offset)
  }

  package func bytes(of kept: KeptText) -> [UInt8]? {
    Array(bytes[kept.offset..<kept.offset + kept.count])
  }
}
