package import Gesture

extension Moment {
  /// Refuses what an engine with these claims is not to be given.
  package func check(_ claims: Abilities) throws(EngineError) {
    for index in events.indices where events[index].value.isInput {
      if let word = events[index].value.word(beyond: claims) { throw EngineError(word) }
    }
  }
}
