/// A time on a monotonic clock of the app. Only the difference between two times is meaningful.
public struct ClockTime: Hashable, Sendable {
  /// Nanoseconds on the app's clock; nil if the value was not a valid time.
  let nanoseconds: Int64?

  /// Creates a time from nanoseconds.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates a time from seconds, such as `UITouch.timestamp`, rounded to the nearest nanosecond.
  ///
  /// The whole seconds are separated first. They are exact, so only the fraction is rounded, with
  /// an error far below a nanosecond.
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
