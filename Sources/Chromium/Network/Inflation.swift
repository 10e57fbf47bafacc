/// Decompresses deflated data (RFC 1951), as zip archives contain it.
struct Inflation {
  private let input: ArraySlice<UInt8>
  private let maximum: Int
  private var index: Int
  private var bits: UInt32 = 0
  private var count = 0
  private var output: [UInt8] = []
  /// Whether the data is invalid or ends too early.
  private var isBroken = false

  /// - Parameter maximum: The maximum size of the decompressed data.
  init(_ input: ArraySlice<UInt8>, maximum: Int) {
    self.input = input
    self.maximum = maximum
    index = input.startIndex
  }

  /// The decompressed data; nil if it is invalid.
  mutating func run() -> [UInt8]? {
    var isLast = false
    while !isLast, !isBroken {
      isLast = take(1) == 1
      switch take(2) {
      case 0: copyStored()
      case 1: copy(Self.fixedLengths, Self.fixedDistances)
      case 2: copyDynamic()
      default: isBroken = true
      }
    }
    return isBroken ? nil : output
  }

  private mutating func take(_ wanted: Int) -> Int {
    while count < wanted {
      guard index < input.endIndex else {
        isBroken = true
        return 0
      }
      bits |= UInt32(input[index]) << UInt32(count)
      index += 1
      count += 8
    }
    let value = bits & (1 << UInt32(wanted) - 1)
    bits >>= UInt32(wanted)
    count -= wanted
    return Int(value)
  }

  private mutating func copyStored() {
    (bits, count) = (0, 0)
    guard index + 4 <= input.endIndex else { return isBroken = true }
    let length = Int(input[index]) | Int(input[index + 1]) << 8
    index += 4
    guard index + length <= input.endIndex, output.count + length <= maximum else {
      return isBroken = true
    }
    output += input[index..<(index + length)]
    index += length
  }

  private mutating func copyDynamic() {
    let lengths = take(5) + 257
    let distances = take(5) + 1
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codes = [Int](repeating: 0, count: 19)
    for position in 0..<(take(4) + 4) where position < order.count {
      codes[order[position]] = take(3)
    }
    let code = PrefixCode(codes)
    var all: [Int] = []
    while all.count < lengths + distances, !isBroken {
      switch symbol(code) {
      case let length where length < 16: all.append(length)
      case 16: all += Array(repeating: all.last ?? 0, count: take(2) + 3)
      case 17: all += Array(repeating: 0, count: take(3) + 3)
      default: all += Array(repeating: 0, count: take(7) + 11)
      }
    }
    guard !isBroken, all.count == lengths + distances else { return isBroken = true }
    copy(PrefixCode(Array(all[..<lengths])), PrefixCode(Array(all[lengths...])))
  }

  private mutating func copy(_ lengths: PrefixCode, _ distances: PrefixCode) {
    while !isBroken {
      let symbol = symbol(lengths)
      if symbol == 256 { return }
      guard output.count < maximum else { return isBroken = true }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengths.count else { return isBroken = true }
      let (base, extra) = Self.lengths[symbol - 257]
      let length = base + take(extra)
      let index = self.symbol(distances)
      guard index < Self.distances.count else { return isBroken = true }
      let (start, more) = Self.distances[index]
      let distance = start + take(more)
      guard distance <= output.count, output.count + length <= maximum else {
        return isBroken = true
      }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func symbol(_ code: PrefixCode) -> Int {
    var (value, first, start) = (0, 0, 0)
    for length in 1..<16 {
      value |= take(1)
      let number = code.counts[length]
      if value - first < number { return code.symbols[start + value - first] }
      start += number
      first = (first + number) << 1
      value <<= 1
    }
    isBroken = true
    return 256
  }

  private static let fixedLengths = PrefixCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = PrefixCode(Array(repeating: 5, count: 30))

  /// For each length symbol, the minimum length and the number of extra bits to add to it.
  private static let lengths: [(Int, Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
    (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
    (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
  ]

  /// For each distance symbol, the minimum distance and the number of extra bits to add to it.
  private static let distances: [(Int, Int)] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4),
    (49, 4), (65, 5), (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8),
    (1025, 9), (1537, 9), (2049, 10), (3073, 10), (4097, 11), (6145, 11), (8193, 12), (12289, 12),
    (16385, 13), (24577, 13),
  ]
}

/// A prefix code, in which no code word begins another code word. It is built from the lengths of
/// its code words.
private struct PrefixCode {
  /// The number of code words of each length.
  var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their code words.
  var symbols: [Int]

  init(_ lengths: [Int]) {
    for length in lengths where length > 0 && length < 16 { counts[length] += 1 }
    symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted {
      (lengths[$0], $0) < (lengths[$1], $1)
    }
  }
}
