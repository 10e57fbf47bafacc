#if !hasFeature(Embedded)
  internal import Gesture
  public import Replay

  extension BuiltInEngines {
    /// Android's way: hard edges, a spline for a fling, pages as ViewPager turns them.
    public static let android = EngineFactory(
      name: "android", version: "1.0",
      summary: "scrolls as Android's views do, as far as its published source tells",
      abilities: AndroidSettings().abilities, contract: AndroidSettings().contract,
      settings: AndroidSettings.settings,
      promises: { (settings) throws(EngineError) in
        let habits = try AndroidSettings(settings)
        return (habits.abilities, habits.contract)
      }
    ) { (scene, settings) throws(EngineError) in
      try AndroidEngine(scene, AndroidSettings(settings))
    }.ignoring(.all)
  }
#endif
