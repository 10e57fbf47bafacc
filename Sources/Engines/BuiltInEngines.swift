#if !hasFeature(Embedded)
  public import Replay

  /// The engines every verb knows without being told.
  public enum BuiltInEngines {
    public static let all: [EngineFactory] = [
      ios
    ]
  }
#endif
