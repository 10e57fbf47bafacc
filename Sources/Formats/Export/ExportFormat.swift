internal import Gesture
package import Writing

/// What other tools read recordings as. They carry touches; what an app did and what a device showed is
/// left out, and counted.
package enum ExportFormat: String, CaseIterable, Sendable {
  case evemu, webdriver, webkit

  /// Writes a recording for another tool, event by event as far as its format allows.
  ///
  /// - Parameter screen: What evemu is to play it on; a screen as large as the window where none is named.
  package func write<Sink: ByteSink>(
    _ reader: RecordingReader, to sink: inout Sink, like screen: EvemuDescription? = nil
  ) throws(WriteError) -> ExportLosses {
    switch self {
    case .evemu: try export(reader, EvemuText(reader.scene.window.size, like: screen), to: &sink)
    case .webkit: try export(reader, WebKitText(), to: &sink)
    case .webdriver: try export(reader, WebDriverText(), to: &sink)
    }
  }

  private func export<Sink: ByteSink>(
    _ reader: RecordingReader, _ format: some TouchText, to sink: inout Sink
  ) throws(WriteError) -> ExportLosses {
    var text = format
    var (others, arrivals) = (0, 0)
    var moment: [Touch] = []
    var now = Instant.zero
    try sink.write(text.begin())
    while let event = try WriteError.reading(try reader.next()?.value) {
      guard case .touch(let touch) = event.action else {
        others += 1
        continue
      }
      // A finger that is told of twice at one time is in two moments: no format has it twice in one.
      if event.time != now || moment.contains(where: { $0.finger == touch.finger }), !moment.isEmpty
      {
        try sink.write(text.text(of: moment, at: now))
        moment.removeAll(keepingCapacity: true)
      }
      now = event.time
      if touch.arrived != nil { arrivals += 1 }
      moment.append(touch)
    }
    if !moment.isEmpty { try sink.write(text.text(of: moment, at: now)) }
    try sink.write(text.end())
    try sink.flush()
    var losses = text.losses
    losses.others = others
    losses.arrivals = arrivals
    return losses
  }
}

/// What an export left out.
package struct ExportLosses: Equatable, Sendable {
  /// Events that are no touches.
  package var others = 0
  /// Touches whose arrival was known.
  package var arrivals = 0
  /// Touches of more fingers than the screen can tell apart.
  package var fingers = 0
  /// Fingers taken back, which the screen can only lift.
  package var cancels = 0
  /// Touches whose force or radius the screen has no axis for.
  package var contacts = 0
  /// Fingers that were reported again where they were, which a screen does not do.
  package var repeats = 0
  /// Fingers that lifted elsewhere than where they were last, which the screen does not report.
  package var lifts = 0
  /// Moments whose times the format has no digits for.
  package var times = 0

  /// What was left out, in words.
  package var words: [String] {
    [
      (others, "events that are no touches"), (arrivals, "when touches arrived"),
      (fingers, "touches of fingers that the screen has no slot for"),
      (cancels, "that a finger was taken back and not lifted"),
      (contacts, "force or radius of touches"),
      (repeats, "touches that repeat the place of their finger"),
      (lifts, "where fingers lifted that were elsewhere before"),
      (times, "parts of a time that the format has no digits for, so velocities change a little"),
    ].compactMap { $0.0 > 0 ? "left out: \($0.1): \($0.0)" : nil }
  }
}

/// A format that says touches, a moment at a time.
protocol TouchText {
  mutating func begin() -> [UInt8]
  /// All touches of one time.
  mutating func text(of moment: [Touch], at time: Instant) -> [UInt8]
  mutating func end() -> [UInt8]
  /// What it had no words for.
  var losses: ExportLosses { get }
}

extension TouchText {
  var losses: ExportLosses { ExportLosses() }
}
