package import Model
package import Replay
internal import Text

/// The first line of a trace: the recording, the engine, and the conditions of the replay.
package struct TraceHead: Hashable, Sendable {
  /// The path of the recording as given.
  package var recording: String
  /// The hash of the recording's bytes as 64 hexadecimal digits.
  package var sha256: String
  /// The engine's name and version.
  package var engine: String
  /// The settings that differ from the engine's defaults, such as `slop=8;rate=0.99`; nil if all
  /// settings have their default values.
  package var settings: String?
  /// The frame rate; nil if no clock determines the frames.
  package var rate: FrameRate?
  package var phase: TimeSpan
  /// The step to which numbers were rounded; nil if they are exact.
  package var round: Double?
  /// The declarations by which the engine is judged; nil if an earlier version wrote the trace.
  package var declared: Declared?

  /// The declarations of an engine.
  package struct Declared: Hashable, Sendable {
    package var abilities: Abilities
    package var contract: EngineContract
    /// Whether the engine shows a web page of the user.
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

  /// The engine's name without its version.
  package var engineName: String { String(engine.prefix { $0 != " " }) }
  package var engineVersion: String? {
    engine.firstIndex(of: " ").map { String(engine[engine.index(after: $0)...]) }
  }

  /// The clock of the frames; nil if no clock determines them.
  package var clock: FrameClock? { rate.map { FrameClock($0, phase: phase) } }

  static let opening = "# flickbook trace "
  static let version = "1"
  static let end = "# end"
  static let pageError: StaticString = "# page-error\t"
  static let columns = [
    "t", "cause", "view", "x", "y", "zoom", "limits", "content", "bounds", "insets", "frame",
    "velocity", "activity", "callbacks", "readouts",
  ]

  /// The fields in the order of the line. The rounding is included only if numbers were rounded.
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
