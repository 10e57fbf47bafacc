#if hasFeature(Embedded)
  internal import Engines
  internal import Gesture
  internal import Replay
  internal import Verdicts

  /// An engine in somebody's hand, and the judge of what it shows.
  ///
  /// A class that a typed one inherits from: what the engine is, is known only to that.
  class LiveSession {
    let scene: Scene
    let judge: LiveJudge
    /// What the steps showed since somebody asked last.
    var steps: [Double] = []

    init(_ scene: Scene, _ terms: Terms) {
      self.scene = scene
      judge = LiveJudge(scene, terms)
    }

    func add(_ moment: Moment) throws(ReplayError) {}
    func advance(to time: Instant) throws(ReplayError) {}
    var shown: Frame { Frame() }
    var course: ReplayCourse { ReplayCourse() }
    var now: Instant { .zero }
    var isOver: Bool { true }

    final func note(_ step: borrowing Step) {
      step.append(to: &steps)
      judge.observe(step)
    }
  }

  private final class TypedSession<Engine: ScrollEngine>: LiveSession {
    private var player: OpenPlayer<Engine, FrameClock>

    init(_ scene: Scene, _ engine: Engine, _ terms: Terms) {
      player = OpenPlayer(scene, on: engine, at: FrameClock())
      super.init(scene, terms)
    }

    override func add(_ moment: Moment) throws(ReplayError) { try player.add(moment) { note($0) } }

    override func advance(to time: Instant) throws(ReplayError) {
      try player.advance(to: time) { note($0) }
    }

    override var shown: Frame { player.shown }
    override var course: ReplayCourse { player.course }
    override var now: Instant { player.now }
    override var isOver: Bool { player.isOver }
  }

  /// What an engine promises with its settings.
  struct ContractReader: EngineUser {
    func use<Engine: ScrollEngine>(
      _: Engine, _: Abilities, _ contract: EngineContract
    ) -> EngineContract { contract }
  }

  /// Makes a session of whatever engine it gets.
  struct SessionMaker: EngineUser {
    let scene: Scene
    /// What it is judged by: what it promises, or what somebody else would.
    let contract: EngineContract

    func use<Engine: ScrollEngine>(
      _ engine: Engine, _ abilities: Abilities, _: EngineContract
    ) -> LiveSession {
      TypedSession(scene, engine, Terms(abilities: abilities, contract: contract))
    }
  }
#endif
