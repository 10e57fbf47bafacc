public import Gesture
internal import Replay

/// When the viewport changes, the zoom stays what it was as far as the limits go; what showed the
/// whole picture shows the whole picture.
///
/// A person turns the device to see a detail better and the picture shrinks. The published gallery
/// lost its zoom on a turn and left its reset button enabled.
public struct RotationKeepsZoom: ReplayInvariant {
  public static let name = "rotation-keeps-zoom"
  public static let summary = "a turn keeps the zoom"
  public static let interest: Interest = [.layout]
  public static let tolerance = ToleranceClass.zoom
  private var tally = Tally()
  private let terms: Terms
  private var wasZoomed = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.turning, .zoom]) { return .untested(reason) }
    return .views(
      of: scene, where: { $0.zoom.minimum != $0.zoom.maximum || $0.zoom.limits != .fixed }
    ) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let (now, was) = (facts.now, facts.was)
    guard facts.isResizedAtRest else { return }
    var due = min(max(was.zoom, now.minimumZoom), now.maximumZoom)
    if facts.scene.zoom.limits == .fit, was.zoom <= was.minimumZoom { due = now.minimumZoom }
    if due == was.zoom, due != 1 { wasZoomed = true }
    let tolerance = terms.tolerances.zoom + terms.contract.zoomResolution
    tally.check(abs(now.zoom / due - 1), within: tolerance, facts) {
      ("zoom \(due.text), as before", now.zoom.text)
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !wasZoomed) }
}
