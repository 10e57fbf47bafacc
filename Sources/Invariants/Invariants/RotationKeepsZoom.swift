internal import Model
internal import Replay
internal import Text

/// When the viewport changes, the zoom does not change, as far as its limits allow. A zoom that
/// showed the whole picture shows the whole picture again if the scene declares that the minimum
/// zoom always fits.
///
/// If this invariant is broken, a user turns the device to see a detail better, and the picture
/// shrinks. A published gallery reset its zoom at a rotation and left its reset button enabled.
struct RotationKeepsZoom: ReplayInvariant {
  static let summary = "a rotation keeps the zoom"
  static let interest: Interest = [.layout]
  static let tolerance = ToleranceClass.zoom
  static let needs: Abilities = [.turning, .zoom]
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    view.zoom.minimum != view.zoom.maximum || view.zoom.limits != .fixed
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let (now, was) = (facts.now, facts.was)
    guard facts.isResizedAtRest else { return }
    guard facts.areLimitsKnown else { return tally.lackScrollRange() }
    var due = min(max(was.zoom, now.minimumZoom), now.maximumZoom)
    if facts.scene.zoom.limits == .fit, was.zoom <= was.minimumZoom { due = now.minimumZoom }
    if due == was.zoom, due != 1 { isWeak = false }
    tally.check(abs(now.zoom / due - 1), within: tally.terms.zoomTolerance, facts) {
      ("zoom \(due.text), as before", now.zoom.text)
    }
  }
}
