import Gesture
import Replay
import Testing

/// An engine with some of its settings changed, which tells nobody of them.
struct Planted: CustomTestStringConvertible, Sendable {
  let engine: EngineFactory
  let changes: [(name: String, value: Double)]

  var testDescription: String {
    engine.name + "(" + changes.map { "\($0.name)=\($0.value)" }.joined(separator: ",") + ")"
  }

  /// Only what it shows tells what it is.
  func opaque() throws -> EngineFactory {
    let set = try engine.setting(changes)
    return EngineFactory(
      name: "planted", version: "1", summary: "an engine that says nothing of its settings",
      abilities: set.abilities, contract: set.contract
    ) { (scene, _) throws(EngineError) in try set.make(scene) }.ignoring(.all)
  }
}

extension Planted {
  /// A setting changed by a share of itself; what is left of a rate is changed, not what is kept.
  static func changed(_ setting: EngineSetting, by share: Double) -> Double {
    setting.name.hasSuffix("rate")
      ? 1 - (1 - setting.value) * (1 + share) : setting.value * (1 + share)
  }

  /// Each setting of an engine that is not nothing, changed by each of these shares.
  static func each(_ engine: EngineFactory, by shares: [Double]) -> [Planted] {
    engine.settings.filter { $0.value != 0 }.flatMap { setting in
      shares.map { share in
        Planted(
          engine: engine, changes: [(setting.name, changed(setting, by: share))])
      }
    }
  }

  /// What is nothing by itself, or is thrown like a switch.
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
