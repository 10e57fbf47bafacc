extension Catalogue {
  /// What a held verdict promises: the smallest falsification of a sound engine that the invariant
  /// noticed; nil for what is no invariant of single replays.
  package static func promise(of name: String) -> String? {
    promises.first { $0.invariant == name }?.text
  }
}
