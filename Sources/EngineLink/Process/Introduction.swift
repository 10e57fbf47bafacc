internal import Gesture
internal import JSON
internal import Replay

/// What an engine says about itself when it is greeted.
struct Introduction: Equatable, Sendable {
  var name: String
  var version: String
  var summary = ""
  /// Whether it runs on a clock of its own.
  var ownsClock = false
  /// The most fingers it takes at once; nil for any number.
  var mostTouches: Int?
  var abilities: Abilities = []
  var contract = EngineContract()
  var settings: [EngineSetting] = []
  var columns: [SampleColumn] = []

  /// The version of the protocol that is spoken here.
  static let protocolVersion = 1
}

extension Introduction {
  /// What an engine of this program says when it is served.
  init(_ engine: EngineFactory) {
    name = engine.name
    version = engine.version
    summary = engine.summary
    abilities = engine.abilities
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

// MARK: - Writing

// MARK: - Reading
