internal import Engines
internal import Invariants
internal import Model
internal import Replay

/// A running engine under the user's fingers, and the judge of its steps.
///
/// This is the base class of a generic class, because only the subclass knows the type of the
/// engine.
class LiveSession {
  let scene: Scene
  let judge: LiveJudge
  /// The steps since the last call of `steps`, as numbers.
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

/// Returns the contract of an engine.
struct ContractReader: EngineUser {
  func use<Engine: ScrollEngine>(
    _: Engine, _: Abilities, _ contract: EngineContract
  ) -> EngineContract { contract }
}

/// Makes a session for an engine of any type.
struct SessionMaker: EngineUser {
  let scene: Scene
  /// The contract by which the session is judged: the engine's contract, or the contract of other
  /// settings.
  let contract: EngineContract

  func use<Engine: ScrollEngine>(
    _ engine: Engine, _ abilities: Abilities, _: EngineContract
  ) -> LiveSession {
    TypedSession(scene, engine, Terms(abilities: abilities, contract: contract))
  }
}
