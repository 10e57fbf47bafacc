package import Model
package import Replay

/// A sound engine with two closures that modify its input and its output, and share a memory.
package struct EditedEngine<Memory>: ScrollEngine {
  private var base: any ScrollEngine
  private var memory: Memory
  private let observe: (inout Memory, inout Moment) -> Void
  private let edit: (inout Memory, inout Frame, Instant) -> Void
  private var now = Instant.zero

  init(
    _ base: any ScrollEngine, _ memory: Memory,
    observe: @escaping (inout Memory, inout Moment) -> Void,
    edit: @escaping (inout Memory, inout Frame, Instant) -> Void
  ) {
    self.base = base
    self.memory = memory
    self.observe = observe
    self.edit = edit
  }

  package mutating func handle(_ moment: Moment) throws(EngineError) {
    var moment = moment
    observe(&memory, &moment)
    try base.handle(moment)
  }

  package mutating func advance(to time: Instant) throws(EngineError) {
    now = time
    try base.advance(to: time)
  }

  package mutating func drawFrame(at time: Instant) throws(EngineError) {
    now = time
    try base.drawFrame(at: time)
  }

  package mutating func show(in frame: inout Frame) {
    base.show(in: &frame)
    edit(&memory, &frame, now)
  }
}

extension EngineFactory {
  /// The same engine with another function that makes engines.
  package func rebuilt(
    reporting abilities: Abilities? = nil,
    _ build:
      @escaping @Sendable (_ good: EngineFactory, Scene) throws(EngineError)
      -> any ScrollEngine
  ) -> EngineFactory {
    EngineFactory(
      name: name, version: version, summary: summary, abilities: abilities ?? self.abilities,
      contract: contract, settings: settings
    ) { (scene, settings) throws(EngineError) in
      var good = self
      good.settings = settings
      return try build(good, scene)
    }.ignoring(ignored)
  }

  /// The same engine with modified input and output.
  package func faulty<Memory: Sendable>(
    _ memory: Memory, observe: @escaping @Sendable (inout Memory, inout Moment) -> Void,
    edit: @escaping @Sendable (inout Memory, inout Frame, Instant) -> Void
  ) -> EngineFactory {
    rebuilt { good, scene throws(EngineError) in
      EditedEngine(try good.make(scene), memory, observe: observe, edit: edit)
    }
  }

  /// The same engine with modified output.
  package func showing(_ edit: @escaping @Sendable (inout Frame, Instant) -> Void) -> EngineFactory
  {
    faulty((), observe: { _, _ in }) { _, frame, time in edit(&frame, time) }
  }

  /// The same engine with modified input.
  package func hearing(_ edit: @escaping @Sendable (inout Moment) -> Void) -> EngineFactory {
    faulty((), observe: { _, moment in edit(&moment) }) { _, _, _ in }
  }

  /// The same engine, which uses a modified scene.
  package func misreading(_ edit: @escaping @Sendable (inout ViewScene) -> Void) -> EngineFactory {
    rebuilt { good, scene throws(EngineError) in
      var scene = scene
      for index in scene.views.indices { edit(&scene.views[index]) }
      return try good.make(scene)
    }
  }

  /// The same engine with a changed setting, under an unchanged contract.
  package func bent(_ setting: String, _ value: Double) -> EngineFactory {
    rebuilt { good, scene throws(EngineError) in
      var bent = good
      try bent = bent.setting([(setting, value)])
      return try bent.make(scene)
    }
  }
}
