internal import Model

/// If a scene and its touches are mirrored left to right, the result is mirrored in the same way.
///
/// If this invariant is broken, a view scrolls differently to the left than to the right. Engines
/// have limited the speed of a flick in one direction only, and rounded positions always towards
/// the same side.
struct MirrorX: Relation {
  static let summary = "a recording mirrored left to right gives the mirrored result"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    Reflection.trials(of: original, along: .x, terms)
  }
}
