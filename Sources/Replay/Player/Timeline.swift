public import Gesture

/// A stream of events as a stream of moments: everything that happens at one time is one moment.
///
/// It looks one event ahead. What was read before a fault still makes a moment; the fault is thrown
/// afterwards, so that a recording cut short is replayed up to the cut.
public struct Timeline<Source: EventSource> {
  public let scene: Scene
  private var source: Source
  private var ahead: Placed<InputEvent>?
  private var failure: FormatError?
  private var isOpen = false

  public init(_ source: Source) {
    scene = source.scene
    self.source = source
  }
}

extension Timeline {
  /// Fills in the next moment, reusing its memory; false at the end.
  public mutating func next(into moment: inout Moment) throws(FormatError) -> Bool {
    if !moment.events.isEmpty { moment.events.removeAll(keepingCapacity: true) }
    if !isOpen {
      isOpen = true
      look()
    }
    guard let first = ahead?.value.time else {
      guard let failure else { return false }
      self.failure = nil
      throw failure
    }
    moment.time = first
    while ahead?.value.time == first { take(into: &moment) }
    if let next = ahead?.value.time, next < first { refuse(after: first) }
    return true
  }

  private mutating func take(into moment: inout Moment) {
    guard let event = ahead.take() else { return }
    moment.events.append(Placed(event.value.action, at: event.place))
    look()
  }

  private mutating func look() {
    do { ahead = try source.next() } catch {
      ahead = nil
      failure = error
    }
  }

  /// Every source of ours keeps time in order; one that does not must not turn it back here.
  private mutating func refuse(after time: Instant) {
    guard let event = ahead.take() else { return }
    failure = FormatError(
      in: "the recording", at: event.place,
      Objection(
        .sense, "time runs backwards to \(event.value.time.text) ms",
        expected: "\(time.text) ms or later"))
  }
}
