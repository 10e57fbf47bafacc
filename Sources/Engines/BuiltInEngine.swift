#if hasFeature(Embedded)
  package import Gesture
  package import Replay

  /// What somebody makes of an engine, whatever its type is: no type may be known only at run time
  /// where this is compiled.
  package protocol EngineUser {
    associatedtype Use

    /// - Parameters:
    ///   - abilities: What the engine can do with its settings.
    ///   - contract: What it promises with them.
    func use<Engine: ScrollEngine>(
      _ engine: Engine, _ abilities: Abilities, _ contract: EngineContract
    ) -> Use
  }

  /// The engines that come with the program, by their names.
  package enum BuiltInEngine: Int {
    case ios, android, clamping, textbook

    /// What can be set, with the defaults, as `list engines` has it.
    package var settings: [EngineSetting] {
      switch self {
      case .ios: IOSConstants.settings
      case .android: AndroidSettings.settings
      case .clamping: ClampingSettings.settings
      case .textbook: PublishedFault.settings
      }
    }

    /// Puts the engine into a scene, with all its settings.
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
#endif
