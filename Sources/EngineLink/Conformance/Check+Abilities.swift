internal import Gesture

// Checks of declared abilities. An engine is not tested for abilities it does not declare, and no
// invariant requires them.
extension Check {
  /// A check that runs only if the ability is declared.
  static func ability(
    _ ability: Abilities, _ asks: String, remedy: String,
    run: @escaping @Sendable (ConformanceTester) throws -> Void
  ) -> Check {
    let name = Abilities.names.first { $0.ability == ability }?.name ?? ""
    return Check(name: name, asks: asks, remedy: remedy) { tester in
      guard tester.declares(ability) else { throw ProtocolError.skipped("not claimed") }
      do {
        try run(tester)
      } catch ProtocolError.refused(let asked, let why) {
        throw ProtocolError.failed(asked: asked, came: "it is claimed, and refused: \(why)")
      }
    }
  }
}
