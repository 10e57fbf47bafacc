package import Gesture

#if !hasFeature(Embedded)
  /// An engine that is given no event that it does not claim.
  struct ClaimingEngine: ScrollEngine {
    private var engine: AnyEngine
    private let claims: Abilities

    init(_ engine: any ScrollEngine, _ claims: Abilities) {
      self.engine = AnyEngine(engine)
      self.claims = claims
    }

    mutating func handle(_ moment: Moment) throws(EngineError) {
      try moment.check(claims)
      try engine.handle(moment)
    }

    mutating func advance(to time: Instant) throws(EngineError) { try engine.advance(to: time) }

    mutating func drawFrame(at time: Instant) throws(EngineError) {
      try engine.drawFrame(at: time)
    }

    mutating func show(in frame: inout Frame) { engine.show(in: &frame) }
  }
#endif

extension Moment {
  /// Refuses what an engine with these claims is not to be given.
  package func check(_ claims: Abilities) throws(EngineError) {
    for index in events.indices where events[index].value.isInput {
      if let word = events[index].value.word(beyond: claims) { throw EngineError(word) }
    }
  }
}
