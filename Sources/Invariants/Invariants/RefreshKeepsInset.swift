internal import Model
internal import Replay
internal import Text

/// During a refresh, the top inset includes the height of the control, so that the list rests with
/// the control visible. After the refresh, the inset is the declared inset again, and the list
/// returns to it. This is checked at each rest.
///
/// If this invariant is broken, a user sees a gap that stays above the list, or the control
/// disappears while the refresh is running. Lists that saved the inset at the wrong time have
/// returned to zero, under the bar.
struct RefreshKeepsInset: ReplayInvariant {
  static let summary = "a refresh adds its control to the top inset and removes it at the end"
  static let interest: Interest = [.reported, .moment, .cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = [.refresh, .insets, .callbacks, .overscroll]
  static let holdsOfStillness = true
  private var watch = RefreshWatch()
  /// The expected resting offset of the list.
  private var due: Double?
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    // The inset may be larger in order to centre small content.
    view.refresh != nil && view.layout.small == .leading && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    watch.see(facts)
    guard let refresh = facts.scene.refresh, watch.isSure else { return due = nil }
    let top = facts.scene.insets.top
    if !facts.happened.isEmpty { due = position(refresh, facts) }
    guard facts.hasJustRested, facts.scene.layout.small == .leading else { return }
    if watch.isOn { isWeak = false }
    let inset = watch.isOn ? top + refresh.height : top
    let shown = facts.now.insets.top
    // A recorded device does not report how its control changes the inset.
    if !facts.sight.isRecorded {
      tally.check(abs(shown - inset), within: tally.terms.restTolerance(0, facts), facts) {
        ("a top inset of \(inset.text)", shown.text)
      }
    }
    guard let due else { return }
    self.due = nil
    let isOn = watch.isOn
    tally.check(.y, at: due, facts, ", \(isOn ? "with" : "without") the control")
  }

  /// The offset to which the events of this moment move the list, if that is certain.
  private func position(_ refresh: Refresh, _ facts: borrowing Facts) -> Double? {
    let top = facts.scene.insets.top
    let working = -top - refresh.height
    guard facts.fingers.count == 0, facts.isZoomInLimits, !facts.restsOnPositions else {
      return nil
    }
    if facts.happened.isSubset(of: .move | .up | .cancel), facts.wereFingers.count > 0 {
      // A motion that the app requested during the touch continues after it.
      guard !facts.sequence.happened.contains(.request) else { return nil }
      return watch.isOn && facts.now.offset.y < working ? working : nil
    }
    guard facts.happened == .request, facts.app.requests == 1, facts.wasAtRest,
      facts.sinceRest.request?.request == .endRefresh
    else { return nil }
    return abs(facts.was.offset.y - working) < 0.5 ? -top : nil
  }
}
