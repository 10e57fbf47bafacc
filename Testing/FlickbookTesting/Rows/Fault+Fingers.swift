internal import Model

extension Fault {
  /// Faults while fingers are down, and of requirements that always hold.
  static let fingers = [
    Self("divides by nothing", along: .x, .offset, .set, .nan, scaling: .fixed, "finite-state"),
    .sizesItsContentALittleOff, .forgetsToScaleItsContent,
    Self("follows one to one past the edge", setting: "rubber", 20, "overscroll-damped"),
    .givesWayTooMuchPastTheEdge,
    Self("shows a sliver past the edge", .offset, .outside, 0.01, "no-overscroll-when-bounce-off"),
    Self("bounces although it should not", "no-overscroll-when-bounce-off") {
      $0.scroll.bounces = true
    },
    Self(
      "jumps when a drag ends", in: .launch, along: .y, .offset, .accumulate, 1, of: .first,
      "no-teleport"),
    Self("has no slop", setting: "slop", 0, "slop-deadzone"),
    Self("has a smaller slop", setting: "slop", 4, "slop-deadzone"),
    .gainsOnTheFinger, .pinchesAboutItsCorner, .slidesAsItZooms,
    // The limits are multiplied too, so that the zoom leaves them only when the sound engine does.
    Self(
      "zooms a little too much", in: .zoomStep, .zoomAndLimits, .accumulateGrowth, 1e-3, of: .first,
      "pinch-ratio"),
    .doesNotFeelTheFirstTouch,
    Self(
      "slips when it is caught", in: .catch, along: .y, .offset, .accumulate, 0.01, of: .first,
      "touch-catches-motion"),
    Self(
      "takes two pages at a time", along: .x, .offset, .multiply, 2, scaling: .fixed,
      "page-step-at-most-one"),
    .turnsALittleMoreThanAPage,
    Self("locks no direction", "cross-axis-frozen") { $0.scroll.directionLock = false },
    Self(
      "jumps with every finger", in: .fingers, along: .x, .offset, .accumulate, 0.25, of: .first,
      "no-jump-on-finger-count-change"),
  ]

  /// Faults of motions that continue without fingers.
  static let motion = [
    .speedsUpAgain, .hurriesOnce,
    // The invariant uses the first steps of a coast as the reference for the later steps.
    Self(
      "reports what it should not have", in: .lateDeceleration, .velocity, .exceed, 1, of: .first,
      "decel-law"),
    Self("is a little too slippery", setting: "rate", 0.9981, "decel-law"),
    Self("is a little too slippery when fast", setting: "fast-rate", 0.9905, "decel-law"),
    Self("reports a little too much speed", .velocity, .exceed, 1, "velocity-consistent"),
    Self(
      "reports points per millisecond", .velocity, .multiply, 1e-3, scaling: .fixed,
      "velocity-consistent"),
    Self("throws against the finger", .announce, -1, scaling: .fixed, "release-direction"),
    Self("remembers the finger's speed", setting: "held-still", 10, "stale-velocity-is-zero"),
    Self("takes a touch that is taken away for a lift", .cancelAsLift, "cancel-throws-nothing"),
    .slidesOnWhenATouchWasTakenAway,
    Self("announces a little too much", along: .y, .target, 0.25, "announced-target-is-the-rest"),
    Self(
      "announces a little too little speed", along: .y, .announce, 0.98, scaling: .factor,
      "announced-velocity-is-the-start"),
    .leapsWhileItCoasts, .swingsThroughTheEdge,
    Self("lets an inward flick go on", setting: "inward-fling", 1, "bounce-back-no-overshoot"),
    Self(
      "stops short", in: .afterRequest, along: .y, .offset, .add, 0.25, of: .first,
      "animation-reaches-target"),
    Self("says twice that it arrived", .echo, 6, "animation-reaches-target"),
    .isABillionthOff, .roundsWhatItIsAskedFor,
  ]
}
