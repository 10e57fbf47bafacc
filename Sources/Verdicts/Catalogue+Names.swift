internal import Gesture

extension Catalogue {
  /// Says that a name is nobody's, and whose it may have been.
  static func unknown(_ name: String, beside formulas: [Invariant]) -> Objection {
    Objection(
      .unknown, "unknown invariant \"\(name)\"",
      expected: "one that 'flickbook list invariants' shows",
      nearest: (all + pages + formulas).map { $0.name }.nearest(to: name))
  }
}
