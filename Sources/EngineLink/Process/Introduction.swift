internal import Model
internal import Replay

/// The introduction that an engine sends in reply to the greeting.
struct Introduction: Equatable, Sendable {
  var name: String
  var version: String
  var summary = ""
  /// Whether the engine runs on its own clock.
  var ownsClock = false
  /// The maximum number of simultaneous fingers; nil if there is no maximum.
  var maxTouches: Int?
  var abilities: Abilities = []
  /// Abilities that the engine lacks, but whose elements it accepts.
  var ignored: Abilities = []
  var contract = EngineContract()
  var settings: [EngineSetting] = []
  var columns: [SampleColumn] = []
  /// A sentence for each unknown name among the abilities and in the contract. Unknown names have
  /// no effect.
  var unknownNames: [String] = []

  /// Whether the samples contain their time, cause and view.
  var samplesAtPoints: Bool { columns.contains(.time) }

  /// The supported version of the protocol.
  static let protocolVersion = 1

  /// The JSON value for an ability whose elements the engine accepts and ignores.
  static let ignoredWord = "ignored"
}

extension Introduction {
  /// Creates the introduction that a built-in engine sends when it is served.
  init(_ engine: EngineFactory) {
    name = engine.name
    version = engine.version
    summary = engine.summary
    abilities = engine.abilities
    ignored = engine.ignored.subtracting(engine.abilities)
    contract = engine.contract
    settings = engine.settings
    columns = SampleColumn.allCases.filter { column in
      switch column {
      case .velocityX, .velocityY: engine.abilities.contains(.velocity)
      case .activity: engine.abilities.contains(.activity)
      default: true
      }
    }
  }
}
