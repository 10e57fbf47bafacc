public import Gesture
internal import Replay

/// Within its limits the zoom grows as the fingers part.
///
/// A person parts two fingers and the picture's corners do not stay with them. Engines have taken a
/// root of the ratio, or added up rounded steps.
public struct PinchRatio: ReplayInvariant {
  public static let name = "pinch-ratio"
  public static let summary = "within its limits the zoom grows as the fingers part"
  public static let interest: Interest = [.pinching]
  public static let tolerance = ToleranceClass.zoom
  private var tally = Tally()
  private let terms: Terms

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.zoom, .activity]) { return .untested(reason) }
    return .views(of: scene) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let (now, was) = (facts.now, facts.was)
    // Fingers closer than two points are one to a digitiser.
    guard facts.isPinchStep, facts.fingers.spread > 1, facts.wereFingers.spread > 1,
      now.zoom > now.minimumZoom, was.zoom > was.minimumZoom, now.zoom < now.maximumZoom,
      was.zoom < was.maximumZoom, facts.fingers.spread != facts.wereFingers.spread
    else { return }
    let due = was.zoom * facts.fingers.spread / facts.wereFingers.spread
    let tolerance = terms.tolerances.zoom + 2 * terms.contract.zoomResolution
    tally.check(abs(now.zoom / due - 1), within: tolerance, facts) {
      ("zoom \(due.text), as the fingers part", now.zoom.text)
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}
