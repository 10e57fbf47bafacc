/// A length of virtual time: an exact count of nanoseconds.
///
/// The standard library's `Duration` counts attoseconds in 128 bits; a step is judged thousands of
/// times a second of gesture, and sixty-four bits of nanoseconds hold 292 years.
public struct TimeSpan: Hashable, Sendable {
  /// The count of nanoseconds.
  public var nanoseconds: Int64

  /// A span of so many nanoseconds.
  @inlinable public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// No time at all.
  @inlinable public static var zero: TimeSpan { TimeSpan(nanoseconds: 0) }

  /// So many milliseconds, to the nearest nanosecond.
  @inlinable public static func milliseconds(_ count: Double) -> TimeSpan {
    nanoseconds(count * 1e6)
  }

  /// So many seconds, to the nearest nanosecond.
  @inlinable public static func seconds(_ count: Double) -> TimeSpan { nanoseconds(count * 1e9) }

  /// The nearest span; a century stands for what is longer, as a person may set any number.
  @inlinable @inline(__always) static func nanoseconds(_ count: Double) -> TimeSpan {
    let most = 3.2e18
    return TimeSpan(nanoseconds: Int64(min(most, max(-most, count)).rounded(.toNearestOrEven)))
  }

  /// The span in seconds.
  @inlinable public var seconds: Double { Double(nanoseconds) / 1e9 }
  /// The span in milliseconds.
  @inlinable public var milliseconds: Double { Double(nanoseconds) / 1e6 }

  /// Both spans together.
  @inlinable public static func + (one: TimeSpan, other: TimeSpan) -> TimeSpan {
    TimeSpan(nanoseconds: one.nanoseconds &+ other.nanoseconds)
  }
}

extension TimeSpan: Comparable {
  /// Whether one span is shorter than another.
  @inlinable public static func < (one: TimeSpan, other: TimeSpan) -> Bool {
    one.nanoseconds < other.nanoseconds
  }
}
