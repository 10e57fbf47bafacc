package import Gesture
package import Replay

/// What stands in the first line of a trace: which recording, replayed on what and how.
package struct TraceHead: Hashable, Sendable {
  /// The recording as it was named.
  package var recording: String
  /// The hash of the recording's bytes, in 64 hexadecimal digits.
  package var sha256: String
  /// The engine's name and version.
  package var engine: String
  /// The settings that differ from the engine's own, as `slop=8;rate=0.99`; nil where none does.
  package var settings: String?
  /// The frames a second; nil where the frames follow no clock.
  package var rate: FrameRate?
  package var phase: TimeSpan
  /// What numbers were rounded to; nil where they read back exactly.
  package var round: Double?

  package init(
    recording: String, sha256: String, engine: String, settings: String? = nil,
    rate: FrameRate? = .standard, phase: TimeSpan = .zero, round: Double? = nil
  ) {
    self.recording = recording
    self.sha256 = sha256
    self.engine = engine
    self.settings = settings
    self.rate = rate
    self.phase = phase
    self.round = round
  }
}

extension TraceHead {
  static let opening = "# flickbook trace "
  static let version = "1"
  static let end = "# end"
  static let columns = [
    "t", "cause", "view", "x", "y", "zoom", "limits", "content", "bounds", "insets", "frame",
    "velocity", "activity", "callbacks", "readouts",
  ]

  /// The fields in order; a rounding is named only where there is one.
  var fields: [(name: String, value: String)] {
    var fields = [
      ("recording", recording), ("sha256", sha256), ("engine", engine),
      ("settings", settings ?? "-"), ("rate", rate?.text ?? "-"),
      ("phase", (Instant.zero + phase).text),
    ]
    if let round { fields.append(("round", round.text)) }
    return fields
  }
}
