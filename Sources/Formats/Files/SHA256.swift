/// The hash that says whether a trace and a recording belong together (FIPS 180-4), taken a piece at
/// a time.
package struct SHA256: Sendable {
  /// The fractions of the square roots of the first eight primes.
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

  /// The fractions of the cube roots of the first sixty-four primes, by a Newton step in integers:
  /// the largest r with r³ ≤ p·2⁹⁶, of which the low 32 bits are kept.
  private static let rounds: [UInt32] = {
    var rounds: [UInt32] = []
    var candidate: UInt64 = 2
    while rounds.count < 64 {
      var divisor: UInt64 = 2
      while divisor * divisor <= candidate, candidate % divisor != 0 { divisor += 1 }
      if divisor * divisor > candidate { rounds.append(cubeRootFraction(candidate)) }
      candidate += 1
    }
    return rounds
  }()

  private static func cubeRootFraction(_ prime: UInt64) -> UInt32 {
    var root: UInt64 = 0
    for bit in stride(from: UInt64(34), through: 0, by: -1) {
      let trial = root | 1 << bit
      // trial has 35 bits at most: its cube has 105, and 128 bits hold it.
      let cube = UInt128(trial) * UInt128(trial) * UInt128(trial)
      if cube <= UInt128(prime) << 96 { root = trial }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
