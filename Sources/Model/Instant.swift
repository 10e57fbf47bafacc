/// A point in virtual time: an exact number of nanoseconds from the recording's zero.
///
/// `Instant` does not adopt the standard library's `InstantProtocol`, which is part of the
/// concurrency runtime. The engine core does not use that runtime, so that it also compiles for
/// WebAssembly.
public struct Instant: Hashable, Sendable {
  /// Nanoseconds from the recording's zero.
  public var nanoseconds: Int64

  /// Creates the instant at this number of nanoseconds from the recording's zero.
  @inlinable public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The recording's zero.
  @inlinable public static var zero: Instant { Instant(nanoseconds: 0) }

  /// The instant at this number of milliseconds after zero, for code and tests. Values from files
  /// never use this conversion.
  public static func milliseconds(_ count: Double) -> Instant { .zero + .milliseconds(count) }

  /// The seconds since an earlier instant, the argument of formulas of motion.
  @inlinable public func seconds(since earlier: Instant) -> Double {
    Double(nanoseconds &- earlier.nanoseconds) / 1e9
  }

  /// The instant later by a span.
  @inlinable public static func + (instant: Instant, lapse: TimeSpan) -> Instant {
    Instant(nanoseconds: instant.nanoseconds &+ lapse.nanoseconds)
  }

  /// The instant earlier by a span.
  @inlinable public static func - (instant: Instant, lapse: TimeSpan) -> Instant {
    Instant(nanoseconds: instant.nanoseconds &- lapse.nanoseconds)
  }

  /// The time between two instants.
  @inlinable public static func - (later: Instant, earlier: Instant) -> TimeSpan {
    TimeSpan(nanoseconds: later.nanoseconds &- earlier.nanoseconds)
  }
}

extension Instant: Comparable {
  /// Whether one instant is before another.
  @inlinable public static func < (one: Instant, other: Instant) -> Bool {
    one.nanoseconds < other.nanoseconds
  }
}
