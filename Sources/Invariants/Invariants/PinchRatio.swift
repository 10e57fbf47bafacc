internal import Model
internal import Replay
internal import Text

/// Within its limits, the zoom changes in proportion to the distance between the fingers. This is
/// checked at each step of a pinch.
///
/// If this invariant is broken, a user moves two fingers apart, and the corners of the picture do
/// not stay under them. Engines have used a root of the ratio, or added up rounded steps.
struct PinchRatio: ReplayInvariant {
  static let summary = "within its limits the zoom is proportional to the finger distance"
  static let interest: Interest = [.pinching]
  static let tolerance = ToleranceClass.zoom
  static let needs: Abilities = .zoom
  static let reads: Abilities = .activity
  static let needsExactPaths = true

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let (now, was) = (facts.now, facts.was)
    // A digitiser reports fingers that are closer than two points as one finger.
    guard facts.isPinchStep, facts.isScrollRangeKnown, facts.fingers.spread > 1,
      facts.wereFingers.spread > 1,
      now.zoom > now.minimumZoom, was.zoom > was.minimumZoom, now.zoom < now.maximumZoom,
      was.zoom < was.maximumZoom, facts.fingers.spread != facts.wereFingers.spread,
      facts.isPinchWide(tally.terms.contract)
    else { return }
    let due = was.zoom * facts.fingers.spread / facts.wereFingers.spread
    let tolerance = tally.terms.tolerances.zoom + 2 * tally.terms.contract.zoomResolution
    tally.check(abs(now.zoom / due - 1), within: tolerance, facts) {
      ("zoom \(due.text), in proportion to the finger distance", now.zoom.text)
    }
  }
}
