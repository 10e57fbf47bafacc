#if !hasFeature(Embedded)
  public import Gesture

  /// A recording that can be opened again and again: relations and comparisons replay it twice.
  public struct Replayable: Sendable {
    /// Begins at the first event.
    public let open: @Sendable () throws(FormatError) -> any EventSource

    public init(_ open: @escaping @Sendable () throws(FormatError) -> any EventSource) {
      self.open = open
    }

    public init(_ recording: Recording) {
      self.init { () throws(FormatError) -> any EventSource in RecordingEvents(recording) }
    }
  }

  /// A source of events whose type is known only when the program runs.
  public struct AnyEvents: EventSource {
    public let scene: Scene
    private var source: any EventSource

    public init(_ source: any EventSource) {
      scene = source.scene
      self.source = source
    }

    public mutating func next() throws(FormatError) -> Located<InputEvent>? {
      try source.next()
    }

    public mutating func next(into events: inout [Located<InputEvent>]) throws(FormatError) {
      try source.next(into: &events)
    }
  }
#endif
