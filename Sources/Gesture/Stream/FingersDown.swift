/// The fingers that are down: two hundred and fifty-six bits, and how many of them are set.
public struct FingersDown: Hashable, Sendable {
  @usableFromInline var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  @usableFromInline var downCount = 0
  /// How many fingers are down.
  @inlinable public var count: Int { downCount }

  /// No finger is down.
  package init() {}

  public static func == (one: FingersDown, other: FingersDown) -> Bool { one.bits == other.bits }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bits.0)
    hasher.combine(bits.1)
    hasher.combine(bits.2)
    hasher.combine(bits.3)
  }
}

extension FingersDown {
  /// Whether the finger is down.
  @inlinable public func contains(_ finger: UInt8) -> Bool {
    word(of: finger) & mask(of: finger) != 0
  }

  /// Puts a finger down that is up, or lifts one that is down.
  @inlinable @inline(__always) package mutating func toggle(_ finger: UInt8) {
    downCount += contains(finger) ? -1 : 1
    switch finger >> 6 {
    case 0: bits.0 ^= mask(of: finger)
    case 1: bits.1 ^= mask(of: finger)
    case 2: bits.2 ^= mask(of: finger)
    default: bits.3 ^= mask(of: finger)
    }
  }

  /// The lowest number among the fingers that are down.
  package var lowest: UInt8? {
    (0...255).first { contains(UInt8($0)) }.map { UInt8($0) }
  }

  /// The lowest number that no finger has.
  package var lowestFree: UInt8? {
    (0...255).first { !contains(UInt8($0)) }.map { UInt8($0) }
  }

  @inlinable func word(of finger: UInt8) -> UInt64 {
    switch finger >> 6 {
    case 0: bits.0
    case 1: bits.1
    case 2: bits.2
    default: bits.3
    }
  }

  @inlinable func mask(of finger: UInt8) -> UInt64 { 1 &<< UInt64(finger & 63) }
}
