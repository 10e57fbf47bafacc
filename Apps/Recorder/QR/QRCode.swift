/// A QR code (ISO/IEC 18004) for a text.
///
/// Only the features for addresses are supported: byte mode, versions 1 to 10, correction levels L
/// and M.
package struct QRCode: Equatable, Sendable {
  /// Number of modules per side.
  package private(set) var size: Int
  private var isDark: [Bool]
  /// Whether each module belongs to a pattern that masks must not change.
  private var isFixed: [Bool]

  /// The share of the code that may be unreadable: about 7 % or 15 %.
  package enum Correction: Sendable {
    case low, medium
  }

  /// Creates the smallest code that can encode a text; nil if the text does not fit in version 10.
  package init?(_ text: String, _ correction: Correction) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.smallest(for: bytes.count, correction) else { return nil }
    self.init(version, correction, version.codewords(bytes))
  }

  private init(_ version: QRVersion, _ correction: Correction, _ codewords: [UInt8]) {
    size = version.size
    isDark = Array(repeating: false, count: size * size)
    isFixed = isDark
    drawPatterns(version)
    draw(codewords)
    let candidates = (0..<8).map { mask in masked(mask, correction) }
    self = candidates.min { $0.penalty < $1.penalty } ?? self
  }

  /// Whether the module is dark; false outside the code.
  package subscript(x: Int, y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && isDark[y * size + x]
  }

  private mutating func fix(_ x: Int, _ y: Int, _ dark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    isDark[y * size + x] = dark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns(_ version: QRVersion) {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let ring = max(abs(dx), abs(dy))
          fix(x + dx, y + dy, ring != 2 && ring != 4)
        }
      }
    }
    let indices = version.alignments
    for (row, y) in indices.enumerated() {
      for (column, x) in indices.enumerated() {
        let last = indices.count - 1
        if [(0, 0), (0, last), (last, 0)].contains(where: { $0 == (row, column) }) { continue }
        for dy in -2...2 {
          for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(0)
    guard let bits = version.bits else { return }
    for bit in 0..<18 {
      let dark = bits >> bit & 1 == 1
      fix(size - 11 + bit % 3, bit / 3, dark)
      fix(bit / 3, size - 11 + bit % 3, dark)
    }
  }

  /// Draws both copies of the fifteen bits that encode correction level and mask.
  private mutating func drawFormat(_ bits: Int) {
    for bit in 0..<15 {
      let dark = bits >> bit & 1 == 1
      let (x, y) =
        switch bit {
        case 0..<6: (8, bit)
        case 6: (8, 7)
        case 7: (8, 8)
        case 8: (7, 8)
        default: (14 - bit, 8)
        }
      fix(x, y, dark)
      if bit < 8 { fix(size - 1 - bit, 8, dark) } else { fix(8, size - 15 + bit, dark) }
    }
    fix(8, size - 8, true)
  }

  /// Draws the codewords in columns of two modules, from right to left, alternately upwards and
  /// downwards.
  private mutating func draw(_ codewords: [UInt8]) {
    var bit = 0
    for pair in stride(from: size - 1, to: 0, by: -2) {
      let right = pair <= 6 ? pair - 1 : pair
      for step in 0..<size {
        let isUpwards = (right + 1) & 2 == 0
        let y = isUpwards ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] && bit < codewords.count * 8 {
          isDark[y * size + x] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
    }
  }

  private func masked(_ mask: Int, _ correction: Correction) -> QRCode {
    var code = self
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && Self.flips(mask, x, y) {
        code.isDark[y * size + x].toggle()
      }
    }
    code.drawFormat(Self.format(mask, correction))
    return code
  }

  private static func flips(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// The format bits: five data bits and ten correction bits, combined with a pattern so that they
  /// are never all light.
  static func format(_ mask: Int, _ correction: Correction) -> Int {
    let word = (correction == .low ? 1 : 0) << 3 | mask
    return (word << 10 | QRVersion.remainder(of: word, by: 0x537, bits: 10)) ^ 0x5412
  }

  /// The penalty score of the standard. It counts long runs, blocks, patterns that resemble a
  /// finder pattern, and an imbalance of dark and light.
  private var penalty: Int {
    var penalty = 0
    let finder = [true, false, true, true, true, false, true]
    for line in 0..<size {
      for isRow in [true, false] {
        let modules = (0..<size).map { isRow ? self[$0, line] : self[line, $0] }
        var run = 1
        for index in 1..<size {
          run = modules[index] == modules[index - 1] ? run + 1 : 1
          if run == 5 { penalty += 3 }
          if run > 5 { penalty += 1 }
        }
        for start in 0...(size - 7) where Array(modules[start..<start + 7]) == finder {
          let before = (start - 4..<start).allSatisfy { $0 < 0 || !modules[$0] }
          let after = (start + 7..<start + 11).allSatisfy { $0 >= size || !modules[$0] }
          penalty += (before ? 40 : 0) + (after ? 40 : 0)
        }
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let dark = self[x, y]
        if self[x + 1, y] == dark, self[x, y + 1] == dark, self[x + 1, y + 1] == dark {
          penalty += 3
        }
      }
    }
    let dark = isDark.count { $0 }
    return penalty + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }
}
