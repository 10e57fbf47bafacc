public import Gesture

/// Writes a recording in the canonical form of the format while it happens.
///
/// What it writes a reader takes back as the same recording: every event passes through the same
/// grammar that readers use, and what the format has no words for is refused before a byte of it
/// is written. After such a refusal the writer stands where it stood before.
package struct RecordingWriter<Sink: ByteSink>: ~Copyable {
  /// Where the recording goes.
  package private(set) var sink: Sink
  private var text: RecordingText

  /// Writes everything that stands before the first event.
  package init(_ head: RecordingHead, to sink: Sink) throws(WriteError) {
    var text = try Self.spelled(head)
    var sink = sink
    try sink.write(text.bytes)
    text.clear()
    self.text = text
    self.sink = sink
  }

  private static func spelled(_ head: RecordingHead) throws(WriteError) -> RecordingText {
    do { return try RecordingText(head) } catch { throw .cannotBeSaid(error) }
  }

  /// Writes the next event; one that is refused leaves no trace.
  package mutating func write(_ event: InputEvent) throws(WriteError) {
    do { try text.append(event) } catch { throw .cannotBeSaid(error) }
    if text.isPlenty { try handOn() }
  }

  /// Hands on every event written so far, so that a kill loses none of them.
  package mutating func flush() throws(WriteError) {
    try handOn()
    try sink.flush()
  }

  /// Closes what is open and hands everything on. A `NewFile` below wants its own `finish` then.
  @discardableResult
  package consuming func finish() throws(WriteError) -> Sink {
    text.end()
    try flush()
    return sink
  }

  private mutating func handOn() throws(WriteError) {
    try sink.write(text.bytes)
    text.clear()
  }
}

extension Recording {
  /// The whole recording as a canonical file.
  public func canonicalBytes() throws(WriteError) -> [UInt8] {
    var writer = try RecordingWriter(head, to: MemorySink())
    for event in events { try writer.write(event.value) }
    return try writer.finish().bytes
  }
}
