internal import Files

/// The hashes of a plan's recordings, by index: 32 bytes each, because a plan may contain millions.
package struct RecordingHashes: Sendable {
  private var bytes: [UInt8] = []
  /// The indices of unreadable recordings, which are reported in their rows.
  private var unreadable: Set<Int> = []

  private static let size = 32

  /// No hashes, if none are needed.
  init() {}

  init(of paths: [String]) {
    bytes.reserveCapacity(paths.count * Self.size)
    for (index, path) in paths.enumerated() {
      guard let hash = try? SHA256.bytes(ofFile: path) else {
        unreadable.insert(index)
        bytes.append(contentsOf: repeatElement(0, count: Self.size))
        continue
      }
      bytes.append(contentsOf: hash)
    }
  }

  /// As 64 hexadecimal digits; nil if there is no hash.
  subscript(index: Int) -> String? {
    let start = index * Self.size
    guard bytes.count >= start + Self.size, !unreadable.contains(index) else { return nil }
    return SHA256.hexadecimal(bytes[start..<start + Self.size])
  }
}
