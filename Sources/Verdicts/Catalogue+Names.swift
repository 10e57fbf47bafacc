internal import Gesture

extension Catalogue {
  /// Names that recordings may expect and that stand for no law yet: an expectation of one is
  /// counted as untested, not refused as misspelt.
  public static let announced = names.filter { law(named: $0) == nil }

  /// Says that a name is nobody's, and whose it may have been.
  static func unknown(_ name: String) -> Objection {
    let known = all.map { $0.name }
    return Objection(
      .unknown, "unknown law \"\(name)\"", expected: "one that 'flickbook list invariants' shows",
      nearest: known.nearest(to: name) ?? announced.nearest(to: name))
  }

  /// Every law there is to be.
  private static let names = [
    "rest-in-bounds", "zoom-in-range", "rest-flags-clear", "rest-page-aligned",
    "rest-step-nearest", "content-centred-when-small", "eventually-at-rest", "min-zoom-fits",
    "finite-state", "content-size-scales", "overscroll-damped", "no-overscroll-when-bounce-off",
    "no-teleport", "slop-deadzone", "drag-tracks-finger", "pinch-anchor", "pinch-ratio",
    "touch-catches-motion", "tap-content-coords", "page-step-at-most-one", "decel-monotone",
    "bounce-back-no-overshoot", "animation-reaches-target", "callback-grammar", "change-notified",
    "state-reading-matches", "rotation-keeps-centre", "rotation-keeps-page",
    "keyboard-inset-overlap", "focused-field-visible", "paging-off-while-zoomed",
    "page-label-formula", "page-label-in-range", "reset-enabled-iff-zoomed", "start-index-modulo",
    "visible-tiles-exact", "picker-value-valid", "refresh-fires-once", "nested-single-owner",
  ]
}
