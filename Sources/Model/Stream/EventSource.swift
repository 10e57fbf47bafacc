public import Text

/// A scene followed by a stream of events.
public protocol EventSource {
  /// The scene before the first event.
  var scene: Scene { get }

  /// The next event; nil at the end. After an error the source is at its end.
  mutating func next() throws(FormatError) -> Located<InputEvent>?

  /// Replaces the events in a list by the next events: as many as are available and at least one;
  /// none at the end. Events read before an error are returned first, then the error is thrown.
  mutating func next(into events: inout [Located<InputEvent>]) throws(FormatError)
}

extension EventSource {
  /// Returns one event at a time, for sources without a buffer.
  public mutating func next(into events: inout [Located<InputEvent>]) throws(FormatError) {
    events.removeAll(keepingCapacity: true)
    if let event = try next() { events.append(event) }
  }
}
