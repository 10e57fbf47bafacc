import CDigest
import Files
import Testing

struct SHA256Tests {
  /// The examples of FIPS 180-4, and the long message of the NIST test vectors.
  static let vectors: [(text: String, hash: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: vectors)
  func `the published vectors hash to their published values`(text: String, hash: String) {
    #expect(SHA256.hexadecimal(of: [UInt8](text.utf8)) == hash)
  }

  @Test(arguments: [1, 3, 55, 56, 63, 64, 65, 128])
  func `bytes in pieces have the same hash as the whole`(size: Int) {
    let bytes = (0..<500).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: size) {
      bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { hash.update($0) }
    }
    #expect(hash.hexadecimal == SHA256.hexadecimal(of: bytes))
  }

  /// Compares the hardware instructions of this processor, if it has any, with the code for all
  /// processors.
  @Test func `the hardware instructions give the same hashes as the portable code`() {
    print("SHA-256 by instructions of the processor: \(digest_has_instructions())")
    var seed: UInt32 = 1
    func random() -> UInt32 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return seed
    }
    for blocks in 0..<200 {
      let bytes = (0..<blocks * 64).map { _ in UInt8(truncatingIfNeeded: random() >> 24) }
      let start = (0..<8).map { _ in random() }
      var (one, other) = (start, start)
      digest_sha256(&one, bytes, blocks)
      digest_sha256_portable(&other, bytes, blocks)
      #expect(one == other, "\(blocks)")
      #expect((one == start) == (blocks == 0))
    }
  }

  @Test(arguments: vectors)
  func `the portable code gives the hashes of the published vectors`(text: String, hash: String) {
    var bytes = [UInt8](text.utf8)
    let bits = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    digest_sha256_portable(&state, bytes, bytes.count / 64)
    let digits = state.map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 8 - text.count) + text
    }
    #expect(digits.joined() == hash)
  }
}
