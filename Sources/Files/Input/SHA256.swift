internal import CDigest
package import Text

/// A SHA-256 hash (FIPS 180-4), which identifies the recording of a trace. The bytes are added
/// piece by piece.
package struct SHA256: Sendable {
  /// The state of the hash. Initially, it contains the fractional parts of the square roots of the
  /// first eight primes.
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  /// The bytes of an incomplete block.
  private var block: [UInt8] = []
  private var length: UInt64 = 0

  package init() { block.reserveCapacity(64) }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !block.isEmpty {
      let part = rest.prefix(64 - block.count)
      block.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      guard block.count == 64 else { return }
      block.withUnsafeBytes { mix($0) }
      block.removeAll(keepingCapacity: true)
    }
    let whole = rest.count / 64 * 64
    mix(UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
    block.append(contentsOf: rest.dropFirst(whole))
  }

  /// Adds whole blocks.
  private mutating func mix(_ blocks: UnsafeRawBufferPointer) {
    guard let bytes = blocks.bindMemory(to: UInt8.self).baseAddress else { return }
    state.withUnsafeMutableBufferPointer { state in
      guard let words = state.baseAddress else { return }
      digest_sha256(words, bytes, blocks.count / 64)
    }
  }

  /// The hash of all bytes so far, as 64 hexadecimal digits.
  package var hexadecimal: String { Self.hexadecimal(digest[...]) }

  /// The 32 bytes of a hash as 64 hexadecimal digits.
  package static func hexadecimal(_ digest: ArraySlice<UInt8>) -> String {
    func digit(_ half: UInt8) -> UInt8 {
      half < 10 ? UInt8(ascii: "0") + half : UInt8(ascii: "a") + half - 10
    }
    var digits: [UInt8] = []
    digits.reserveCapacity(2 * digest.count)
    for byte in digest {
      digits.append(digit(byte >> 4))
      digits.append(digit(byte & 15))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The hash of all bytes so far.
  package var digest: [UInt8] {
    var end = self
    let bits = length &* 8
    var padding: [UInt8] = [0x80]
    while (block.count + padding.count) % 64 != 56 { padding.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    padding.withUnsafeBytes { end.update($0) }
    return end.state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  package static func hexadecimal(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    bytes.withUnsafeBytes { hash.update($0) }
    return hash.hexadecimal
  }

  /// The hash of a file as 64 hexadecimal digits. The file is read piece by piece.
  package static func hexadecimal(ofFile path: String) throws(FormatError) -> String {
    hexadecimal(try bytes(ofFile: path)[...])
  }

  /// The hash of a file as its 32 bytes.
  package static func bytes(ofFile path: String) throws(FormatError) -> [UInt8] {
    try read(file: path, tail: 0).hash
  }

  /// The hash of a file, and its last `count` bytes, limited to the size of a piece.
  package static func read(
    file path: String, tail count: Int
  ) throws(FormatError) -> (hash: [UInt8], tail: [UInt8]) {
    let source = try ByteSource(file: path)
    var hash = SHA256()
    var before: [UInt8] = []
    while true {
      let piece = try source.read(ByteSource.pieceSize)
      piece.withUnsafeBytes { hash.update($0) }
      if piece.count < ByteSource.pieceSize {
        let tail = before.suffix(max(0, count - piece.count)) + piece.suffix(count)
        return (hash.digest, Array(tail))
      }
      before = piece
    }
  }
}
