internal import Model

/// If a scene and its touches are mirrored top to bottom, the result is mirrored in the same way.
///
/// If this invariant is broken, a list moves farther down than up for the same flick. A
/// `min(speed, limit)` of a signed speed limits one direction only, and bounces have differed
/// between the beginning and the end of a list.
struct MirrorY: Relation {
  static let summary = "a recording mirrored top to bottom gives the mirrored result"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    Reflection.trials(of: original, along: .y, terms)
  }
}
