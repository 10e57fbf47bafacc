package import Model
package import Replay

/// A user of engines of every type. Generic code is necessary because types that are known only at
/// run time are not available in WebAssembly.
package protocol EngineUser {
  associatedtype Use

  /// Uses an engine.
  ///
  /// - Parameters:
  ///   - abilities: The abilities of the engine with its settings.
  ///   - contract: The contract of the engine with its settings.
  func use<Engine: ScrollEngine>(
    _ engine: Engine, _ abilities: Abilities, _ contract: EngineContract
  ) -> Use
}

/// The engines that the WebAssembly module contains.
package enum BuiltInEngine: Int {
  case ios, android, clamping, textbook

  /// The settings of the engine with their defaults, as shown by `list engines`.
  package var settings: [EngineSetting] {
    switch self {
    case .ios: IOSConstants.settings
    case .android: AndroidSettings.settings
    case .clamping: ClampingSettings.settings
    case .textbook: PublishedFault.settings
    }
  }

  /// Makes the engine for a scene, and passes it to a user.
  package func make<User: EngineUser>(
    _ scene: Scene, _ settings: [EngineSetting], for user: User
  ) throws(EngineError) -> User.Use {
    switch self {
    case .ios:
      let constants = try IOSConstants(settings)
      return user.use(try IOSEngine(scene, constants: constants), .all, constants.contract)
    case .android:
      let habits = try AndroidSettings(settings)
      return user.use(try AndroidEngine(scene, habits), habits.abilities, habits.contract)
    case .clamping:
      let habits = try ClampingSettings(settings)
      return user.use(try ClampingEngine(scene, habits), habits.abilities, habits.contract)
    case .textbook:
      let constants = try IOSConstants(settings.filter { !$0.isSwitch })
      let faults = try PublishedFaults(settings)
      let engine = try TextbookEngine(scene, faults: faults) {
        (scene) throws(EngineError) in try IOSEngine(scene, constants: constants)
      }
      return user.use(engine, .all, constants.contract)
    }
  }
}
