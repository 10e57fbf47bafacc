public import Model

/// An engine whose type is known only at run time.
///
/// Copies refer to the same engine.
public struct AnyEngine: ScrollEngine {
  private let engine: any Holding
  /// The features that the engine may receive. An event that uses any other feature is rejected.
  private let declared: Abilities

  /// Wraps an engine.
  public init(_ engine: any ScrollEngine) { self.init(engine, declared: .all) }

  init(_ engine: any ScrollEngine, declared: Abilities) {
    self.engine = Self.hold(engine)
    self.declared = declared
  }

  private static func hold(_ engine: some ScrollEngine) -> any Holding { Held(engine) }

  /// Passes a moment to the engine.
  public func handle(_ moment: Moment) throws(EngineError) {
    if declared != .all { try moment.check(declared) }
    try engine.handle(moment)
  }

  /// Advances the engine's time.
  public func advance(to time: Instant) throws(EngineError) { try engine.advance(to: time) }

  /// Advances the engine's time, and draws a frame.
  public func drawFrame(at time: Instant) throws(EngineError) { try engine.drawFrame(at: time) }

  /// Writes the state of every view, and appends the callbacks.
  public func show(in frame: inout Frame) { engine.show(in: &frame) }
}

/// A box for the engine. Calls on an existential value would have to check for unique ownership,
/// and a value that a call may replace would be reference-counted.
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
