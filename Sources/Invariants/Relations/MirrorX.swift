internal import Model

/// If a scene and its touches are mirrored left to right, the result is mirrored in the same way.
///
/// Otherwise a view scrolls better one way than the other. Engines have capped the speed of a flick
/// in one direction only, and rounded positions always towards the same side.
struct MirrorX: Relation {
  static let summary = "a recording mirrored left to right gives the mirrored result"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    Reflection.trials(of: original, along: .x, terms)
  }
}
