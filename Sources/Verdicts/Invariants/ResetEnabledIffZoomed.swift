public import Gesture
internal import Replay

/// The button that resets the zoom is enabled exactly when the last zoom ended at something other
/// than 1, and disabled before the first.
///
/// A person presses a button that does nothing, or cannot press the one that would help. The
/// published gallery opened with the button enabled.
public struct ResetEnabledIffZoomed: ReplayInvariant {
  public static let name = "reset-enabled-iff-zoomed"
  public static let summary = "reset is enabled exactly when the last zoom ended away from 1"
  public static let interest: Interest = [.reported, .moved, .moment, .settled]
  private var tally = Tally()
  private var last = 1.0
  private var hasZoomed = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.readouts, .callbacks, .zoom]) { return .untested(reason) }
    return .views(of: scene, where: { $0.shows.contains(.reset) }) { _ in Self() }
  }

  public mutating func observe(_ facts: borrowing Facts) {
    for callback in facts.callbacks {
      guard case .didEndZooming(let scale) = callback.kind else { continue }
      last = scale
      hasZoomed = true
    }
    guard let isEnabled = facts.now.readouts.reset else { return }
    let isDue = abs(last - 1) > 1e-9
    tally.check(isEnabled == isDue, facts) {
      (
        "reset \(isDue ? "enabled" : "disabled"): the last zoom ended at \(last.text)",
        isEnabled ? "enabled" : "disabled"
      )
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !hasZoomed) }
}
