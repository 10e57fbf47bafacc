/// Cosine and sine of an angle, computed with + − × ÷ only, so that every CPU gives the same bits.
///
/// Method: Cody and Waite's reduction by quarter turns. ½π is split into three heads of 33 bits and
/// a tail, so that the products with up to 2²⁰ quarter turns are exact; the rounding errors of the
/// subtractions are kept. Then both Taylor series are evaluated on |r| ≤ ¼π, with coefficients
/// 1/n!.
///
/// Above a million quarter turns the result is the same as for angle 0. The engines use only angles
/// up to a quarter turn.
func circle(_ angle: Double) -> (cosine: Double, sine: Double) {
  guard angle == angle else { return (angle, angle) }
  guard abs(angle) < 1_600_000 else { return (1, 0) }

  let quarters = nearestWhole(angle * 0.636_619_772_367_581_3)  // 2 / π
  let count = Double(quarters)
  var rest = Remainder(angle - count * 0x1.921fb54400000p+0)
  rest.subtract(count * 0x1.0b4611a600000p-34)
  rest.subtract(count * 0x1.3198a2e000000p-69)
  rest.subtract(count * 0x1.b839a252049c1p-104)

  let cosine = cosineSeries(rest)
  let sine = sineSeries(rest)
  switch quarters & 3 {
  case 0: return (cosine, sine)
  case 1: return (-sine, cosine)
  case 2: return (-cosine, -sine)
  default: return (sine, -cosine)
  }
}

/// A number as a rounded value and its rounding error.
private struct Remainder {
  var value: Double
  var lost = 0.0

  init(_ value: Double) { self.value = value }

  /// Subtracts an exact amount and keeps the rounding error (Knuth's two-sum).
  mutating func subtract(_ amount: Double) {
    let difference = value - amount
    let taken = value - difference
    lost += (value - (difference + taken)) + (taken - amount)
    value = difference
  }
}

private func sineSeries(_ rest: Remainder) -> Double {
  let r = rest.value
  let z = r * r
  var sum = 1.0 / 355_687_428_096_000
  sum = -1.0 / 1_307_674_368_000 + sum * z
  sum = 1.0 / 6_227_020_800 + sum * z
  sum = -1.0 / 39_916_800 + sum * z
  sum = 1.0 / 362_880 + sum * z
  sum = -1.0 / 5_040 + sum * z
  sum = 1.0 / 120 + sum * z
  sum = -1.0 / 6 + sum * z
  return r + (rest.lost * (1 - z / 2) + r * z * sum)
}

private func cosineSeries(_ rest: Remainder) -> Double {
  let r = rest.value
  let z = r * r
  var sum = -1.0 / 6_402_373_705_728_000
  sum = 1.0 / 20_922_789_888_000 + sum * z
  sum = -1.0 / 87_178_291_200 + sum * z
  sum = 1.0 / 479_001_600 + sum * z
  sum = -1.0 / 3_628_800 + sum * z
  sum = 1.0 / 40_320 + sum * z
  sum = -1.0 / 720 + sum * z
  sum = 1.0 / 24 + sum * z
  let half = z / 2
  let near = 1 - half
  return near + (((1 - near) - half) + (z * z * sum - r * rest.lost))
}
