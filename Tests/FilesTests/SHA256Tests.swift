import Files
import Testing

struct SHA256Tests {
  /// FIPS 180-4's examples, and the long one of the NIST test vectors.
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
  func `bytes in pieces hash as the whole`(size: Int) {
    let bytes = (0..<500).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: size) {
      bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { hash.update($0) }
    }
    #expect(hash.hexadecimal == SHA256.hexadecimal(of: bytes))
  }
}
