internal import Files

/// The hashes of a plan's recordings, by index. Each hash is stored as 32 bytes, because a plan may
/// contain millions of recordings.
package struct RecordingHashes: Sendable {
  private var bytes: [UInt8] = []
  /// The indices of unreadable recordings. Their errors are reported in their rows.
  private var unreadable: Set<Int> = []

  private static let size = 32

  /// Creates an empty list, if no hashes are needed.
  init() {}

  /// Reads and hashes all files on several threads.
  init(of paths: [String], jobs: Int) {
    bytes.reserveCapacity(paths.count * Self.size)
    FileBatches.read(paths, jobs: jobs) { path in
      try? SHA256.bytes(ofFile: path)
    } handle: { hash in
      append(hash)
    }
  }

  /// Adds the next hash; nil for a file that cannot be read.
  mutating func append(_ hash: [UInt8]?) {
    if hash == nil { unreadable.insert(bytes.count / Self.size) }
    bytes.append(contentsOf: hash ?? Array(repeating: 0, count: Self.size))
  }

  /// Adds the next hash, given as 64 hexadecimal digits. Returns false if the text is not a hash.
  mutating func append(hexadecimal digits: ArraySlice<UInt8>) -> Bool {
    guard digits.count == 2 * Self.size else { return false }
    let known = bytes.count
    var high: UInt8?
    for digit in digits {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default:
        bytes.removeSubrange(known...)
        return false
      }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    return true
  }

  /// The hash as 64 hexadecimal digits; nil if there is none.
  subscript(index: Int) -> String? {
    let start = index * Self.size
    guard bytes.count >= start + Self.size, !unreadable.contains(index) else { return nil }
    return SHA256.hexadecimal(bytes[start..<start + Self.size])
  }
}
