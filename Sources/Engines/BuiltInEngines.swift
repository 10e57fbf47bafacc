#if !hasFeature(Embedded)
  public import Replay

  /// The engines that come with the program, in the order they are listed.
  public enum BuiltInEngines {
    /// Those that keep the laws.
    public static let lawful: [EngineFactory] = [ios, android, ClampingEngine.factory]

    public static let all = lawful + [textbook]
  }
#endif
