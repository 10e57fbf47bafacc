internal import Gesture

extension Falsification {
  /// The suite: sixty-one faults.
  package static let rows =
    drags + touches + pinches + coasts + springs + requests + hands + reports

  /// The row of a name.
  package static func row(named name: String) -> Falsification? {
    rows.first { $0.name == name }
  }

  private static let drags = [
    Self("drag-scaled-x", .drag, .x, .scale, 1.1, "drag-tracks-finger"),
    Self("drag-scaled-y", .drag, .y, .scale, 0.9, "drag-tracks-finger"),
    Self("drag-reversed", .drag, .y, .scale, -1, "drag-tracks-finger"),
    Self("drag-swapped", .drag, nil, .swap, 1, "drag-tracks-finger", "cross-axis-frozen"),
    Self("drag-askew", .drag, .y, .askew, 0.3, "drag-tracks-finger", "cross-axis-frozen"),
    Self("drag-late", .drag, .y, .late, 3, "drag-tracks-finger"),
    Self("drag-dropped", .drag, .y, .drop, 5, "drag-tracks-finger"),
    Self("drag-jumps", .drag, .x, .jump, 8, "drag-tracks-finger", "no-teleport"),
    Self("drag-flickers", .drag, .y, .flicker, 6, "drag-tracks-finger", "no-teleport"),
    Self("drag-rounded", .drag, nil, .round, 5, "drag-tracks-finger"),
    Self("drag-frozen", .drag, nil, .freeze, 100, "drag-tracks-finger"),
    Self("drag-creeps", .drag, .y, .creep, 30, "drag-tracks-finger"),
    Self("pull-scaled", .pull, .y, .scale, 2, "overscroll-damped"),
  ]

  private static let touches = [
    Self(
      "touch-creeps", .touch, nil, .creep, 40, "touch-catches-motion", "slop-deadzone",
      "no-jump-on-finger-count-change"),
    Self("touch-jumps", .touch, .y, .jump, 5, "no-jump-on-finger-count-change", "no-teleport"),
  ]

  private static let pinches = [
    Self("pinch-zooms-more", .pinch, nil, .zoomScale, 1.3, "pinch-ratio"),
    Self("pinch-zoom-jumps", .pinch, nil, .zoomJump, 1.2, "pinch-ratio"),
    Self("pinch-zoom-frozen", .pinch, nil, .zoomFreeze, 120, "pinch-ratio"),
    Self("pinch-slides", .pinch, .x, .scale, 1.3, "pinch-anchor", "pan-of-two-fingers"),
    Self("pinch-jumps", .pinch, .y, .jump, 12, "pinch-anchor", "pan-of-two-fingers"),
    Self("pinch-late", .pinch, nil, .late, 3, "pinch-anchor", "pan-of-two-fingers"),
    Self(
      "pinch-gains", .pinch, nil, .zoomGain, 0.0009, "pinch-is-reversible", "pinch-anchor",
      "pinch-ratio"),
  ]

  private static let coasts = [
    Self(
      "coast-fast", .coast, nil, .scale, 3, "fling-follows-the-finger", "decel-law",
      "velocity-consistent"),
    Self(
      "coast-slow", .coast, nil, .scale, 0.3, "fling-follows-the-finger", "decel-law",
      "velocity-consistent"),
    Self("coast-reversed", .coast, nil, .scale, -1, "release-direction", "decel-law"),
    Self(
      "coast-swapped", .coast, nil, .swap, 1, "fling-follows-the-finger", "release-direction",
      "decel-law", "flick-coasts"),
    Self(
      "coast-askew", .coast, .y, .askew, 0.5, "fling-follows-the-finger", "cross-axis-frozen",
      "decel-law", "release-direction"),
    Self(
      "coast-late", .coast, nil, .late, 3, "velocity-consistent", "no-teleport",
      "no-jump-between-frames"),
    Self(
      "coast-dropped", .coast, nil, .drop, 6, "velocity-consistent", "decel-monotone", "decel-law",
      "no-jump-between-frames"),
    Self(
      "coast-jumps", .coast, .y, .jump, 40, "velocity-consistent", "decel-monotone", "no-teleport",
      "no-jump-between-frames"),
    Self(
      "coast-flickers", .coast, .y, .flicker, 30, "velocity-consistent", "decel-monotone",
      "no-teleport", "no-jump-between-frames"),
    Self(
      "coast-rounded", .coast, nil, .round, 6, "velocity-consistent", "decel-monotone",
      "no-teleport"),
    Self(
      "coast-frozen", .coast, nil, .freeze, 100, "velocity-consistent", "decel-monotone",
      "no-teleport", "no-jump-between-frames", "flick-coasts"),
    Self(
      "coast-stops-short", .coast, nil, .stop, 150, "announced-target-is-the-rest", "decel-law",
      "velocity-consistent", "declared-is-shown"),
    Self("coast-creeps", .coast, .x, .creep, 60, "decel-law", "decel-monotone"),
    Self(
      "coast-again", .coast, nil, .again, 0.5, "decel-monotone", "announced-target-is-the-rest",
      "velocity-consistent", "no-teleport", "no-jump-between-frames"),
    Self("coast-faster-after-a-set", .coastAfterSet, nil, .scale, 2, "decel-monotone", "decel-law"),
  ]

  private static let springs = [
    Self(
      "bounce-hard", .bounce, nil, .scale, 2.5, "edge-keeps-speed", "bounce-back-no-overshoot"),
    Self(
      "bounce-jumps", .bounce, .y, .jump, 30, "no-teleport", "no-jump-between-frames",
      "bounce-back-no-overshoot", "velocity-consistent"),
    Self(
      "zoom-bounce-drifts", .zoomBounce, nil, .creep, 150, "zoom-return-keeps-anchor",
      "velocity-consistent"),
    Self(
      "zoom-bounce-jumps", .zoomBounce, nil, .zoomJump, 1.3, "zoom-return-keeps-anchor",
      "zoom-in-range"),
    Self(
      "snap-jumps", .snap, .x, .jump, 60, "no-teleport", "no-jump-between-frames",
      "velocity-consistent"),
  ]

  private static let requests = [
    Self(
      "request-scaled", .request, .y, .scale, 1.2, "request-arrives", "animation-reaches-target"),
    Self("requests-lost", nil, nil, .loseRequests, 1, "request-arrives", "set-offset-exact"),
    Self("requests-shifted", nil, nil, .shiftRequests, 20, "set-offset-exact", "request-arrives"),
    Self(
      "rest-creeps", .rest, .y, .creep, 20, "eventually-at-rest", "untouched-stays-put",
      "rest-in-bounds"),
    Self(
      "turn-jumps", .turn, nil, .jump, 40, "rotation-keeps-centre", "rotation-keeps-page",
      "rest-page-aligned"),
    Self(
      "settings-lost", nil, nil, .loseSettings, 1, "shrunk-content-settles", "growth-keeps-place",
      "insets-as-declared", "rest-in-bounds"),
  ]

  private static let hands = [
    Self("lifts-as-cancels", nil, nil, .liftAsCancel, 1, "flick-coasts", "flick-turns-page"),
    Self("cancels-as-lifts", nil, nil, .cancelAsLift, 1, "cancel-throws-nothing"),
    Self("only-the-first-finger", nil, nil, .oneFinger, 1, "pinch-zooms", "drag-moves-content"),
    Self("moves-lost", nil, nil, .loseMoves, 3, "drag-tracks-finger"),
  ]

  private static let reports = [
    Self("velocity-scaled", .coast, nil, .velocity, 1.3, "velocity-consistent"),
    Self("scrolls-unreported", nil, nil, .silence, 1, "change-notified"),
    Self("drags-reported-twice", nil, nil, .echo, 0, "callback-grammar"),
    Self("values-unreported", nil, nil, .silence, 11, "value-changed-reported"),
    Self("tops-unreported", nil, nil, .silence, 10, "scrolled-to-top-reported"),
    Self("target-off", nil, nil, .target, 50, "announced-target-is-the-rest"),
    Self("velocity-announced", nil, nil, .announce, 1.3, "announced-velocity-is-the-start"),
    Self("always-busy", nil, nil, .busy, 1, "rest-flags-clear"),
    Self(
      "shows-nothing-beside", nil, nil, .dull, 1, "refreshing-reading-matches",
      "page-label-formula", "state-reading-matches"),
  ]
}
