// The standard library's `rounded()` may call the C library, which is not available to an engine in
// a page; converting to an integer and back is one instruction everywhere.

/// The nearest whole number, halves away from zero; for numbers in the range of an `Int32`.
func nearestWhole(_ x: Double) -> Int { Int(x + (x < 0 ? -0.5 : 0.5)) }

/// A number without its fraction; from 2⁵² on there is no fraction.
func truncated(_ x: Double) -> Double { abs(x) < 0x1p52 ? Double(Int64(x)) : x }

/// The next whole number below, or the number itself.
func floored(_ x: Double) -> Double {
  let whole = truncated(x)
  return whole > x ? whole - 1 : whole
}

/// The next whole number above, or the number itself.
func ceiled(_ x: Double) -> Double { -floored(-x) }

/// A number rounded to a whole number, halves away from zero, so that rounding and mirroring
/// commute.
func rounded(_ x: Double) -> Double { truncated(x + (x < 0 ? -0.5 : 0.5)) }
