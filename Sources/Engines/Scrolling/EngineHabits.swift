internal import Model
internal import Replay
internal import Text

/// The configurable numbers of an engine, and the abilities and the contract that result from them.
protocol EngineHabits: Sendable {
  init()
  /// Visits every configurable number, with its name, its allowed values, and its summary.
  mutating func visit(_ number: (String, inout Double, ClosedRange<Double>, String) -> Void)
  /// The names of the numbers that are lengths or speeds.
  static var lengths: [String] { get }
  /// Rejects numbers that are allowed individually but do not allow any motion together.
  mutating func check() throws(EngineError)
  /// The abilities of an engine with these numbers.
  var abilities: Abilities { get }
  /// The contract of an engine with these numbers.
  var contract: EngineContract { get }
}

extension EngineHabits {
  mutating func check() {}

  /// The settings, with their defaults.
  static var settings: [EngineSetting] {
    var defaults = Self()
    var settings: [EngineSetting] = []
    defaults.visit { name, number, _, summary in
      settings.append(EngineSetting(name, number, summary, isLength: lengths.contains(name)))
    }
    return settings
  }

  /// Creates habits with the given settings; rejects unknown settings, and numbers that allow no
  /// motion.
  init(_ settings: [EngineSetting]) throws(EngineError) {
    self.init()
    for setting in settings {
      var range: ClosedRange<Double>?
      visit { name, number, allowed, _ in
        guard name == setting.name else { return }
        range = allowed
        if allowed.contains(setting.value) { number = setting.value }
      }
      guard let range else {
        throw EngineError(.setting, "unknown setting \"\(setting.name)\"")
      }
      guard range.contains(setting.value) else {
        throw EngineError(
          .setting,
          range.upperBound == .greatestFiniteMagnitude
            ? "\(setting.name) must be a number of at least \(range.lowerBound.text)"
            : "\(setting.name) is \(setting.value.text): expected \(range.lowerBound.text) to "
              + range.upperBound.text)
      }
    }
    try check()
  }
}
