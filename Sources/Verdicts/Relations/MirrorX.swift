internal import Gesture
internal import Replay

/// What a left hand does on a mirrored scene, the view shows mirrored.
///
/// A person finds that it scrolls better one way than the other. Engines have capped the speed of a
/// flick in one direction only, and rounded a place always the same way.
struct MirrorX: Relation {
  static let name = "mirror-x"
  static let summary = "a mirror, left for right, shows the same mirrored"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    Reflection.trials(of: original, along: .x, terms)
  }
}
