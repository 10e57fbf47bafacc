/// The first waist: everything that makes input is a stream of events after a scene.
public protocol EventSource {
  /// The scene before the first event.
  var scene: Scene { get }

  /// The next event, or nil at the end. After an error the source is at its end.
  mutating func next() throws(FormatError) -> Located<InputEvent>?

  /// Puts the next events in the place of those in a list, as many as are at hand and at least one;
  /// none at the end. What was read before a fault comes first, the error after it.
  mutating func next(into events: inout [Located<InputEvent>]) throws(FormatError)
}

extension EventSource {
  /// One event at a time, for sources that have no more at hand.
  public mutating func next(into events: inout [Located<InputEvent>]) throws(FormatError) {
    events.removeAll(keepingCapacity: true)
    if let event = try next() { events.append(event) }
  }
}
