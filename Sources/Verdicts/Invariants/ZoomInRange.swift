public import Gesture
internal import Replay

/// A view at rest has a zoom within its limits, and passes them under the fingers only softly.
/// Where the limits themselves move past the zoom, fingers that are down may keep it until they
/// lift.
///
/// A person sees a picture that stays too large or too small. Engines have rested at twice the
/// maximum when one finger lifted before the other.
public struct ZoomInRange: ReplayInvariant {
  public static let name = "zoom-in-range"
  public static let summary = "the zoom rests within its limits and passes them only softly"
  public static let interest: Interest = [.rest, .moved, .layout, .look]
  public static let tolerance = ToleranceClass.zoom
  private var tally = Tally()
  private let share: Double
  private let softly: Double
  private var hasZoomed = false
  /// The limits left the zoom behind: it may take its time to come back.
  private var isExcused = false
  /// Whether nobody saw it then: the next look will say.
  private var isUnsure = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.zoom) { return .untested(reason) }
    return .views(of: scene) { view in
      Self(
        share: terms.tolerances.zoom, softly: view.zoom.bounces ? terms.contract.softZoom : 1)
    }
  }

  private init(share: Double, softly: Double) {
    self.share = share
    self.softly = softly
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let now = facts.now
    if now.zoom != facts.was.zoom { hasZoomed = true }
    let factor = facts.isAtRest ? 1 : softly
    let least = now.minimumZoom / factor
    let most = now.maximumZoom * factor
    let excess = max(least / now.zoom, now.zoom / most) - 1
    if now.minimumZoom != facts.was.minimumZoom || now.maximumZoom != facts.was.maximumZoom {
      isExcused = excess > share
      isUnsure = !facts.sight.isLook
    } else if isUnsure {
      guard facts.sight.isLook else { return tally.miss(facts) }
      (isExcused, isUnsure) = (excess > share, false)
    } else if excess <= share {
      isExcused = false
    }
    guard hasZoomed, !isExcused || facts.isAtRest else { return }
    tally.check(excess, within: share, facts) {
      ("zoom from \(least.text) to \(most.text)", now.zoom.text)
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict() }
}
