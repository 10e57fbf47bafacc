public import Gesture
public import Replay

/// A good engine made worse: what it shows is edited on its way out.
public struct FaultyEngine: ScrollEngine {
  private var base: any ScrollEngine
  private let edit: @Sendable (inout Frame, Instant) -> Void
  private var now = Instant.zero

  init(
    _ base: any ScrollEngine, edit: @escaping @Sendable (inout Frame, Instant) -> Void
  ) {
    self.base = base
    self.edit = edit
  }

  public mutating func handle(_ moment: Moment) throws(EngineError) {
    try base.handle(moment)
  }

  public mutating func advance(to time: Instant) throws(EngineError) {
    now = time
    try base.advance(to: time)
  }

  public mutating func show(in frame: inout Frame) {
    base.show(in: &frame)
    edit(&frame, now)
  }
}

extension EngineFactory {
  /// The same engine with a fault, under the same name and contract.
  public func faulty(_ edit: @escaping @Sendable (inout Frame, Instant) -> Void) -> EngineFactory {
    EngineFactory(
      name: name, version: version, summary: summary, abilities: abilities, contract: contract,
      settings: settings
    ) { [self] (scene, _) throws(EngineError) in
      FaultyEngine(try make(scene), edit: edit)
    }
  }
}
