internal import Model

// Checks of declared abilities. An engine is not tested for abilities that it does not declare, and
// no invariant requires these abilities.
extension Check {
  /// Creates a check that runs only if the ability is declared.
  static func ability(
    _ ability: Abilities, _ requirement: String, remedy: String,
    run: @escaping @Sendable (ConformanceTester) throws -> Void
  ) -> Check {
    let name = Abilities.names.first { $0.ability == ability }?.name ?? ""
    return Check(name: name, requirement: requirement, remedy: remedy) { tester in
      guard tester.declares(ability) else { throw ProtocolError.skipped("not declared") }
      do {
        try run(tester)
      } catch ProtocolError.refused(let requirement, let why) {
        throw ProtocolError.failed(
          requirement: requirement, came: "the engine declares it but refuses it: \(why)")
      }
    }
  }
}
