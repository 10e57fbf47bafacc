public import Model

/// Replays any recording on any engine: a player whose types are known only at run time.
///
/// From a distant engine, many steps are requested at once; the result is the same.
public struct LiveSteps: StepSource {
  private var player: Player<AnyEvents, AnyEngine, AnyTicks>?
  private var distant: (any StepSource)?
  /// The scene of the recording.
  public let scene: Scene

  /// Creates a replay of events on an engine, with the frames of a clock.
  public init(
    _ source: any EventSource, on engine: any ScrollEngine, at ticks: any Ticks = FrameClock(),
    patience: ReplayLimit = ReplayLimit()
  ) {
    scene = source.scene
    guard let engine = engine as? any DistantEngine else {
      player = Player(
        AnyEvents(source), on: AnyEngine(engine), at: AnyTicks(ticks: ticks), patience: patience)
      return
    }
    distant =
      engine.ownsClock
      ? PerformedSteps(AnyEvents(source), on: engine, patience: patience)
      : DistantSteps(
        AnyEvents(source), on: engine, at: AnyTicks(ticks: ticks), patience: patience)
  }

  /// Opens a recording and makes a fresh engine in its scene.
  public init(
    _ recording: Replayable, on factory: EngineFactory, at ticks: any Ticks = FrameClock(),
    patience: ReplayLimit = ReplayLimit()
  ) throws(ReplayError) {
    let source: any EventSource
    do { source = try recording.open() } catch { throw .format(error) }
    let engine: any ScrollEngine
    do { engine = try factory.make(source.scene) } catch { throw .engine(error) }
    self.init(source, on: engine, at: ticks, patience: patience)
  }

  /// How the replay ended; nil while it continues.
  public var ending: Ending? { player?.ending ?? distant?.ending }

  /// Fills in the next step; returns false at the end.
  public mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
    if let isStep = try player?.next(into: &step) { return isStep }
    return try distant?.next(into: &step) ?? false
  }
}

/// A clock whose type is known only at run time. This is a class, so that calls copy nothing; the
/// usual clock is stored with its concrete type.
private final class AnyTicks: Ticks {
  let clock: FrameClock?
  let ticks: any Ticks

  init(ticks: any Ticks) {
    clock = ticks as? FrameClock
    self.ticks = ticks
  }

  func tick(_ k: Int64) -> Instant? {
    if let clock { clock.tick(k) } else { ticks.tick(k) }
  }

  func first(from time: Instant) -> Int64? { ticks.first(from: time) }
}
