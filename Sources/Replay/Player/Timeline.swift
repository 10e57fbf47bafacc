package import Gesture

/// A stream of events as a stream of moments: everything that happens at one time is one moment.
///
/// It looks ahead as far as its source has events at hand. What was read before a fault still makes
/// a moment; the fault is thrown afterwards, so that a recording cut short is replayed up to the
/// cut.
package struct Timeline<Source: EventSource> {
  /// The scene of the recording.
  package let scene: Scene
  private var source: Source
  /// What was read and not yet taken, from `position` on.
  private var ahead: [Located<InputEvent>] = []
  private var position = 0
  private var failure: FormatError?
  private var isAtEnd = false

  /// The moments of a source of events.
  package init(_ source: Source) {
    scene = source.scene
    self.source = source
  }

  /// Fills in the next moment, reusing its memory; false at the end.
  package mutating func next(into moment: inout Moment) throws(FormatError) -> Bool {
    while !moment.events.isEmpty { moment.events.removeLast() }
    guard let first = nextTime() else {
      guard let failure else { return false }
      self.failure = nil
      throw failure
    }
    moment.time = first
    repeat {
      moment.events.append(Located(ahead[position].value.action, at: ahead[position].place))
      position += 1
    } while nextTime() == first
    if let next = nextTime(), next < first { refuse(after: first) }
    return true
  }

  /// The time of the next event; reads on where none is at hand.
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

  /// Every source of ours keeps time in order; one that does not must not turn it back here.
  private mutating func refuse(after time: Instant) {
    let event = ahead[position]
    stop(
      FormatError(
        in: "the recording", at: event.place,
        Objection(
          .sense, "time runs backwards to \(event.value.time.text) ms",
          expected: "\(time.text) ms or later")))
  }
}
