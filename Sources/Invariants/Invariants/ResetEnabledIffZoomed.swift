internal import Model
internal import Replay
internal import Text

/// The button that resets the zoom is enabled exactly when the last zoom ended at something other
/// than 1, and disabled before the first zoom.
///
/// Otherwise a user presses a button that does nothing, or cannot press the one that would help.
/// The published gallery opened with the button enabled.
struct ResetEnabledIffZoomed: ReplayInvariant {
  static let summary = "the reset button is enabled exactly when the last zoom ended away from 1"
  static let interest: Interest = [.reported, .moved, .moment, .cameToRest]
  static let needs: Abilities = [.readouts, .callbacks, .zoom]
  static let holdsOfStillness = true
  private var last = 1.0
  private var hasZoomed = false

  static func watches(_ view: ViewScene) -> Bool { view.shows.contains(.reset) }

  var isWeak: Bool { !hasZoomed }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    for callback in facts.callbacks {
      guard case .didEndZooming(let scale) = callback.kind else { continue }
      last = scale
      hasZoomed = true
    }
    guard let isEnabled = facts.now.readouts.reset else { return }
    let isDue = abs(last - 1) > 1e-9
    tally.check(isEnabled == isDue, facts) {
      "reset button \(isDue ? "enabled" : "disabled"): "
        + (hasZoomed ? "the last zoom ended at \(last.text)" : "nothing was zoomed yet")
      isEnabled ? "enabled" : "disabled"
    }
  }
}
