/// Writes pixels as a PNG file.
///
/// Each row is stored as the difference to the row above it, and the compressed stream consists of
/// literals and runs of one byte: enough for drawings, whose rows are mostly equal.
struct PNGImage {
  let width: Int
  let height: Int
  /// Red, green and blue of each pixel, row by row.
  let pixels: [UInt8]

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  var bytes: [UInt8] {
    let header =
      Self.word(UInt32(width)) + Self.word(UInt32(height))
      // 8 bits per channel, red green blue, not interlaced.
      + [8, 2, 0, 0, 0]
    return Self.signature + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", Self.compressed(filtered)) + Self.chunk("IEND", [])
  }

  /// The rows with the filter `up`, each after the number of the filter.
  private var filtered: [UInt8] {
    let stride = width * 3
    var bytes: [UInt8] = []
    bytes.reserveCapacity((stride + 1) * height)
    for row in 0..<height {
      bytes.append(2)
      let start = row * stride
      for index in start..<start + stride {
        bytes.append(row == 0 ? pixels[index] : pixels[index] &- pixels[index - stride])
      }
    }
    return bytes
  }

  private static func word(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return word(UInt32(content.count)) + body + word(CRC.of(body))
  }

  /// Compresses bytes to a zlib stream.
  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var stream = DeflateStream()
    stream.add(bytes)
    return [0x78, 0x01] + stream.finish() + word(adler(bytes))
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (one, two): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      one = (one + UInt32(byte)) % 65521
      two = (two + one) % 65521
    }
    return two << 16 | one
  }
}

/// The checksum of PNG chunks.
private enum CRC {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func of(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0xffff_ffff as UInt32) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 0xff)] ^ (sum >> 8)
    } ^ 0xffff_ffff
  }
}

/// A deflate stream of one block with the fixed codes of RFC 1951, section 3.2.6.
private struct DeflateStream {
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var count = 0

  init() {
    // The block is the last block and uses the fixed codes.
    put(1, 1)
    put(1, 2)
  }

  mutating func add(_ content: [UInt8]) {
    var index = 0
    while index < content.count {
      let byte = content[index]
      var end = index + 1
      while end < content.count, content[end] == byte { end += 1 }
      literal(byte)
      var left = end - index - 1
      while left >= 3 {
        let length = min(left, 258)
        run(length)
        left -= length
      }
      for _ in 0..<left { literal(byte) }
      index = end
    }
  }

  mutating func finish() -> [UInt8] {
    code(0, 7)
    if count > 0 { put(0, 8 - count) }
    return bytes
  }

  private mutating func literal(_ byte: UInt8) {
    let value = UInt32(byte)
    if value < 144 { code(0x30 + value, 8) } else { code(0x190 + value - 144, 9) }
  }

  /// Repeats the last byte by a copy instruction of the given length.
  private mutating func run(_ length: Int) {
    let slot = Self.lengths.lastIndex { $0.base <= length } ?? 0
    let symbol = UInt32(257 + slot)
    if symbol < 280 { code(symbol - 256, 7) } else { code(0xc0 + symbol - 280, 8) }
    put(UInt32(length - Self.lengths[slot].base), Self.lengths[slot].extra)
    // The copy starts one byte back.
    code(0, 5)
  }

  /// The shortest length of each code, and its number of extra bits.
  private static let lengths: [(base: Int, extra: Int)] = {
    var lengths: [(base: Int, extra: Int)] = []
    var base = 3
    for slot in 0..<28 {
      let extra = max(0, slot / 4 - 1)
      lengths.append((base, extra))
      base += 1 << extra
    }
    return lengths + [(258, 0)]
  }()

  /// Writes a code, its highest bit first.
  private mutating func code(_ code: UInt32, _ length: Int) {
    for bit in (0..<length).reversed() { put(code >> UInt32(bit) & 1, 1) }
  }

  /// Writes a number, its lowest bit first.
  private mutating func put(_ number: UInt32, _ length: Int) {
    bits |= number << UInt32(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }
}
