package import Model
package import Text

/// Converts a stream of events to a stream of moments: all events at one time are one moment.
///
/// The timeline reads as many events ahead as its source has available. Events before an error
/// still form a moment, and the error is thrown afterwards, so that a truncated recording is
/// replayed up to its end.
package struct Timeline<Source: EventSource> {
  /// The scene of the recording.
  package let scene: Scene
  private var source: Source
  /// The events that were read. The events from `position` on have not been returned yet.
  private var ahead: [Located<InputEvent>] = []
  private var position = 0
  private var failure: FormatError?
  private var isAtEnd = false

  /// Creates a stream of a source's moments.
  package init(_ source: Source) {
    scene = source.scene
    self.source = source
  }

  /// Fills in the next moment, reusing its memory; returns false at the end.
  package mutating func next(into moment: inout Moment) throws(FormatError) -> Bool {
    while !moment.events.isEmpty { moment.events.removeLast() }
    guard let first = nextTime() else {
      guard let failure else { return false }
      self.failure = nil
      throw failure
    }
    moment.time = first
    repeat {
      moment.events.append(Located(ahead[position].value.action, at: ahead[position].location))
      position += 1
    } while nextTime() == first
    if let next = nextTime(), next < first { refuse(after: first) }
    return true
  }

  /// The time of the next event; reads more events if none is available.
  @inline(__always)
  private mutating func nextTime() -> Instant? {
    if position == ahead.count, !look() { return nil }
    return ahead[position].value.time
  }

  @inline(never)
  private mutating func look() -> Bool {
    guard !isAtEnd else { return false }
    position = 0
    do {
      try source.next(into: &ahead)
      isAtEnd = ahead.isEmpty
    } catch {
      stop(error)
    }
    return !isAtEnd
  }

  private mutating func stop(_ error: FormatError) {
    failure = error
    ahead = []
    position = 0
    isAtEnd = true
  }

  /// Stops with an error if time runs backwards. Only a custom source can cause this, because the
  /// built-in sources return events in time order.
  private mutating func refuse(after time: Instant) {
    let event = ahead[position]
    stop(
      FormatError(
        in: "the recording", at: event.location,
        Objection(
          .sense, "time runs backwards to \(event.value.time.text) ms",
          expected: "\(time.text) ms or later")))
  }
}
