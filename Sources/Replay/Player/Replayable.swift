public import Model
public import Text

/// A recording that can be opened repeatedly, because relations and comparisons replay it twice.
public struct Replayable: Sendable {
  /// Opens a source that begins at the first event.
  public let open: @Sendable () throws(FormatError) -> any EventSource

  /// Creates a recording that a function opens.
  public init(_ open: @escaping @Sendable () throws(FormatError) -> any EventSource) {
    self.open = open
  }

  /// Creates a replayable recording from a recording in memory.
  public init(_ recording: Recording) {
    self.init { () throws(FormatError) -> any EventSource in RecordingEvents(recording) }
  }
}

/// A source of events whose type is known only at run time.
package struct AnyEvents: EventSource {
  /// The scene of the recording.
  package let scene: Scene
  private var source: any EventSource

  /// Wraps a source.
  package init(_ source: any EventSource) {
    scene = source.scene
    self.source = source
  }

  /// The next event; nil at the end.
  package mutating func next() throws(FormatError) -> Located<InputEvent>? { try source.next() }

  /// Replaces the events in a list by the next events; empties the list at the end.
  package mutating func next(into events: inout [Located<InputEvent>]) throws(FormatError) {
    try source.next(into: &events)
  }
}
