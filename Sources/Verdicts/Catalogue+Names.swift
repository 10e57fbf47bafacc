internal import Gesture

extension Catalogue {
  /// Says that a name is nobody's, and whose it may have been.
  static func unknown(_ name: String) -> Objection {
    Objection(
      .unknown, "unknown invariant \"\(name)\"",
      expected: "one that 'flickbook list invariants' shows",
      nearest: all.map { $0.name }.nearest(to: name))
  }
}
