public import Model
public import Text

/// Reads a recording as a stream: the head immediately, the events on demand. Memory use does not
/// depend on the length of the recording.
public final class RecordingReader: EventSource {
  public let head: RecordingHead
  private let builder: RecordingBuilder
  private let stream: RecordingStream
  private var position = 0

  /// Opens a recording, and reads the head of its file.
  public convenience init(file path: String) throws(FormatError) {
    try self.init(ByteSource(file: path))
  }

  /// Reads the head of a recording in memory. `name` is used in messages.
  public convenience init(bytes: [UInt8], named name: String) throws(FormatError) {
    try self.init(ByteSource(bytes: bytes, named: name))
  }

  init(_ source: ByteSource) throws(FormatError) {
    let problems = ProblemList(file: source.name, maximum: 1)
    builder = RecordingBuilder(problems)
    stream = RecordingStream(source, to: builder, problems)
    while !builder.hasHead && !stream.isAtEnd { stream.pump() }
    // An error after the head is reported after the events before it.
    if !builder.hasHead, let problem = problems.problems.first { throw problem }
    head = builder.head
  }

  public var scene: Scene { head.scene }

  public func next() throws(FormatError) -> Located<InputEvent>? {
    guard try fill() else { return nil }
    position += 1
    return builder.events[position - 1]
  }

  /// Stores all events of the next piece of the file in `events`, and reuses the memory of that
  /// array.
  public func next(into events: inout [Located<InputEvent>]) throws(FormatError) {
    events.removeAll(keepingCapacity: true)
    guard try fill() else { return }
    if position > 0 { builder.events.removeFirst(position) }
    position = 0
    swap(&events, &builder.events)
  }

  /// Reads until an event is available; returns false at the end.
  private func fill() throws(FormatError) -> Bool {
    while position == builder.events.count {
      if stream.isAtEnd {
        if let problem = stream.problems.problems.first { throw problem }
        return false
      }
      builder.events.removeAll(keepingCapacity: true)
      position = 0
      stream.pump()
    }
    return true
  }
}

extension Recording {
  /// Reads a whole recording into memory.
  public init(_ reader: RecordingReader) throws(FormatError) {
    self.init(reader.head, events: [])
    while let event = try reader.next() { events.append(event) }
  }

  public init(bytes: [UInt8], named name: String = "recording") throws(FormatError) {
    try self.init(RecordingReader(bytes: bytes, named: name))
  }

  public init(file path: String) throws(FormatError) { try self.init(RecordingReader(file: path)) }
}
