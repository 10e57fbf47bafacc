internal import Gesture

/// What other tools read recordings as. They carry touches; what an app did and what a device showed is
/// left out, and counted.
public enum ExportFormat: String, CaseIterable, Sendable {
  case evemu, webdriver, webkit
}

extension ExportFormat {
  /// Writes a recording for another tool, event by event as far as its format allows.
  public func write<Sink: ByteSink>(
    _ reader: RecordingReader, to sink: inout Sink
  ) throws(ImportedRecording.Failure) -> ExportLosses {
    switch self {
    case .evemu:
      var text = EvemuText(reader.scene.window.size)
      return try export(reader, through: &text, to: &sink)
    case .webkit:
      var text = WebKitText()
      return try export(reader, through: &text, to: &sink)
    case .webdriver:
      var text = WebDriverText()
      return try export(reader, through: &text, to: &sink)
    }
  }

  private func export<Sink: ByteSink>(
    _ reader: RecordingReader, through text: inout some TouchText, to sink: inout Sink
  ) throws(ImportedRecording.Failure) -> ExportLosses {
    var losses = ExportLosses()
    var moment: [Touch] = []
    var now = Instant.zero
    try Self.put(text.begin(), in: &sink)
    while let event = try Self.next(reader) {
      guard case .touch(let touch) = event.action else {
        losses.others += 1
        continue
      }
      if event.time != now, !moment.isEmpty {
        try Self.put(text.text(of: moment, at: now), in: &sink)
        moment.removeAll(keepingCapacity: true)
      }
      now = event.time
      if touch.arrived != nil { losses.arrivals += 1 }
      moment.append(touch)
    }
    if !moment.isEmpty { try Self.put(text.text(of: moment, at: now), in: &sink) }
    try Self.put(text.end(), in: &sink)
    do { try sink.flush() } catch { throw .write(error) }
    return losses
  }

  private static func put<Sink: ByteSink>(
    _ bytes: [UInt8], in sink: inout Sink
  ) throws(ImportedRecording.Failure) {
    do throws(WriteError) {
      try bytes.withUnsafeBufferPointer { (bytes) throws(WriteError) in
        try sink.write(UnsafeRawBufferPointer(bytes))
      }
    } catch {
      throw .write(error)
    }
  }

  private static func next(
    _ reader: RecordingReader
  ) throws(ImportedRecording.Failure) -> InputEvent? {
    do { return try reader.next()?.value } catch { throw .format(error) }
  }
}

/// What an export left out.
public struct ExportLosses: Equatable, Sendable {
  /// Events that are no touches.
  public var others = 0
  /// Touches whose arrival was known.
  public var arrivals = 0

  public init(others: Int = 0, arrivals: Int = 0) {
    self.others = others
    self.arrivals = arrivals
  }
}

/// A format that says touches, a moment at a time.
protocol TouchText {
  mutating func begin() -> [UInt8]
  /// All touches of one time.
  mutating func text(of moment: [Touch], at time: Instant) -> [UInt8]
  mutating func end() -> [UInt8]
}
