/// Where a report puts what it has drawn until it knows which of it finds room: ten thousand
/// recordings are to take no more memory than ten.
package protocol PageStore: Sendable {
  /// Puts a text at the end of all others.
  mutating func keep(_ text: String) -> KeptText

  /// Nothing where it cannot be read back.
  func bytes(of kept: KeptText) -> [UInt8]?
}

/// The place of a text in a store, in bytes.
package struct KeptText: Equatable, Sendable {
  package let offset: Int
  package let count: Int

  package init(offset: Int, count: Int) {
    self.offset = offset
    self.count = count
  }
}

/// A store in memory: for small reports, and where there is no disk.
package struct PageMemory: PageStore {
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
