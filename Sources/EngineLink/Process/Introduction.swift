internal import Gesture
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
  /// What it does not do and is sent all the same.
  var ignored: Abilities = []
  var contract = EngineContract()
  var settings: [EngineSetting] = []
  var columns: [SampleColumn] = []

  /// Whether its samples say when, why and of which view they are.
  var placesSamples: Bool { columns.contains(.time) }

  /// The version of the protocol that is spoken here.
  static let protocolVersion = 1

  /// What stands for an ability whose words an engine is sent and does nothing about.
  static let ignoredWord = "ignored"
}

extension Introduction {
  /// What an engine of this program says when it is served.
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
