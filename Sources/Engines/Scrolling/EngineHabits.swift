internal import Gesture
internal import Replay

/// The numbers of an engine that can be set, and what it declares with them.
protocol EngineHabits: Sendable {
  init()
  /// Visits every number that can be set, with its name, the values it may have, and its summary.
  mutating func visit(_ number: (String, inout Double, ClosedRange<Double>, String) -> Void)
  /// The names of those that are lengths or speeds.
  static var lengths: [String] { get }
  /// Refuses numbers that are allowed one by one, and with which no motion can be made.
  mutating func check() throws(EngineError)
  /// What an engine with these habits can do.
  var abilities: Abilities { get }
  /// What it promises.
  var contract: EngineContract { get }
}

extension EngineHabits {
  mutating func check() {}

  /// What can be set, with the defaults.
  static var settings: [EngineSetting] {
    var defaults = Self()
    var settings: [EngineSetting] = []
    defaults.visit { name, number, _, summary in
      settings.append(EngineSetting(name, number, summary, isLength: lengths.contains(name)))
    }
    return settings
  }

  /// The habits that the settings name; numbers no motion can be made of are refused.
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
        throw EngineError(.setting, "there is no setting \"\(setting.name)\"")
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

#if !hasFeature(Embedded)
  extension EngineFactory {
    /// An engine with the habits that its settings name.
    init<Habits: EngineHabits>(
      name: String, summary: String,
      _ make: @escaping @Sendable (Scene, Habits) throws(EngineError) -> any ScrollEngine
    ) {
      self.init(
        name: name, version: "1.0", summary: summary, abilities: Habits().abilities,
        contract: Habits().contract, settings: Habits.settings,
        promises: { (settings) throws(EngineError) in
          let habits = try Habits(settings)
          return (habits.abilities, habits.contract)
        }
      ) { (scene, settings) throws(EngineError) in try make(scene, Habits(settings)) }
    }
  }
#endif
