/// The fingers that are down, as 256 bits, and the number of bits that are set.
public struct FingersDown: Hashable, Sendable {
  // The bits of 64 fingers each; the name contains the number of the first finger.
  @usableFromInline var from0: UInt64 = 0
  @usableFromInline var from64: UInt64 = 0
  @usableFromInline var from128: UInt64 = 0
  @usableFromInline var from192: UInt64 = 0
  @usableFromInline var downCount = 0
  /// The number of fingers that are down.
  @inlinable public var count: Int { downCount }

  /// Creates a set without fingers.
  package init() {}

  /// Whether the finger is down.
  @inlinable public func contains(_ finger: UInt8) -> Bool {
    word(of: finger) & mask(of: finger) != 0
  }

  /// Inverts the state of a finger: up becomes down, and down becomes up.
  @inlinable @inline(__always) package mutating func toggle(_ finger: UInt8) {
    downCount += contains(finger) ? -1 : 1
    switch finger >> 6 {
    case 0: from0 ^= mask(of: finger)
    case 1: from64 ^= mask(of: finger)
    case 2: from128 ^= mask(of: finger)
    default: from192 ^= mask(of: finger)
    }
  }

  /// The lowest number among the fingers that are down.
  package var lowest: UInt8? { (0...UInt8.max).first { contains($0) } }

  /// The lowest number that is not in use.
  package var lowestFree: UInt8? { (0...UInt8.max).first { !contains($0) } }

  @inlinable func word(of finger: UInt8) -> UInt64 {
    switch finger >> 6 {
    case 0: from0
    case 1: from64
    case 2: from128
    default: from192
    }
  }

  @inlinable func mask(of finger: UInt8) -> UInt64 { 1 &<< UInt64(finger & 63) }
}
