internal import Model

/// The time of the recording: it begins with the first event and never decreases.
struct RecordedClock {
  private var zero: Int64?
  private(set) var now = Instant.zero
  /// Number of events that were earlier than one already written.
  private(set) var lateEvents = 0

  /// The time of an event: its own, or for a late event the last written time. Nil if it has no
  /// valid time, or one outside the range of a recording.
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

  /// The time at which the app received a report, if a recording can represent it.
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
