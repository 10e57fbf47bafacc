/// Computes correction codewords: the remainder when the codewords are divided by a polynomial over
/// GF(256).
struct ReedSolomon {
  /// The coefficients of the divisor from the second-highest power down. The highest coefficient is
  /// 1.
  let divisor: [UInt8]

  init(_ degree: Int) {
    var factors = [UInt8](repeating: 0, count: degree)
    factors[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        factors[index] = Self.product(factors[index], root)
        if index + 1 < degree { factors[index] ^= factors[index + 1] }
      }
      root = Self.product(root, 2)
    }
    divisor = factors
  }

  func correction(of words: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: divisor.count)
    for word in words {
      let factor = word ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= Self.product(divisor[index], factor) }
    }
    return rest
  }

  /// The product in GF(256), modulo x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var product = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11d
      product ^= Int(other >> UInt8(bit) & 1) * Int(one)
    }
    return UInt8(truncatingIfNeeded: product)
  }
}
