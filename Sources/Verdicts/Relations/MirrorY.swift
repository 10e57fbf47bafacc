internal import Gesture

/// What is done on a scene turned upside down, the view shows upside down.
///
/// A person finds that a list runs further down than up. A literal `min(speed, limit)` of a signed
/// speed caps one direction only, and a bounce at the end of a list has been another one than at its
/// beginning.
struct MirrorY: Relation {
  static let name = "mirror-y"
  static let summary = "a mirror, top for bottom, shows the same mirrored"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    Reflection.trials(of: original, along: .y, terms)
  }
}
