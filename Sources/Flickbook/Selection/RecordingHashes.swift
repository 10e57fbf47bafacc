internal import Formats

/// The hashes of a plan's recordings, by their places in it: 32 bytes each, since a plan may hold
/// millions.
struct RecordingHashes: Sendable {
  private var bytes: [UInt8] = []
  /// Those that could not be read: that is said in their rows.
  private var unreadable: Set<Int> = []

  private static let size = 32

  /// No hash of any: nobody will read them.
  init() {}

  init(of paths: [String]) {
    bytes.reserveCapacity(paths.count * Self.size)
    for (place, path) in paths.enumerated() {
      guard let hash = try? SHA256.bytes(ofFile: path) else {
        unreadable.insert(place)
        bytes.append(contentsOf: repeatElement(0, count: Self.size))
        continue
      }
      bytes.append(contentsOf: hash)
    }
  }

  /// In 64 hexadecimal digits; nothing where there is none.
  subscript(place: Int) -> String? {
    let start = place * Self.size
    guard bytes.count >= start + Self.size, !unreadable.contains(place) else { return nil }
    return SHA256.hexadecimal(bytes[start..<start + Self.size])
  }
}
