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
#endif
