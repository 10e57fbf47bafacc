/// A reading of whatever monotonic clock an app has: only the distance between two readings means
/// anything.
public struct ClockTime: Hashable, Sendable {
  /// Nanoseconds on that clock; nil where the reading was no time at all.
  let nanoseconds: Int64?

  /// A reading in nanoseconds.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Seconds such as those of `UITouch.timestamp`, taken to the nearest nanosecond.
  ///
  /// The whole seconds are taken apart first: they are exact, so only what is left is rounded, and
  /// that to far less than a nanosecond.
  public init(seconds: Double) {
    guard seconds.magnitude < 9e9 else {
      nanoseconds = nil
      return
    }
    let whole = Int64(seconds)
    let rest = (seconds - Double(whole)) * 1e9
    nanoseconds = whole * 1_000_000_000 + Int64(rest + (rest < 0 ? -0.5 : 0.5))
  }
}
