package import Files
internal import Model
internal import Text
package import Writing

/// File formats of other tools. They contain touches only; app actions and observations are left
/// out and counted.
package enum ExportFormat: String, CaseIterable, Sendable {
  case evemu, webdriver, webkit

  /// Writes as much of a recording as the format allows, event by event.
  ///
  /// - Parameters:
  ///   - screen: The screen on which evemu will replay the file. The default is a virtual screen as
  ///     large as the window.
  ///   - isPrecise: Whether moves in the webdriver format have a duration of zero.
  package func write<Sink: ByteSink>(
    _ reader: RecordingReader, to sink: inout Sink, like screen: EvemuDescription? = nil,
    isPrecise: Bool = false
  ) throws(WriteError) -> ExportLosses {
    switch self {
    case .evemu: try export(reader, EvemuText(reader.scene.window.size, like: screen), to: &sink)
    case .webkit: try export(reader, WebKitText(), to: &sink)
    case .webdriver: try export(reader, WebDriverText(isPrecise: isPrecise), to: &sink)
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
      // No format allows the same finger twice in one moment, so a second touch of a finger at the
      // same time starts a new moment.
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

/// Counts of the events and values that an export left out.
package struct ExportLosses: Equatable, Sendable {
  /// Events other than touches.
  package var others = 0
  /// Touches with a recorded arrival time.
  package var arrivals = 0
  /// Touches of more fingers than the screen can distinguish.
  package var fingers = 0
  /// Cancelled touches, for which the screen can only report a lift.
  package var cancels = 0
  /// Touches with a force or radius for which the screen has no axis.
  package var contacts = 0
  /// Touches that repeat the position of their finger, which a screen does not report.
  package var repeats = 0
  /// Fingers that lifted at a position other than their last position. The screen does not report
  /// the position of a lift.
  package var lifts = 0
  /// Moments whose times have more digits than the format.
  package var times = 0

  /// Sentences that describe what was left out.
  package var words: [String] {
    [
      (others, "events other than touches"), (arrivals, "arrival times of touches"),
      (fingers, "touches of fingers for which the screen has no slot"),
      (cancels, "cancels of touches, which become lifts"),
      (contacts, "force or radius of touches"),
      (repeats, "touches that repeat the position of their finger"),
      (lifts, "lifts at a position other than the last one"),
      (times, "digits of times that the format cannot store, so velocities change slightly"),
    ].compactMap { $0.0 > 0 ? "left out: \($0.1): \($0.0)" : nil }
  }
}

/// A text format for touches, written one moment at a time.
protocol TouchText {
  mutating func begin() -> [UInt8]
  /// The text for all touches at one time.
  mutating func text(of moment: [Touch], at time: Instant) -> [UInt8]
  mutating func end() -> [UInt8]
  /// Counts of the events and values that the format could not express.
  var losses: ExportLosses { get }
}

extension TouchText {
  var losses: ExportLosses { ExportLosses() }
}
