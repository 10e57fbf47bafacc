internal import Model

extension Fault {
  /// Sixty-one faults of engines. Like faults of real engines, they are consistent and occur in
  /// many recordings.
  public static let suite =
    drags + touches + pinches + coasts + springs + requests + hands + reports

  private static let drags = [
    Self("drag-scaled-x", in: .drag, along: .x, .scale, 1.1, "drag-tracks-finger"),
    Self("drag-scaled-y", in: .drag, along: .y, .scale, 0.9, "drag-tracks-finger"),
    Self("drag-reversed", in: .drag, along: .y, .scale, -1, "drag-tracks-finger"),
    Self("drag-swapped", in: .drag, .swap, 1, "drag-tracks-finger", "cross-axis-frozen"),
    Self(
      "drag-askew", in: .drag, along: .y, .askew, 0.3, "drag-tracks-finger", "cross-axis-frozen"),
    Self("drag-late", in: .drag, along: .y, .late, 3, "drag-tracks-finger"),
    Self("drag-dropped", in: .drag, along: .y, .drop, 5, "drag-tracks-finger"),
    Self("drag-jumps", in: .drag, along: .x, .jump, 8, "drag-tracks-finger", "no-teleport"),
    Self("drag-flickers", in: .drag, along: .y, .flicker, 6, "drag-tracks-finger", "no-teleport"),
    Self("drag-rounded", in: .drag, .round, 5, "drag-tracks-finger"),
    Self("drag-frozen", in: .drag, .freeze, 100, "drag-tracks-finger"),
    Self("drag-creeps", in: .drag, along: .y, .creep, 30, "drag-tracks-finger"),
    Self("pull-scaled", in: .pull, along: .y, .scale, 2, "overscroll-damped"),
  ]

  private static let touches = [
    Self(
      "touch-creeps", in: .touch, .creep, 40, "touch-catches-motion", "slop-deadzone",
      "no-jump-on-finger-count-change"),
    Self(
      "touch-jumps", in: .touch, along: .y, .jump, 5, "no-jump-on-finger-count-change",
      "no-teleport"),
  ]

  private static let pinches = [
    Self("pinch-zooms-more", in: .pinch, .zoomScale, 1.3, "pinch-ratio"),
    Self("pinch-zoom-jumps", in: .pinch, .zoomJump, 1.2, "pinch-ratio"),
    Self("pinch-zoom-frozen", in: .pinch, .zoomFreeze, 120, "pinch-ratio"),
    Self("pinch-slides", in: .pinch, along: .x, .scale, 1.3, "pinch-anchor", "pan-of-two-fingers"),
    Self("pinch-jumps", in: .pinch, along: .y, .jump, 12, "pinch-anchor", "pan-of-two-fingers"),
    Self("pinch-late", in: .pinch, .late, 3, "pinch-anchor", "pan-of-two-fingers"),
    Self(
      "pinch-gains", in: .pinch, .zoomGain, 0.0009, "pinch-is-reversible", "pinch-anchor",
      "pinch-ratio"),
  ]

  private static let coasts = [
    Self(
      "coast-fast", in: .coast, .scale, 3, "fling-follows-the-finger", "decel-law",
      "velocity-consistent"),
    Self(
      "coast-slow", in: .coast, .scale, 0.3, "fling-follows-the-finger", "decel-law",
      "velocity-consistent"),
    Self("coast-reversed", in: .coast, .scale, -1, "release-direction", "decel-law"),
    Self(
      "coast-swapped", in: .coast, .swap, 1, "fling-follows-the-finger", "release-direction",
      "decel-law", "flick-coasts"),
    Self(
      "coast-askew", in: .coast, along: .y, .askew, 0.5, "fling-follows-the-finger",
      "cross-axis-frozen",
      "decel-law", "release-direction"),
    Self(
      "coast-late", in: .coast, .late, 3, "velocity-consistent", "no-teleport",
      "no-jump-between-frames"),
    Self(
      "coast-dropped", in: .coast, .drop, 6, "velocity-consistent", "decel-monotone", "decel-law",
      "no-jump-between-frames"),
    Self(
      "coast-jumps", in: .coast, along: .y, .jump, 40, "velocity-consistent", "decel-monotone",
      "no-teleport",
      "no-jump-between-frames"),
    Self(
      "coast-flickers", in: .coast, along: .y, .flicker, 30, "velocity-consistent",
      "decel-monotone",
      "no-teleport", "no-jump-between-frames"),
    Self(
      "coast-rounded", in: .coast, .round, 6, "velocity-consistent", "decel-monotone",
      "no-teleport"),
    Self(
      "coast-frozen", in: .coast, .freeze, 100, "velocity-consistent", "decel-monotone",
      "no-teleport", "no-jump-between-frames", "flick-coasts"),
    Self(
      "coast-stops-short", in: .coast, .stop, 150, "announced-target-is-the-rest", "decel-law",
      "velocity-consistent", "declared-is-shown"),
    Self("coast-creeps", in: .coast, along: .x, .creep, 60, "decel-law", "decel-monotone"),
    Self(
      "coast-again", in: .coast, .again, 0.5, "decel-monotone", "announced-target-is-the-rest",
      "velocity-consistent", "no-teleport", "no-jump-between-frames"),
    Self("coast-faster-after-a-set", in: .coastAfterSet, .scale, 2, "decel-monotone", "decel-law"),
  ]

  private static let springs = [
    Self(
      "bounce-hard", in: .bounce, .scale, 2.5, "edge-keeps-speed", "bounce-back-no-overshoot"),
    Self(
      "bounce-jumps", in: .bounce, along: .y, .jump, 30, "no-teleport", "no-jump-between-frames",
      "bounce-back-no-overshoot", "velocity-consistent"),
    Self(
      "zoom-bounce-drifts", in: .zoomBounce, .creep, 150, "zoom-return-keeps-anchor",
      "velocity-consistent"),
    Self(
      "zoom-bounce-jumps", in: .zoomBounce, .zoomJump, 1.3, "zoom-return-keeps-anchor",
      "zoom-in-range"),
    Self(
      "snap-jumps", in: .snap, along: .x, .jump, 60, "no-teleport", "no-jump-between-frames",
      "velocity-consistent"),
  ]

  private static let requests = [
    Self(
      "request-scaled", in: .request, along: .y, .scale, 1.2, "request-arrives",
      "animation-reaches-target", "request-goes-straight"),
    Self("requests-lost", .loseRequests, 1, "request-arrives", "set-offset-exact"),
    Self("requests-shifted", .shiftRequests, 20, "set-offset-exact", "request-arrives"),
    Self(
      "rest-creeps", in: .rest, along: .y, .creep, 20, "eventually-at-rest", "untouched-stays-put",
      "rest-in-bounds", "motion-is-reported"),
    Self(
      "turn-jumps", in: .turn, .jump, 40, "rotation-keeps-centre", "rotation-keeps-page",
      "rest-page-aligned"),
    Self(
      "settings-lost", .loseSettings, 1, "shrunk-content-settles", "growth-keeps-place",
      "insets-as-declared", "rest-in-bounds"),
  ]

  private static let hands = [
    Self("lifts-as-cancels", .liftAsCancel, 1, "flick-coasts", "flick-turns-page"),
    Self("cancels-as-lifts", .cancelAsLift, 1, "cancel-throws-nothing"),
    Self("only-the-first-finger", .oneFinger, 1, "pinch-zooms", "drag-moves-content"),
    Self("moves-lost", .loseMoves, 3, "drag-tracks-finger"),
  ]

  private static let reports = [
    Self("velocity-scaled", in: .coast, .velocity, 1.3, "velocity-consistent"),
    Self("scrolls-unreported", .silence, 1, "change-notified"),
    Self("drags-reported-twice", .echo, 0, "callback-grammar"),
    Self("values-unreported", .silence, 11, "value-changed-reported"),
    Self("tops-unreported", .silence, 10, "scrolled-to-top-reported"),
    Self("target-off", .target, 50, "announced-target-is-the-rest"),
    Self("velocity-announced", .announce, 1.3, "announced-velocity-is-the-start"),
    Self("always-busy", .busy, 1, "rest-flags-clear"),
    Self(
      "shows-nothing-beside", .dull, 1, "refreshing-reading-matches",
      "page-label-formula", "state-reading-matches"),
  ]
}
