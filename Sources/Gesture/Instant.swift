/// A moment of virtual time: an exact count of nanoseconds from the recording's zero.
///
/// Not the standard library's `InstantProtocol`: that one lives beside the concurrency runtime,
/// which the engine core does without so that it also compiles for WebAssembly.
public struct Instant: Hashable, Sendable {
  /// Nanoseconds from the recording's zero.
  public var nanoseconds: Int64

  /// The moment so many nanoseconds from the recording's zero.
  @inlinable public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The recording's zero.
  @inlinable public static var zero: Instant { Instant(nanoseconds: 0) }

  /// A moment some milliseconds after zero, for code and tests; files never pass through here.
  public static func milliseconds(_ count: Double) -> Instant { .zero + .milliseconds(count) }

  /// The seconds that passed since an earlier moment: what formulas of motion are functions of.
  @inlinable public func seconds(since earlier: Instant) -> Double {
    Double(nanoseconds &- earlier.nanoseconds) / 1e9
  }

  /// The moment so much later.
  @inlinable public static func + (instant: Instant, lapse: TimeSpan) -> Instant {
    Instant(nanoseconds: instant.nanoseconds &+ lapse.nanoseconds)
  }

  /// The moment so much earlier.
  @inlinable public static func - (instant: Instant, lapse: TimeSpan) -> Instant {
    Instant(nanoseconds: instant.nanoseconds &- lapse.nanoseconds)
  }

  /// How much time lies between two moments.
  @inlinable public static func - (later: Instant, earlier: Instant) -> TimeSpan {
    TimeSpan(nanoseconds: later.nanoseconds &- earlier.nanoseconds)
  }
}

extension Instant: Comparable {
  /// Whether one moment is before another.
  @inlinable public static func < (one: Instant, other: Instant) -> Bool {
    one.nanoseconds < other.nanoseconds
  }
}
