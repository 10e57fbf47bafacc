/// Between which margins a truth is: at least 0 is true, less is not.
///
/// What is known has one margin twice. What is not known, or not known yet, may have any between the
/// two. What is true or not without a number behind it has an infinite margin.
typealias Truth = SIMD2<Double>

extension SIMD2<Double> {
  var low: Double { x }
  var high: Double { y }

  static let unknown = SIMD2(-.infinity, .infinity)
  /// Not true, by nothing that could be counted. Far enough from 0 to be divided by a tolerance.
  static let justNot = -1e-300

  @inline(__always)
  init(margin: Double) { self = margin.isNaN ? .unknown : SIMD2(margin, margin) }

  /// 1 is true, 0 is not, and what is no number is unknown.
  @inline(__always)
  init(flag: Double) { self.init(margin: flag.isNaN ? .nan : flag > 0 ? .infinity : -.infinity) }

  var isTrue: Bool { x >= 0 }
  var isFalse: Bool { y < 0 }

  /// The opposite. A margin of 0 is true, so its opposite is just not.
  @inline(__always)
  var opposite: Truth { SIMD2(Self.opposite(y), Self.opposite(x)) }

  @inline(__always)
  private static func opposite(_ margin: Double) -> Double {
    margin == 0 ? Self.justNot : -margin
  }

  @inline(__always)
  func and(_ other: Truth) -> Truth { SIMD2(Swift.min(x, other.x), Swift.min(y, other.y)) }

  @inline(__always)
  func or(_ other: Truth) -> Truth { SIMD2(Swift.max(x, other.x), Swift.max(y, other.y)) }
}
