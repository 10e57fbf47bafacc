/// The number of representable values between two numbers; 0 for two NaNs.
func unitsApart(_ one: Double, _ other: Double) -> UInt64 {
  if one.isNaN || other.isNaN { return one.isNaN && other.isNaN ? 0 : .max }
  let (a, b) = (order(one), order(other))
  return a > b ? UInt64(bitPattern: a &- b) : UInt64(bitPattern: b &- a)
}

/// The rank of the number among all representable numbers; both zeros have rank 0.
private func order(_ x: Double) -> Int64 {
  let bits = Int64(bitPattern: x.bitPattern)
  return bits >= 0 ? bits : .min &- bits
}
