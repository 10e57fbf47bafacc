internal import Text

extension Catalogue {
  /// The error for an unknown invariant name, with the nearest known name.
  static func unknown(_ name: String, beside formulas: [Invariant]) -> Objection {
    Objection(
      .unknown, "unknown invariant \"\(name)\"",
      expected: "one listed by 'flickbook list invariants'",
      nearest: (all + pages + formulas).map { $0.name }.nearest(to: name))
  }
}
