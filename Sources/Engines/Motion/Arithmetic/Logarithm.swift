/// The natural logarithm, computed with + − × ÷ only, so that every CPU gives the same bits.
///
/// Method: `x = 2ᵏ·(1 + f)` with 1 + f between √½ and √2. With `s = f / (2 + f)` the logarithm is
/// `2·artanh s = 2s + s·R`, where `R = ⅔s² + ⅖s⁴ + …` is truncated after s²² (less than 2⁻⁵⁸ is
/// left out). Since `2s = f − s·f` and `s·f = f²/2 − s·f²/2`, the sum is arranged as `f − (f²/2 −
/// s·(f²/2 + R))`: the largest term, f, is exact and is added last.
func logarithm(_ x: Double) -> Double {
  guard x > 0 else { return x == 0 ? -.infinity : .nan }
  guard x < .infinity else { return x }

  let (power, mantissa) = split(x)
  let f = mantissa - 1
  let s = f / (2 + f)
  let halfSquare = 0.5 * f * f
  let small = s * (halfSquare + artanhRest(s * s))
  guard power != 0 else { return f - (halfSquare - small) }
  return Double(power) * LogarithmOfTwo.head
    - ((halfSquare - (small + Double(power) * LogarithmOfTwo.tail)) - f)
}

/// A number raised to a power: e to the power of `exponent · ln base`.
///
/// The result is accurate to 2·|exponent · ln base| + 2 units in the last place, because
/// `exponential` turns an absolute error of its argument into a relative error. That is sufficient
/// for the curves of the engines, but not for a general `pow`.
func power(_ base: Double, _ exponent: Double) -> Double { exponential(exponent * logarithm(base)) }

/// `x = 2ᵏ·m` with √½ < m ≤ √2.
private func split(_ x: Double) -> (power: Int, mantissa: Double) {
  let isSubnormal = x < .leastNormalMagnitude
  let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
  let mantissa = Double(bitPattern: bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000)
  let power = Int(bits >> 52) - 1023 - (isSubnormal ? 54 : 0)
  return mantissa > 1.414_213_562_373_095_1 ? (power + 1, mantissa / 2) : (power, mantissa)
}

/// `⅔z + ⅖z² + … + 2z¹¹/23`, by Horner's rule, where z = s².
private func artanhRest(_ z: Double) -> Double {
  var sum = 2.0 / 23
  sum = sum * z + 2.0 / 21
  sum = sum * z + 2.0 / 19
  sum = sum * z + 2.0 / 17
  sum = sum * z + 2.0 / 15
  sum = sum * z + 2.0 / 13
  sum = sum * z + 2.0 / 11
  sum = sum * z + 2.0 / 9
  sum = sum * z + 2.0 / 7
  sum = sum * z + 2.0 / 5
  return (sum * z + 2.0 / 3) * z
}
