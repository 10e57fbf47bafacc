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
  /// What the engine declares, which it is judged by; nil where an earlier version wrote the trace.
  package var declared: Declared?

  /// What an engine declares of itself.
  package struct Declared: Hashable, Sendable {
    package var abilities: Abilities
    package var contract: EngineContract
    /// Whether it shows a web page of somebody's own.
    package var showsPage: Bool

    package init(abilities: Abilities, contract: EngineContract, showsPage: Bool = false) {
      self.abilities = abilities
      self.contract = contract
      self.showsPage = showsPage
    }
  }

  package init(
    recording: String, sha256: String, engine: String, settings: String? = nil,
    rate: FrameRate? = .standard, phase: TimeSpan = .zero, round: Double? = nil,
    declared: Declared? = nil
  ) {
    self.recording = recording
    self.sha256 = sha256
    self.engine = engine
    self.settings = settings
    self.rate = rate
    self.phase = phase
    self.round = round
    self.declared = declared
  }

  /// The engine's name, and its version.
  package var engineName: String { String(engine.prefix { $0 != " " }) }
  package var engineVersion: String? {
    engine.firstIndex(of: " ").map { String(engine[engine.index(after: $0)...]) }
  }

  /// The clock of its frames; nil where they follow none.
  package var clock: FrameClock? { rate.map { FrameClock($0, phase: phase) } }

  static let opening = "# flickbook trace "
  static let version = "1"
  static let end = "# end"
  static let pageError: StaticString = "# page-error\t"
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
    if let declared {
      fields.append(("lacks", declared.lacks))
      fields.append(("contract", declared.contract.text))
      if declared.showsPage { fields.append(("page", "true")) }
    }
    return fields
  }
}
