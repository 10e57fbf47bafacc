#if !hasFeature(Embedded)
  public import Replay

  extension BuiltInEngines {
    /// Android's way: hard edges, a spline for a fling, pages as ViewPager turns them.
    public static let android = EngineFactory(
      name: "android", version: "1.0",
      summary: "scrolls as Android's views do, as far as its published source tells",
      abilities: AndroidHabits().abilities, contract: AndroidHabits().contract,
      settings: AndroidHabits.settings,
      promises: { (settings) throws(EngineError) in
        let habits = try AndroidHabits(settings)
        return (habits.abilities, habits.contract)
      }
    ) { (scene, settings) throws(EngineError) in
      try AndroidEngine(scene, AndroidHabits(settings))
    }
  }
#endif
