/// A version of QR code with a correction level, which determines the codewords of bytes.
struct QRVersion {
  private let number: Int
  private let perBlock: Int
  private let blocks: Int

  /// The total number of codewords of each version. The tables of both correction levels contain
  /// the correction codewords per block and the number of blocks.
  private static let totals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
  private static let low = [
    (7, 1), (10, 1), (15, 1), (20, 1), (26, 1), (18, 2), (20, 2), (24, 2), (30, 2), (18, 4),
  ]
  private static let medium = [
    (10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4), (18, 4), (22, 4), (22, 5), (26, 5),
  ]

  init(_ number: Int, _ correction: QRCode.Correction) {
    self.number = number
    (perBlock, blocks) = (correction == .low ? Self.low : Self.medium)[number - 1]
  }

  static func smallest(for count: Int, _ correction: QRCode.Correction) -> QRVersion? {
    (1...10).lazy.map { QRVersion($0, correction) }.first { count <= $0.capacity }
  }

  var size: Int { 17 + 4 * number }

  /// Number of data codewords.
  private var content: Int { Self.totals[number - 1] - perBlock * blocks }

  /// The width of the byte count in bits.
  private var lengthBits: Int { number < 10 ? 8 : 16 }

  private var capacity: Int { (content * 8 - 4 - lengthBits) / 8 }

  /// The coordinates at which alignment patterns are centred, along both axes.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let last = size - 7
    return number < 7 ? [6, last] : [6, 22 + (number - 7) * 2, last]
  }

  /// The version information, which codes have from version 7 on.
  var bits: Int? {
    number < 7 ? nil : number << 12 | Self.remainder(of: number, by: 0x1f25, bits: 12)
  }

  /// The remainder of a polynomial division over GF(2).
  static func remainder(of word: Int, by divisor: Int, bits: Int) -> Int {
    var rest = word << bits
    while rest.bitWidth - rest.leadingZeroBitCount > bits {
      rest ^= divisor << (rest.bitWidth - rest.leadingZeroBitCount - bits - 1)
    }
    return rest
  }

  /// The codewords: the bytes with their length, padding and correction codewords, interleaved by
  /// block.
  func codewords(_ bytes: [UInt8]) -> [UInt8] {
    var bits = Bits()
    bits.append(0b0100, 4)
    bits.append(bytes.count, lengthBits)
    for byte in bytes { bits.append(Int(byte), 8) }
    bits.append(0, min(4, content * 8 - bits.count))
    var words = bits.bytes
    let filling: [UInt8] = [0xec, 0x11]
    let known = words.count
    while words.count < content { words.append(filling[(words.count - known) % 2]) }
    return interleaved(words)
  }

  private func interleaved(_ words: [UInt8]) -> [UInt8] {
    // If the codewords cannot be divided evenly, the last blocks contain one more codeword.
    let short = content / blocks
    let long = content % blocks
    var rest = words[...]
    var parts: [[UInt8]] = []
    for block in 0..<blocks {
      let count = block < blocks - long ? short : short + 1
      parts.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    let corrections = parts.map { ReedSolomon(perBlock).correction(of: $0) }
    var result: [UInt8] = []
    for index in 0...short {
      for part in parts where index < part.count { result.append(part[index]) }
    }
    for index in 0..<perBlock {
      for correction in corrections { result.append(correction[index]) }
    }
    return result
  }

  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    mutating func append(_ value: Int, _ length: Int) {
      for bit in (0..<length).reversed() {
        if count % 8 == 0 { bytes.append(0) }
        bytes[count / 8] |= UInt8(value >> bit & 1) << UInt8(7 - count % 8)
        count += 1
      }
    }
  }
}
