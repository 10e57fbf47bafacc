public import Model
internal import Text

/// Writes a recording in canonical form while it happens.
///
/// A reader restores the same recording, because every event is checked by the grammar that readers
/// use. An event that the format cannot represent is rejected before any of its bytes is written. A
/// rejection leaves the writer unchanged.
package struct RecordingWriter<Sink: ByteSink>: ~Copyable {
  /// The destination of the recording.
  package private(set) var sink: Sink
  private var text: RecordingText

  /// Writes everything before the first event.
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

  /// Writes the next event. A rejected event changes nothing.
  package mutating func write(_ event: InputEvent) throws(WriteError) {
    do { try text.append(event) } catch { throw .cannotBeSaid(error) }
    if text.isPlenty { try forward() }
  }

  /// Passes on every event written so far, so that a killed process loses no event.
  package mutating func flush() throws(WriteError) {
    try forward()
    try sink.flush()
  }

  /// Closes open elements and passes on the remaining text. A `NewFile` sink must then be finished
  /// separately.
  @discardableResult
  package consuming func finish() throws(WriteError) -> Sink {
    text.end()
    try flush()
    return sink
  }

  private mutating func forward() throws(WriteError) {
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
