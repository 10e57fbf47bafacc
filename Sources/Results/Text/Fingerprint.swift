/// A short stable name for a text (FNV-1a, 64 bits), by which trackers recognise an alert in later
/// runs. The hash is not cryptographic.
package struct Fingerprint {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - Parameter parts: The parts of the text. Their boundaries affect the hash.
  package init(_ parts: String...) {
    for part in parts {
      for byte in part.utf8 { mix(byte) }
      mix(0)
    }
  }

  private mutating func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
