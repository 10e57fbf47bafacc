internal import Gesture

// What an engine says that it can. What it does not claim is not asked of it, and no invariant asks
// it.
extension Check {
  /// A check of what is claimed, and of nothing else.
  static func ability(
    _ ability: Abilities, _ asks: String, remedy: String,
    run: @escaping @Sendable (ConformanceTester) throws -> Void
  ) -> Check {
    let name = Abilities.names.first { $0.ability == ability }?.name ?? ""
    return Check(name: name, asks: asks, remedy: remedy) { tester in
      guard tester.claims(ability) else { throw ProtocolError.skipped("not claimed") }
      do {
        try run(tester)
      } catch ProtocolError.refused(let asked, let why) {
        throw ProtocolError.failed(asked: asked, came: "it is claimed, and refused: \(why)")
      }
    }
  }
}
