#if !hasFeature(Embedded)
  public import Replay

  /// The engines that come with the program, in the order they are listed.
  public enum BuiltInEngines {
    /// Those that keep the invariants.
    public static let sound: [EngineFactory] = [ios, android, ClampingEngine.factory]

    /// All of them: the sound ones and `textbook`.
    public static let all = sound + [textbook]
  }
#endif
