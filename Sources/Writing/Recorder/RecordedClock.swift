internal import Gesture

/// The recording's own time: it begins with the first event and never runs backwards.
struct RecordedClock {
  private var zero: Int64?
  private(set) var now = Instant.zero
  /// How many events were earlier than what was written before them.
  private(set) var lateEvents = 0

  /// When an event happened: its own time, or for a late one the last that was written. Nil where
  /// it has no time, or one a recording cannot name.
  mutating func instant(of time: ClockTime) -> Instant? {
    guard let instant = relative(time) else { return nil }
    if zero == nil { zero = time.nanoseconds }
    if instant < now {
      lateEvents += 1
      return now
    }
    now = instant
    return instant
  }

  /// When the app got a report, where the recording can say it.
  func arrival(_ time: ClockTime?) -> Instant? {
    guard let time, let instant = relative(time), instant >= .zero else { return nil }
    return instant
  }

  private func relative(_ time: ClockTime) -> Instant? {
    guard let nanoseconds = time.nanoseconds else { return nil }
    let (distance, isTooFar) = nanoseconds.subtractingReportingOverflow(zero ?? nanoseconds)
    // Nine million million milliseconds are 285 years.
    guard !isTooFar, distance < 9_000_000_000_000_000_000 else { return nil }
    return Instant(nanoseconds: distance)
  }
}
