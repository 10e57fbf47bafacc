internal import Model
public import Replay

/// The engines included in the program, in the order in which they are listed.
public enum BuiltInEngines {
  /// The engines that satisfy the invariants.
  public static let sound: [EngineFactory] = [ios, android, ClampingEngine.factory]

  /// All engines: the sound engines and `textbook`.
  public static let all = sound + [textbook]
}

extension BuiltInEngines {
  /// The reference: iOS-like, with a name and a setting for every constant.
  public static let ios = EngineFactory(
    name: "ios", summary: "scrolls like iOS, according to public sources and recorded traces"
  ) { (scene, constants: IOSConstants) throws(EngineError) in
    try IOSEngine(scene, constants: constants)
  }

  /// The engine `android`, with hard edges, a spline for a fling, and pages that turn as in
  /// ViewPager.
  public static let android = EngineFactory(
    name: "android",
    summary: "scrolls like Android's views, according to their published source"
  ) { (scene, habits: AndroidSettings) throws(EngineError) in
    try AndroidEngine(scene, habits)
  }.ignoring(.all)

  /// The reference with the faults of published code, each with a switch. These faults exist to be
  /// detected by the invariants.
  public static let textbook = EngineFactory(
    name: "textbook", version: "1.0",
    summary: "ios in published sample apps with their faults, each of which is a switch",
    abilities: .all, contract: IOSConstants().contract, settings: PublishedFault.settings,
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
