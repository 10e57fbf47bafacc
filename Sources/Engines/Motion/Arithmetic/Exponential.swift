/// e to the power of a number, computed with + − × ÷ only, so that every CPU gives the same bits.
///
/// A C library selects its `exp` by CPU (with or without fused multiply-add), and a trace would
/// differ in the last digit between computers.
///
/// Method: Cody and Waite's reduction. `x = k·ln 2 + r` with |r| ≤ ½ ln 2, where ln 2 is split into
/// a head of 42 bits, whose product with any `k` in range is exact, and a tail. Then `eˣ = 2ᵏ·eʳ`,
/// and eʳ is its own Taylor series up to r¹³/13!, which leaves out less than 2⁻⁵⁷. The coefficients
/// are 1/n!, rounded once.
func exponential(_ x: Double) -> Double {
  guard x == x else { return x }
  guard x < 709.79 else { return .infinity }
  guard x > -745.14 else { return 0 }

  let power = nearestWhole(x * 1.442_695_040_888_963_4)  // 1 / ln 2
  let head = x - Double(power) * LogarithmOfTwo.head
  let tail = Double(power) * LogarithmOfTwo.tail
  let rest = head - tail
  let lost = (head - rest) - tail  // what rounding `rest` dropped

  let sum = 1 + rest
  let small = (rest - (sum - 1)) + (lost + rest * rest * seriesFromSquare(rest))
  return scaled(sum + small, byTwoToThe: power)
}

/// ln 2 = head + tail to 98 bits: the head is ln 2 truncated after 42 bits, the tail the rounded
/// rest (both computed with 300-bit arithmetic).
enum LogarithmOfTwo {
  static let head = 0x1.62e42fefa3800p-1
  static let tail = 0x1.ef35793c76730p-45
}

/// `(eʳ − 1 − r) / r²`, by Horner's rule.
private func seriesFromSquare(_ r: Double) -> Double {
  var sum = 1.0 / 6_227_020_800
  sum = sum * r + 1.0 / 479_001_600
  sum = sum * r + 1.0 / 39_916_800
  sum = sum * r + 1.0 / 3_628_800
  sum = sum * r + 1.0 / 362_880
  sum = sum * r + 1.0 / 40_320
  sum = sum * r + 1.0 / 5_040
  sum = sum * r + 1.0 / 720
  sum = sum * r + 1.0 / 120
  sum = sum * r + 1.0 / 24
  sum = sum * r + 1.0 / 6
  return sum * r + 0.5
}

/// `x·2ᵏ`, computed in two steps with normal factors, because 2ᵏ or the result may be outside the
/// range of normal numbers.
private func scaled(_ x: Double, byTwoToThe k: Int) -> Double {
  let half = k / 2
  return x * powerOfTwo(half) * powerOfTwo(k - half)
}

/// 2ᵏ for −1022 ≤ k ≤ 1023, written directly into the exponent field.
private func powerOfTwo(_ k: Int) -> Double { Double(bitPattern: UInt64(k + 1023) << 52) }
