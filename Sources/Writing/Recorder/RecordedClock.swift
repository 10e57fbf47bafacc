internal import Model

/// The recording's time, which begins with the first event and never decreases.
struct RecordedClock {
  private var zero: Int64?
  private(set) var now = Instant.zero
  /// The number of events that were earlier than an event already written.
  private(set) var lateEvents = 0

  /// The time to record for an event: the event's own time, or for a late event the last written
  /// time. The result is nil if the time is invalid or outside the range of a recording.
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

  /// The time at which the app received a report; nil if a recording cannot represent the time.
  func arrival(_ time: ClockTime?) -> Instant? {
    guard let time, let instant = relative(time), instant >= .zero else { return nil }
    return instant
  }

  private func relative(_ time: ClockTime) -> Instant? {
    guard let nanoseconds = time.nanoseconds else { return nil }
    let (distance, isTooFar) = nanoseconds.subtractingReportingOverflow(zero ?? nanoseconds)
    // The limit is 9·10¹² ms, which is 285 years.
    guard !isTooFar, distance < 9_000_000_000_000_000_000 else { return nil }
    return Instant(nanoseconds: distance)
  }
}
