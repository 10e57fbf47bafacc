#if !hasFeature(Embedded)
  internal import Gesture
  public import Replay

  extension BuiltInEngines {
    /// The reference: iOS-like, every constant named and settable.
    public static let ios = EngineFactory(
      name: "ios", version: "1.0",
      summary: "scrolls as iOS does, as far as public sources and recorded traces tell",
      abilities: .all, contract: IOSConstants().contract, settings: IOSConstants.settings,
      promises: { (settings) throws(EngineError) in
        (.all, try IOSConstants(settings).contract)
      }
    ) { (scene, settings) throws(EngineError) in
      try IOSEngine(scene, constants: IOSConstants(settings))
    }
  }
#endif
