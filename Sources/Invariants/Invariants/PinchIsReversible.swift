internal import Model
internal import Replay
internal import Text

/// Fingers that part and come back to their distance bring the zoom back to where it was.
///
/// Otherwise a user plays with a picture and it grows with each pinch. `pinch-ratio` judges each
/// step alone, so errors that are within its tolerance at each step can add up.
///
/// It is checked only if the distance changed by a fifth at least, and is again within a twentieth
/// of what it was. In between, the zoom may have been at a limit or beyond it: an engine that stops
/// its zoom at the limit, and continues from there as soon as the fingers turn back, ends with a
/// smaller zoom than it had at the beginning.
struct PinchIsReversible: ReplayInvariant {
  static let summary = "fingers that return to their distance restore the zoom"
  static let interest: Interest = [.pinching, .landed, .lifted]
  static let tolerance = ToleranceClass.zoom
  static let needs: Abilities = .zoom
  static let reads: Abilities = .activity
  static let needsExactPaths = true
  private var start: (zoom: Double, spread: Double)?
  private var isAway = false

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard !facts.happened.isEmpty else { return }
    let (now, was) = (facts.now, facts.was)
    guard facts.isPinchStep, facts.fingers.spread > 10, now.minimumZoom == was.minimumZoom,
      now.maximumZoom == was.maximumZoom
    else { return (start, isAway) = (nil, false) }
    let isInLimits =
      now.zoom > now.minimumZoom && now.zoom < now.maximumZoom && was.zoom > was.minimumZoom
      && was.zoom < was.maximumZoom
    guard let start else {
      if isInLimits { self.start = (now.zoom, facts.fingers.spread) }
      return
    }
    let share = facts.fingers.spread / start.spread
    if share > 1.2 || share < 0.83 { isAway = true }
    guard isAway, (share - 1).magnitude < 0.05 else { return }
    // At a limit, the shown zoom differs from the zoom that corresponds to the fingers' distance.
    let due = start.zoom * share
    guard due > now.minimumZoom, due < now.maximumZoom else { return }
    let tolerance = 5 * tally.terms.tolerances.zoom + 2 * tally.terms.contract.zoomResolution
    tally.check((now.zoom / due - 1).magnitude, within: tolerance, facts) {
      ("zoom \(due.text), the zoom at the same finger distance before", now.zoom.text)
    }
  }
}
