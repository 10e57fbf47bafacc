/// A truth, stored as the interval of its possible margins. A margin of 0 or more is true, and a
/// smaller margin is false. −0 is false too: it is the margin of `x < y` if the two are equal.
///
/// The interval of a known truth contains one margin. The margin of a truth that is unknown, or not
/// known yet, may be anywhere in its interval. A Boolean that compares no numbers has an infinite
/// margin.
@usableFromInline package typealias Truth = SIMD2<Double>

extension SIMD2<Double> {
  @inlinable package var low: Double { x }
  @inlinable package var high: Double { y }

  @usableFromInline package static let unknown = SIMD2(-.infinity, .infinity)

  @inlinable @inline(__always)
  package init(margin: Double) { self = margin.isNaN ? .unknown : SIMD2(margin, margin) }

  /// Converts a flag: 1 is true, 0 is false, and NaN is unknown.
  @inlinable @inline(__always)
  package init(flag: Double) {
    self.init(margin: flag.isNaN ? .nan : flag > 0 ? .infinity : -.infinity)
  }

  @inlinable package var isTrue: Bool { x.sign == .plus }
  @inlinable package var isFalse: Bool { y.sign == .minus }

  /// Bitwise equality: −0 differs from 0, and NaN equals NaN.
  @inlinable @inline(__always)
  package func isSame(as other: Truth) -> Bool {
    x.bitPattern == other.x.bitPattern && y.bitPattern == other.y.bitPattern
  }

  /// The negation.
  @inline(__always)
  var opposite: Truth { SIMD2(-y, -x) }

  /// Both margins negated, without swapping them: this turns a maximum into a minimum.
  var negated: SIMD2<Double> { SIMD2(-x, -y) }

  @inline(__always)
  func and(_ other: Truth) -> Truth { SIMD2(x.lesser(other.x), y.lesser(other.y)) }

  @inline(__always)
  func or(_ other: Truth) -> Truth { opposite.and(other.opposite).opposite }
}

extension Double {
  /// Whether a margin is less than another margin: −0 is less than 0.
  @inline(__always)
  func isBelow(_ other: Double) -> Bool {
    self < other || self == other && sign == .minus && other.sign == .plus
  }

  @inline(__always)
  fileprivate func lesser(_ other: Double) -> Double { other.isBelow(self) ? other : self }
}
