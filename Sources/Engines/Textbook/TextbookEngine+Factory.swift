#if !hasFeature(Embedded)
  internal import Gesture
  public import Replay

  extension BuiltInEngines {
    /// The reference with the faults of published code, each a switch. It is there to be caught.
    public static let textbook = EngineFactory(
      name: "textbook", version: "1.0",
      summary: "ios in apps as they were published, with their faults: each is a switch",
      abilities: .all, contract: IOSConstants().contract,
      settings: PublishedFault.settings,
      promises: { (settings) throws(EngineError) in
        _ = try PublishedFaults(settings)
        return (.all, try IOSConstants(settings.filter { !$0.isSwitch }).contract)
      }
    ) { (scene, settings) throws(EngineError) in
      let constants = try IOSConstants(settings.filter { !$0.isSwitch })
      return try TextbookEngine(scene, faults: PublishedFaults(settings)) {
        (scene) throws(EngineError) in try IOSEngine(scene, constants: constants)
      }
    }
  }

  extension PublishedFault {
    /// A switch for each fault, and the numbers of the reference.
    fileprivate static let settings =
      allCases.map { EngineSetting($0.words.name, 1, $0.words.summary, isSwitch: true) }
      + IOSConstants.settings
  }

  extension PublishedFaults {
    /// Those that are on; a switch knows no third state.
    fileprivate init(_ settings: [EngineSetting]) throws(EngineError) {
      self = []
      for fault in PublishedFault.allCases {
        guard let setting = settings.first(where: { $0.name == fault.words.name }) else { continue }
        guard setting.value == 0 || setting.value == 1 else {
          throw EngineError(.setting, "\(setting.name) is a switch: expected 0 or 1")
        }
        if setting.value == 1 { insert(PublishedFaults(fault)) }
      }
    }
  }
#endif
