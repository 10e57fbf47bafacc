#if !hasFeature(Embedded)
  public import Gesture

  /// Any recording on any engine: a player whose types are known only when the program runs.
  public struct LiveSteps: StepSource {
    private var player: Player<AnyEvents, AnyEngine, AnyTicks>

    public init(
      _ source: any EventSource, on engine: any ScrollEngine, at ticks: any Ticks = FrameClock(),
      patience: Patience = Patience()
    ) {
      player = Player(
        AnyEvents(source), on: AnyEngine(engine), at: AnyTicks(ticks: ticks), patience: patience)
    }

    /// Opens a recording and puts a fresh engine in its scene.
    public init(
      _ recording: Replayable, on factory: EngineFactory, at ticks: any Ticks = FrameClock(),
      patience: Patience = Patience()
    ) throws(ReplayError) {
      let source: any EventSource
      do { source = try recording.open() } catch { throw .format(error) }
      let engine: any ScrollEngine
      do { engine = try factory.make(source.scene) } catch { throw .engine(error) }
      self.init(source, on: engine, at: ticks, patience: patience)
    }

    public var scene: Scene { player.scene }
    public var ending: Ending? { player.ending }

    public mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
      try player.next(into: &step)
    }
  }

  /// A class, so that nothing is copied to ask it; it knows the usual clock by its type.
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
#endif
