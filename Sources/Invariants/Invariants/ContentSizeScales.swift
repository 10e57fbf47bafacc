internal import Model
internal import Replay
internal import Text

/// The size of the content follows the zoom: it is the unzoomed size times the zoom.
///
/// Otherwise a user can scroll past the end of a picture, or cannot reach it. Engines that set the
/// size only at the end of a pinch have had this fault.
struct ContentSizeScales: ReplayInvariant {
  static let summary = "the content's size is its unzoomed size times the zoom"
  static let interest: Interest = [.moved]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .zoom
  /// Pixels per point when the scene begins.
  private var scale = 1.0

  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms) {
    scale = scene.window.scale
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // For a recorded device the content size is derived from the scene.
    guard !facts.sight.isRecorded else { return tally.lackScrollRange() }
    guard facts.now.zoom != facts.was.zoom else { return }
    let now = facts.now
    let was = facts.was
    // Content may be as large as its viewport, and a drag that dismisses the keyboard enlarges the
    // viewport.
    guard facts.happened.isDisjoint(with: .layout), now.bounds == was.bounds else { return }
    for (side, before) in [
      (now.content.width, was.content.width), (now.content.height, was.content.height),
    ] {
      let due = before / was.zoom * now.zoom
      // A page may round sizes to whole pixels, including sizes that are enlarged afterwards.
      let rounding = facts.isScripted ? 1 + 0.5 * max(1, now.zoom) : 0
      tally.check(
        (side - due).magnitude,
        within: tally.terms.tolerances.rest(at: due, scale: scale) + rounding, facts
      ) { ("content of \(due.text) points at zoom \(now.zoom.text)", side.text) }
    }
  }

  func conclude(_ end: End, _ tally: Tally) -> Verdict { tally.verdict() }
}
