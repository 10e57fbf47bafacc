public import Gesture
internal import Replay

/// While a refresh goes on the control's height is part of the top inset, so that the list rests
/// with the control in view; when it ends the inset is what it was before, and the list back at it.
///
/// A person sees a gap that stays above the list, or the control vanish while it works. Lists that
/// remember the inset at the wrong time have come back to zero, under the bar.
public struct RefreshKeepsInset: ReplayInvariant {
  public static let name = "refresh-keeps-inset"
  public static let summary = "a refresh adds its control to the top inset, and takes it off again"
  public static let interest: Interest = [.reported, .moment, .settled]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms
  private var watch = RefreshWatch()
  /// Where the list is to rest.
  private var due: Double?
  private var hasBeen = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.refresh, .insets, .callbacks, .overscroll]) {
      return .untested(reason)
    }
    // What brings small content to the middle may need more.
    return .views(
      of: scene, where: { $0.refresh != nil && $0.layout.small == .leading && $0.wheel == nil }
    ) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    watch.see(facts)
    guard let refresh = facts.scene.refresh, watch.isSure else { return due = nil }
    let top = facts.scene.insets.top
    if !facts.happened.isEmpty { due = place(refresh, facts) }
    guard facts.hasJustRested, facts.scene.layout.small == .leading else { return }
    if watch.isOn { hasBeen = true }
    let inset = watch.isOn ? top + refresh.height : top
    let (shown, offset) = (facts.now.insets.top, facts.now.offset.y)
    tally.check(abs(shown - inset), within: terms.atRest(0, facts), facts) {
      ("a top inset of \(inset.text)", shown.text)
    }
    guard let due else { return }
    self.due = nil
    tally.check(abs(offset - due), within: terms.atRest(due, facts), facts) {
      ("offset.y \(due.text), \(watch.isOn ? "with" : "without") the control", offset.text)
    }
  }

  /// Where what happened in this moment brings the list, if that is sure.
  private func place(_ refresh: Refresh, _ facts: borrowing Facts) -> Double? {
    let top = facts.scene.insets.top
    let working = -top - refresh.height
    guard facts.fingers.count == 0, facts.isZoomInLimits, !facts.restsOnPlaces else { return nil }
    if facts.happened.isSubset(of: [.move, .up, .cancel]), facts.wereFingers.count > 0 {
      // What the app asked for under the finger goes on after it.
      guard !facts.hold.happened.contains(.ask) else { return nil }
      return watch.isOn && facts.now.offset.y < working ? working : nil
    }
    guard facts.happened == .ask, facts.asks == 1, facts.wasAtRest,
      facts.episode.ask?.request == .endRefresh
    else { return nil }
    return abs(facts.was.offset.y - working) < 0.5 ? -top : nil
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !hasBeen) }
}
