#if !hasFeature(Embedded)
  public import Gesture

  /// An engine whose type is known only when the program runs.
  ///
  /// Copies of it are the same engine.
  public struct AnyEngine: ScrollEngine {
    private let engine: any Holding
    /// What it may be given: an event that it does not claim is refused.
    private let claims: Abilities

    /// Holds an engine.
    public init(_ engine: any ScrollEngine) { self.init(engine, claims: .all) }

    init(_ engine: any ScrollEngine, claims: Abilities) {
      self.engine = Self.hold(engine)
      self.claims = claims
    }

    private static func hold(_ engine: some ScrollEngine) -> any Holding { Held(engine) }

    /// Hands a moment to the engine.
    public func handle(_ moment: Moment) throws(EngineError) {
      if claims != .all { try moment.check(claims) }
      try engine.handle(moment)
    }

    /// Lets time pass for the engine.
    public func advance(to time: Instant) throws(EngineError) { try engine.advance(to: time) }

    /// Draws a frame of the engine.
    public func drawFrame(at time: Instant) throws(EngineError) { try engine.drawFrame(at: time) }

    /// Shows what the engine shows.
    public func show(in frame: inout Frame) { engine.show(in: &frame) }
  }

  /// An engine in a place of its own: an existential value would have to see before every call
  /// whether it is the only one, and one that may be replaced by the call would be counted.
  private protocol Holding: AnyObject {
    func handle(_ moment: Moment) throws(EngineError)
    func advance(to time: Instant) throws(EngineError)
    func drawFrame(at time: Instant) throws(EngineError)
    func show(in frame: inout Frame)
  }

  private final class Held<Engine: ScrollEngine>: Holding {
    @exclusivity(unchecked) private var engine: Engine

    init(_ engine: Engine) { self.engine = engine }

    func handle(_ moment: Moment) throws(EngineError) { try engine.handle(moment) }
    func advance(to time: Instant) throws(EngineError) { try engine.advance(to: time) }
    func drawFrame(at time: Instant) throws(EngineError) { try engine.drawFrame(at: time) }
    func show(in frame: inout Frame) { engine.show(in: &frame) }
  }
#endif
