#if !hasFeature(Embedded)
  public import Gesture

  /// An engine whose type is known only when the program runs.
  public struct AnyEngine: ScrollEngine {
    private var engine: any ScrollEngine

    public init(_ engine: any ScrollEngine) {
      self.engine = engine
    }

    public mutating func handle(_ moment: Moment) throws(EngineError) {
      try engine.handle(moment)
    }

    public mutating func advance(to time: Instant) throws(EngineError) {
      try engine.advance(to: time)
    }

    public mutating func show(in frame: inout Frame) {
      engine.show(in: &frame)
    }
  }
#endif
