internal import Model

extension Fault {
  /// Faults that each break a single invariant at a strength of 2. At a strength of 1 an error is
  /// as large as the invariant tolerates.
  public static let isolated =
    rest + fingers + motion + callbacks + turns + steps + app + bars + layout + liveness
    + ofEngines

  /// Faults that are visible at rest.
  private static let rest = [
    Self("rests past its end", in: .idle, along: .y, .offset, .pastEnd, 0.25, "rest-in-bounds"),
    Self(
      "rests above its maximum", in: .idleZoomed, .zoom, .ofMaximumZoom, 1e-3, "zoom-in-range"
    ),
    Self("sticks decelerating", .activity, .include, 4, scaling: .fixed, "rest-flags-clear"),
    Self("does not page", "rest-page-aligned") { $0.scroll.paging = false },
    Self("rests beside the page", in: .idle, along: .x, .offset, .add, 0.25, "rest-page-aligned"),
    Self("pages as if unzoomed", "rest-page-aligned") { $0.scroll.page = .viewport },
    Self("pins small content to its corner", "content-centred-when-small") {
      $0.layout.small = .leading
    },
    Self("centres a little off", in: .small, .centre, .add, 0.25, "content-centred-when-small"),
    Self(
      "creeps on", along: .x, .offset, .drift, 1e-3, scaling: .fixed, of: .first,
      "eventually-at-rest"),
    .creepsOnForAWhile,
    Self("fits a little less", .minimumZoom, .grow, 1e-6, "min-zoom-fits"),
    Self("does not fit", "min-zoom-fits") { $0.zoom.limits = .fixed },
    Self("fits once", "min-zoom-fits") {
      if $0.zoom.limits == .fit { $0.zoom.limits = .fitOnce }
    },
    .restsBetweenPixels,
    Self(
      "comes back a little off", in: .afterChange, along: .y, .offset, .add, 0.25, of: .first,
      "shrunk-content-settles"),
    .staysPastContentThatShrank,
  ]

  /// Faults that become visible after a change of the viewport.
  private static let turns = [
    Self("keeps the raw offset", "rotation-keeps-centre") { $0.layout.onResize = .keepOffset },
    Self("keeps the raw offset", "rotation-keeps-page") { $0.layout.onResize = .keepOffset },
    Self(
      "drifts with every turn", in: .resize, .offset, .accumulate, 0.25, of: .first,
      "rotation-keeps-centre"),
    Self(
      "drifts with every turn", in: .resize, .offset, .accumulate, 0.25, of: .first,
      "rotation-keeps-page"),
    // The drift accumulates with each rotation.
    Self(
      "drifts with every turn", in: .resize, .offset, .accumulate, 0.125, of: .first,
      "rotation-round-trip"),
  ]

  /// Faults in the callbacks that an app receives.
  private static let callbacks = [
    Self("is silent about the offset", .silence, 1, "change-notified"),
    Self("is silent about the zoom", .silence, 8, "change-notified"),
    Self(
      "is silent about its value in a coast", in: .deceleration, .silence, 11,
      "value-changed-reported"),
    Self("misses the end of a coast", .silence, 5, "callback-grammar"),
    Self("misses the beginning of a coast", .silence, 4, "callback-grammar"),
    Self("misses the beginning of a drag", .silence, 0, "callback-grammar"),
    Self("misses the end of a zoom", .silence, 9, "callback-grammar"),
    .alwaysSaysThatItWillCoast, .saysThatADragEndedBeforeItWillEnd,
  ]

  /// Faults of engines that do too little. Invariants about motion do not detect content that never
  /// moves.
  private static let liveness = [
    Self("ignores every finger", .deaf, "drag-moves-content"),
    .isBlindToASecondFinger,
    Self("takes every lift for a touch that was taken away", .liftAsCancel, "flick-coasts"),
    .turnsNoPage("flick-turns-page"),
    Self("swallows taps", .silence, 14, "tap-arrives"),
    Self("ignores its app", .loseRequests, "request-arrives"),
    Self("shows the page after it", .shiftPageRequests, 1, "request-arrives"),
    Self("glides unasked", .animateRequests, "set-offset-exact"),
    Self(
      "stops a little beside", in: .afterRequest, along: .y, .offset, .add, 0.25, "request-arrives"),
    Self("scrolls although it is disabled", "disabled-stands-still") { $0.scroll.enabled = true },
    .turnsNoPage("seen-as-expected"),
    Self("rests a little beside", along: .x, .offset, .add, 0.25, "seen-as-expected"),
  ]

  /// Faults of the suite in their smallest form, at a fixed size.
  private static let ofEngines = [
    Self("coasts three times as fast", in: .coast, .scale, 3, "fling-follows-the-finger").inOneSize,
    Self("shoots out beyond its edge", in: .bounce, .scale, 2.5, "edge-keeps-speed").inOneSize,
    Self("runs ahead of its fingers", in: .drag, along: .x, .scale, 1.1, "pan-of-two-fingers")
      .inOneSize,
    Self("slides aside", in: .drag, along: .y, .askew, 0.3, "pan-of-two-fingers").inOneSize,
    Self(
      "grows a little with each change", in: .pinch, .zoomGain, 0.0009, "pinch-is-reversible"
    ).inOneSize,
    Self(
      "slides away while its zoom springs back", in: .zoomBounce, .creep, 150,
      "zoom-return-keeps-anchor"
    ).inOneSize,
    Self("swings past its target", in: .request, along: .y, .swing, 600, "request-goes-straight")
      .inOneSize,
    Self("goes the other way", in: .request, along: .y, .scale, -1, "request-goes-straight")
      .inOneSize,
    Self(
      "calls every drag idle", in: .drag, .activity, .set, 0, scaling: .fixed, "motion-is-reported"),
    Self(
      "calls every coast idle", in: .deceleration, .activity, .set, 0, scaling: .fixed,
      "motion-is-reported"),
    Self("reports no value", .silence, 11, "value-changed-reported"),
    Self("does not report its top", .silence, 10, "scrolled-to-top-reported"),
    Self("never shows that it loads", .dull, 1, "refreshing-reading-matches"),
    Self("has a larger slop than it declares", setting: "slop", 40, "declared-is-shown"),
  ]
}
