internal import Model
internal import Replay

extension EngineFactory {
  /// Creates a factory of engines whose habits are specified by settings.
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
