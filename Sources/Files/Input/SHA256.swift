package import Text

/// SHA-256 (FIPS 180-4), which identifies the recording of a trace. The bytes are added one piece
/// at a time.
package struct SHA256: Sendable {
  /// The fractional parts of the square roots of the first eight primes.
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var block: [UInt8] = []
  private var length: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 64)

  package init() { block.reserveCapacity(64) }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !block.isEmpty {
      let part = rest.prefix(64 - block.count)
      block.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      guard block.count == 64 else { return }
      block.withUnsafeBytes { Self.mix($0, into: &state, &schedule) }
      block.removeAll(keepingCapacity: true)
    }
    while rest.count >= 64 {
      Self.mix(UnsafeRawBufferPointer(rebasing: rest.prefix(64)), into: &state, &schedule)
      rest = rest.dropFirst(64)
    }
    block.append(contentsOf: rest)
  }

  /// The hash of all bytes so far, as 64 hexadecimal digits.
  package var hexadecimal: String { Self.hexadecimal(digest[...]) }

  /// The 32 bytes of a hash as 64 hexadecimal digits.
  package static func hexadecimal(_ digest: ArraySlice<UInt8>) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(64)
    for byte in digest {
      for half in [byte >> 4, byte & 15] {
        digits.append(half < 10 ? UInt8(ascii: "0") + half : UInt8(ascii: "a") + half - 10)
      }
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

  private static func mix(
    _ block: UnsafeRawBufferPointer, into state: inout [UInt32], _ schedule: inout [UInt32]
  ) {
    for i in 0..<16 {
      schedule[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: i * 4, as: UInt32.self))
    }
    for i in 16..<64 {
      let (early, late) = (schedule[i - 15], schedule[i - 2])
      let one = turn(early, 7) ^ turn(early, 18) ^ early >> 3
      let two = turn(late, 17) ^ turn(late, 19) ^ late >> 10
      schedule[i] = schedule[i - 16] &+ one &+ schedule[i - 7] &+ two
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let choice = e & f ^ ~e & g
      let one = h &+ (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) &+ choice &+ rounds[i] &+ schedule[i]
      let majority = a & b ^ a & c ^ b & c
      let two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (i, word) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= word }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The fractional parts of the cube roots of the first sixty-four primes.
  private static let rounds: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  /// The hash of a file, which is read one piece at a time.
  package static func hexadecimal(ofFile path: String) throws(FormatError) -> String {
    hexadecimal(try bytes(ofFile: path)[...])
  }

  /// The same as its 32 bytes.
  package static func bytes(ofFile path: String) throws(FormatError) -> [UInt8] {
    let source = try ByteSource(file: path)
    var hash = SHA256()
    while true {
      let piece = try source.read(ByteSource.pieceSize)
      piece.withUnsafeBytes { hash.update($0) }
      if piece.count < ByteSource.pieceSize { return hash.digest }
    }
  }
}
