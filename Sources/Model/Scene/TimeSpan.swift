/// A length of virtual time: an exact number of nanoseconds.
///
/// The standard library's `Duration` counts attoseconds in 128 bits. Spans are used thousands of
/// times per second of gesture, and 64 bits of nanoseconds are enough for 292 years.
public struct TimeSpan: Hashable, Sendable {
  /// The number of nanoseconds.
  public var nanoseconds: Int64

  /// Creates a span of the given number of nanoseconds.
  @inlinable public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// A span of length 0.
  @inlinable public static var zero: TimeSpan { TimeSpan(nanoseconds: 0) }

  /// A span in milliseconds, rounded to the nearest nanosecond.
  @inlinable public static func milliseconds(_ count: Double) -> TimeSpan {
    nanoseconds(count * 1e6)
  }

  /// A span in seconds, rounded to the nearest nanosecond.
  @inlinable public static func seconds(_ count: Double) -> TimeSpan { nanoseconds(count * 1e9) }

  /// The span nearest to a number of nanoseconds, limited to a century, because a user may enter
  /// any number.
  @inlinable @inline(__always) static func nanoseconds(_ count: Double) -> TimeSpan {
    let maximum = 3.2e18
    return TimeSpan(
      nanoseconds: Int64(min(maximum, max(-maximum, count)).rounded(.toNearestOrEven)))
  }

  /// The span in seconds.
  @inlinable public var seconds: Double { Double(nanoseconds) / 1e9 }
  /// The span in milliseconds.
  @inlinable public var milliseconds: Double { Double(nanoseconds) / 1e6 }

  /// The span rounded down to a whole number of steps, but to at least one step; the span itself if
  /// the steps have no length.
  package func rounded(toStepsOf step: TimeSpan) -> TimeSpan {
    guard step.nanoseconds > 0, nanoseconds > 0 else { return self }
    let whole = nanoseconds - nanoseconds % step.nanoseconds
    return TimeSpan(nanoseconds: max(whole, step.nanoseconds))
  }

  /// Whether the span is a whole number of steps; true if the steps have no length.
  package func isWhole(inStepsOf step: TimeSpan) -> Bool {
    step.nanoseconds <= 0 || nanoseconds % step.nanoseconds == 0
  }

  /// The sum of two spans.
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
