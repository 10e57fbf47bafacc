import Model
import Replay
import Testing

/// An engine with changed settings that it does not declare.
struct Planted: CustomTestStringConvertible, Sendable {
  let engine: EngineFactory
  let changes: [(name: String, value: Double)]

  var testDescription: String {
    engine.name + "(" + changes.map { "\($0.name)=\($0.value)" }.joined(separator: ",") + ")"
  }

  /// The engine without declarations, so that only its behaviour shows the changes.
  func opaque() throws -> EngineFactory {
    let set = try engine.setting(changes)
    return EngineFactory(
      name: "planted", version: "1", summary: "an engine that says nothing of its settings",
      abilities: set.abilities, contract: set.contract
    ) { (scene, _) throws(EngineError) in try set.make(scene) }.ignoring(.all)
  }
}

extension Planted {
  /// The value of a setting, changed by a share of itself. For a rate of deceleration, the lost
  /// part (1 − rate) is changed.
  static func changed(_ setting: EngineSetting, by share: Double) -> Double {
    setting.name.hasSuffix("rate")
      ? 1 - (1 - setting.value) * (1 + share) : setting.value * (1 + share)
  }

  /// Engines in which one nonzero setting is changed by one of these shares.
  static func each(_ engine: EngineFactory, by shares: [Double]) -> [Planted] {
    engine.settings.filter { $0.value != 0 }.flatMap { setting in
      shares.map { share in
        Planted(
          engine: engine, changes: [(setting.name, changed(setting, by: share))])
      }
    }
  }

  /// Engines in which one setting that is 0 by default, such as a switch, has another value.
  static func thrown(_ engine: EngineFactory) -> [Planted] {
    let values: [String: [Double]] = [
      "pinch-slop": [2, 3, 5, 8, 12], "flick-gain": [0.1, 0.25, 0.5, 1], "inward-fling": [1],
      "overfling": [3, 6, 9, 12], "density": [1, 1.5, 2, 2.625, 3, 4],
    ]
    return engine.settings.filter { $0.value == 0 }.flatMap { setting in
      (values[setting.name] ?? []).map {
        Planted(engine: engine, changes: [(setting.name, $0)])
      }
    }
  }
}
