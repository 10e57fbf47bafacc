#if !hasFeature(Embedded)
  public import Replay

  /// The engines that come with the program, in the order they are listed.
  public enum BuiltInEngines {
    public static let all: [EngineFactory] = [ios, android, ClampingEngine.factory]
  }
#endif
