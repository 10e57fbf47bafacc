// Made by falsifying engines, by `make golden`: see Reports/promises.md.

extension Catalogue {
  static let promises: [(invariant: String, text: String)] = [
    (
      "rest-in-bounds",
      """
      0.24 pt: jump 30 along y, bounce, a 128th of it, in \
      Browser/inbox-on-a-folded-screen.xml
      """
    ),
    (
      "zoom-in-range",
      """
      zoom 0.12 %: one that rests above its maximum, in \
      Invariants/callback-grammar-zoom.xml
      """
    ),
    (
      "rest-flags-clear",
      """
      zoom 3.8 %: zoom-freeze 120, pinch, in \
      Regressions/zoom-off-by-a-rounding-error.xml
      """
    ),
    (
      "rest-page-aligned",
      """
      0.01 pt: creep 40, touch, a 128th of it, in \
      Regressions/photo-let-go-out-of-sight.xml
      """
    ),
    (
      "rest-step-nearest",
      """
      0.1 pt: scale 1.1 along x, drag, a 128th of it, in \
      Invariants/value-changed-reported-cells.xml
      """
    ),
    (
      "content-centred-when-small",
      """
      0.28 pt: one that centres a little off, in \
      Invariants/content-centred-when-small-wide.xml
      """
    ),
    (
      "eventually-at-rest",
      """
      0.01 pt: one that creeps on, in \
      Invariants/change-notified.xml
      """
    ),
    (
      "min-zoom-fits",
      """
      zoom 67 %: one that does not fit, in \
      Invariants/line-stroke-and-dot.xml
      """
    ),
    (
      "opens-at-fit",
      """
      zoom 0.12 %: one that opens a little larger, in \
      Invariants/line-stroke-and-dot.xml
      """
    ),
    (
      "rest-pixel-aligned",
      """
      0.2 pt: one that rests between pixels, in \
      Invariants/finite-state.xml
      """
    ),
    (
      "shrunk-content-settles",
      """
      0.28 pt: one that comes back a little off, in \
      Invariants/cross-axis-frozen-narrow.xml
      """
    ),
    (
      "seen-as-expected",
      """
      0.28 pt: one that rests a little beside, in \
      Invariants/seen-as-expected-row.xml
      """
    ),
    (
      "finite-state",
      """
      nothing false shown: one that divides by nothing, in \
      Invariants/animation-reaches-target-ends.xml
      """
    ),
    (
      "content-size-scales",
      """
      nothing false shown: one that forgets to scale its content, in \
      Invariants/callback-grammar-zoom.xml
      """
    ),
    (
      "overscroll-damped",
      """
      2.1 pt: lose-moves 3, in \
      Canvas/an-offset-out-of-range.xml
      """
    ),
    (
      "no-overscroll-when-bounce-off",
      """
      0.02 pt: creep 20 along y, rest, a 256th of it, in \
      Regressions/zoom-ends-outside.xml
      """
    ),
    (
      "no-teleport",
      """
      0.6 pt: round 5, drag, a 4th of it, in \
      Invariants/callback-grammar-relay.xml
      """
    ),
    (
      "no-jump-between-frames",
      """
      0.74 pt: round 6, coast, a 4th of it, in \
      Browser/list-on-a-phone.xml
      """
    ),
    (
      "insets-as-declared",
      """
      27 pt: zoom-jump 1.2, pinch, in \
      Regressions/zoom-ends-outside.xml
      """
    ),
    (
      "untouched-stays-put",
      """
      0.01 pt: creep 20 along y, rest, a 64th of it, in \
      Invariants/refresh-keeps-inset-beside.xml
      """
    ),
    (
      "disabled-stands-still",
      """
      0.01 pt: creep 40, touch, a 256th of it, in \
      Invariants/disabled-stands-still-pages.xml
      """
    ),
    (
      "declared-is-shown",
      """
      0.01 pt: creep 40, touch, a 128th of it, in \
      Invariants/no-overscroll-when-bounce-off.xml
      """
    ),
    (
      "slop-deadzone",
      """
      0.01 pt: creep 40, touch, a 128th of it, in \
      Invariants/flick-turns-page-slowly.xml
      """
    ),
    (
      "drag-moves-content",
      """
      2.3 pt: scale 0.9 along y, drag, a 8th of it, in \
      Bounce/no-bounce.xml
      """
    ),
    (
      "drag-tracks-finger",
      """
      0.01 pt: creep 40, touch, a 128th of it, in \
      Invariants/no-overscroll-when-bounce-off.xml
      """
    ),
    (
      "pan-of-two-fingers",
      """
      0.04 pt: round 5, drag, a 64th of it, in \
      Invariants/pan-of-two-fingers.xml
      """
    ),
    (
      "pinch-zooms",
      """
      zoom 54 %: one-finger 1, in \
      Gallery/last-car-pinched-small.xml
      """
    ),
    (
      "pinch-anchor",
      """
      0.01 pt: zoom-gain 0.0009, pinch, a 128th of it, in \
      Invariants/page-comes-back-fit.xml
      """
    ),
    (
      "pinch-ratio",
      """
      zoom 0.14 %: zoom-scale 1.3, pinch, in \
      Gallery/free-while-zoomed.xml
      """
    ),
    (
      "pinch-is-reversible",
      """
      1.8 pt: zoom-gain 0.0009, pinch, a 8th of it, in \
      Invariants/pinch-is-reversible.xml
      """
    ),
    (
      "zoom-return-keeps-anchor",
      """
      1.2 pt: scale 1.3 along x, pinch, a 64th of it, in \
      Invariants/zoom-in-range-small.xml
      """
    ),
    (
      "touch-catches-motion",
      """
      0.02 pt: creep 40, touch, a 256th of it, in \
      Bounce/catch-in-the-bounce.xml
      """
    ),
    (
      "tap-arrives",
      """
      1.8 pt: lift-as-cancel 1, in \
      Regressions/turned-beside-a-page.xml
      """
    ),
    (
      "tap-content-coords",
      """
      0.08 pt: jump 5 along y, touch, a 256th of it, in \
      Invariants/tap-content-coords-edge.xml
      """
    ),
    (
      "flick-turns-page",
      """
      320 pt: one that turns no page, in \
      Invariants/flick-turns-page-slowly.xml
      """
    ),
    (
      "page-step-at-most-one",
      """
      3.6 pt: one that turns a little more than a page, in \
      Invariants/announced-target-is-the-rest-in-pages.xml
      """
    ),
    (
      "cross-axis-frozen",
      """
      0.01 pt: creep 40, touch, a 256th of it, in \
      Window/flick-along-a-row.xml
      """
    ),
    (
      "no-jump-on-finger-count-change",
      """
      zoom 0.08 %: zoom-scale 1.3, pinch, a 256th of it, in \
      Invariants/content-centred-when-small.xml
      """
    ),
    (
      "paging-off-while-zoomed",
      """
      0.07 pt: zoom-gain 0.0009, pinch, a 256th of it, in \
      Gallery/free-while-zoomed.xml
      """
    ),
    (
      "free-inside-a-page",
      """
      0.27 pt: creep 30 along y, drag, a 64th of it, in \
      Gallery/edge-of-an-enlarged-car.xml
      """
    ),
    (
      "nested-single-owner",
      """
      0.02 pt: round 5, drag, a 128th of it, in \
      Invariants/nested-single-owner-three.xml
      """
    ),
    (
      "page-comes-back-fit",
      """
      zoom 0.12 %: one that brings a page back a little larger, in \
      Invariants/page-comes-back-fit-back.xml
      """
    ),
    (
      "flick-coasts",
      """
      3.8 pt: jump 5 along y, touch, a 4th of it, in \
      Window/controls-keep-their-touches.xml
      """
    ),
    (
      "fling-follows-the-finger",
      """
      0.52 pt: askew 0.5 along y, coast, a 256th of it, in \
      Invariants/release-direction.xml
      """
    ),
    (
      "decel-monotone",
      """
      0.03 pt: round 6, coast, a 128th of it, in \
      Browser/list-with-both-thumbs.xml
      """
    ),
    (
      "decel-law",
      """
      0.01 pt: scale -1, coast, a 32th of it, in \
      Browser/list-on-a-phone.xml
      """
    ),
    (
      "velocity-consistent",
      """
      0.03 pt: round 6, coast, a 128th of it, in \
      Browser/list-with-both-thumbs.xml
      """
    ),
    (
      "release-direction",
      """
      1.6 pt: askew 0.3 along y, drag, a 32th of it, in \
      Invariants/declared-is-shown-past-the-edge.xml
      """
    ),
    (
      "stale-velocity-is-zero",
      """
      0.01 pt: creep 20 along y, rest, a 64th of it, in \
      Window/indicator-at-one-side-only.xml
      """
    ),
    (
      "cancel-throws-nothing",
      """
      1.1 pt: one that slides on when a touch was taken away, in \
      Invariants/cancel-throws-nothing.xml
      """
    ),
    (
      "announced-target-is-the-rest",
      """
      0.13 pt: scale 0.3, coast, a 128th of it, in \
      Invariants/visible-tiles-exact-levels.xml
      """
    ),
    (
      "bounce-back-no-overshoot",
      """
      0.04 pt: creep 20 along y, rest, a 128th of it, in \
      Invariants/bounce-back-no-overshoot.xml
      """
    ),
    (
      "edge-keeps-speed",
      """
      0.17 pt: creep 20 along y, rest, a 2th of it, in \
      Invariants/keyboard-covers-one-point.xml
      """
    ),
    (
      "request-arrives",
      """
      0.28 pt: one that stops a little beside, in \
      Invariants/cross-axis-frozen-narrow.xml
      """
    ),
    (
      "animation-reaches-target",
      """
      0.28 pt: one that stops short, in \
      Invariants/animation-reaches-target-ends.xml
      """
    ),
    (
      "set-offset-exact",
      """
      0.01 pt: creep 40, touch, a 256th of it, in \
      Invariants/set-offset-exact-coasting.xml
      """
    ),
    (
      "zoom-ask-arrives",
      """
      zoom 0.12 %: one that goes a little too far, in \
      Invariants/change-notified-asked.xml
      """
    ),
    (
      "reveal-just-enough",
      """
      0.28 pt: one that reveals a little more, in \
      Invariants/reveal-just-enough.xml
      """
    ),
    (
      "callback-grammar",
      """
      zoom 3.8 %: zoom-freeze 120, pinch, in \
      Regressions/zoom-off-by-a-rounding-error.xml
      """
    ),
    (
      "change-notified",
      """
      nothing false shown: silence 1, in \
      Bounce/catch-in-the-bounce.xml
      """
    ),
    (
      "value-changed-reported",
      """
      0.01 pt: creep 20 along y, rest, a 64th of it, in \
      Invariants/rest-step-nearest-zoomed.xml
      """
    ),
    (
      "scrolled-to-top-reported",
      """
      41 pt: lose-requests 1, in \
      Window/tap-the-status-bar.xml
      """
    ),
    (
      "selection-reported-once",
      """
      nothing false shown: one that answers the app, in \
      Invariants/animation-reaches-target-ends.xml
      """
    ),
    (
      "refresh-fires-once",
      """
      0.01 pt: creep 40, touch, a 256th of it, in \
      Invariants/refresh-fires-once-just-enough.xml
      """
    ),
    (
      "rotation-keeps-centre",
      """
      0.28 pt: one that drifts with every turn, in \
      Invariants/rotation-keeps-centre.xml
      """
    ),
    (
      "rotation-keeps-page",
      """
      0.01 pt: zoom-scale 1.3, pinch, a 4th of it, in \
      Regressions/turned-where-a-page-is-cut-short.xml
      """
    ),
    (
      "rotation-round-trip",
      """
      0.28 pt: one that drifts with every turn, in \
      Invariants/rotation-round-trip.xml
      """
    ),
    (
      "rotation-keeps-zoom",
      """
      zoom 0.12 %: one that zooms with every turn, in \
      Invariants/rotation-keeps-zoom-pinched.xml
      """
    ),
    (
      "content-follows-viewport",
      """
      140 pt: lose-settings 1, in \
      Table/turn-the-table.xml
      """
    ),
    (
      "growth-keeps-place",
      """
      0.28 pt: one that slips as it grows, in \
      Invariants/cross-axis-frozen-narrow.xml
      """
    ),
    (
      "keyboard-inset-overlap",
      """
      nothing false shown: one that does not hear the keyboard go, in \
      Invariants/fields-that-hardly-fit.xml
      """
    ),
    (
      "focused-field-visible",
      """
      0.24 pt: one that does not scroll to the field, in \
      Invariants/keyboard-covers-one-point.xml
      """
    ),
    (
      "keyboard-dismiss-mode",
      """
      9.2 pt: lose-moves 3, in \
      Form/finger-takes-the-keyboard-along.xml
      """
    ),
    (
      "refresh-keeps-inset",
      """
      0.2 pt: creep 40, touch, a 16th of it, in \
      Refresh/on-a-large-phone.xml
      """
    ),
    (
      "page-label-formula",
      """
      0.04 pt: jump 8 along x, drag, a 256th of it, in \
      Invariants/flick-turns-page.xml
      """
    ),
    (
      "page-label-in-range",
      """
      nothing false shown: one that names a page after the last, in \
      Invariants/page-label-in-range-both.xml
      """
    ),
    (
      "reset-enabled-iff-zoomed",
      """
      nothing false shown: one that is enabled from the first, in \
      Invariants/reset-enabled-iff-zoomed-twice.xml
      """
    ),
    (
      "state-reading-matches",
      """
      nothing false shown: dull 1, in \
      Canvas/a-drag-is-no-tap.xml
      """
    ),
    (
      "refreshing-reading-matches",
      """
      0.5 pt: lose-requests 1, in \
      Invariants/refresh-keeps-inset-beside.xml
      """
    ),
    (
      "offset-reading-matches",
      """
      0.02 pt: creep 20 along y, rest, a 256th of it, in \
      Invariants/offset-reading-matches.xml
      """
    ),
    (
      "start-index-modulo",
      """
      0.28 pt: one that starts beside its item, in \
      Invariants/free-inside-a-page-pinched.xml
      """
    ),
    (
      "picker-value-valid",
      """
      0.01 pt: round 5, drag, a 256th of it, in \
      Wheels/any-three-wheels.xml
      """
    ),
    (
      "visible-tiles-exact",
      """
      0.01 pt: zoom-gain 0.0009, pinch, a 64th of it, in \
      Tiles/pinch-into-the-photo.xml
      """
    ),
    (
      "indicator-reading-matches",
      """
      0.62 pt: zoom-jump 1.3, zoom-bounce, a 128th of it, in \
      Window/indicators-of-a-map.xml
      """
    ),
    (
      "rows-alive-exact",
      """
      0.01 pt: creep 40, touch, a 256th of it, in \
      Table/long-contacts-on-a-tablet.xml
      """
    ),
    (
      "section-header-sticks",
      """
      0.09 pt: creep 20 along y, rest, a 256th of it, in \
      Table/headers-that-go-along.xml
      """
    ),
  ]
}
