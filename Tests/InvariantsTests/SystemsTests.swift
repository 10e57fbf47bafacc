import Engines
import Invariants
import Model
import Testing
import TestSupport
import Text

/// Each recording of a system exercises its own expectations, and each system the invariants about
/// it.
struct SystemsTests {
  /// The invariants that express the requirements of each system.
  static let invariants: [(system: String, invariants: [String])] = [
    (
      "Window",
      [
        "rest-in-bounds", "drag-tracks-finger", "pinch-anchor", "pinch-ratio", "zoom-in-range",
        "zoom-ask-arrives", "content-size-scales", "decel-monotone", "decel-law",
        "touch-catches-motion", "slop-deadzone", "cross-axis-frozen", "finite-state",
        "drag-moves-content", "flick-coasts", "pinch-zooms", "tap-arrives",
        "indicator-reading-matches",
      ]
    ),
    (
      "Bounce",
      [
        "overscroll-damped", "bounce-back-no-overshoot", "no-overscroll-when-bounce-off",
        "insets-as-declared",
      ]
    ),
    (
      "Form",
      [
        "keyboard-inset-overlap", "focused-field-visible", "content-follows-viewport",
        "reveal-just-enough", "rest-in-bounds", "keyboard-dismiss-mode",
      ]
    ),
    (
      "Gallery",
      [
        "rest-page-aligned", "page-step-at-most-one", "page-label-formula", "page-label-in-range",
        "reset-enabled-iff-zoomed", "rotation-keeps-page", "rotation-keeps-zoom",
        "start-index-modulo", "paging-off-while-zoomed", "free-inside-a-page", "zoom-in-range",
        "drag-moves-content", "flick-turns-page", "pinch-zooms", "content-follows-viewport",
      ]
    ),
    (
      "Photos",
      [
        "rest-page-aligned", "page-step-at-most-one", "rotation-keeps-page",
        "content-follows-viewport", "touch-catches-motion", "start-index-modulo",
        "page-label-formula", "growth-keeps-place",
      ]
    ),
    (
      "Scroller",
      ["rest-step-nearest", "rest-in-bounds", "touch-catches-motion", "value-changed-reported"]
    ),
    (
      "Centre",
      [
        "min-zoom-fits", "opens-at-fit", "content-centred-when-small", "rotation-keeps-centre",
        "rotation-round-trip", "pinch-anchor", "zoom-in-range",
      ]
    ),
    (
      "Canvas",
      [
        "tap-content-coords", "state-reading-matches", "offset-reading-matches",
        "set-offset-exact", "zoom-ask-arrives", "animation-reaches-target", "callback-grammar",
        "tap-arrives", "request-arrives",
      ]
    ),
    (
      "Wheels",
      [
        "rest-step-nearest", "picker-value-valid", "selection-reported-once",
        "untouched-stays-put",
      ]
    ),
    (
      "Tiles",
      [
        "visible-tiles-exact", "nested-single-owner", "rest-page-aligned", "min-zoom-fits",
        "page-comes-back-fit",
      ]
    ),
    (
      "Grid",
      [
        "rest-page-aligned", "page-step-at-most-one", "page-label-in-range",
        "animation-reaches-target",
      ]
    ),
    (
      "Refresh",
      [
        "refresh-fires-once", "refresh-keeps-inset", "overscroll-damped",
        "refreshing-reading-matches",
      ]
    ),
    (
      "Table",
      [
        "growth-keeps-place", "shrunk-content-settles", "rest-in-bounds", "rows-alive-exact",
        "section-header-sticks",
      ]
    ),
    ("Nested", ["nested-single-owner", "untouched-stays-put", "rest-in-bounds"]),
  ]

  @Test(arguments: Corpus.ofSystems)
  func `a recording of a system exercises its expectations and breaks none`(
    _ path: String
  ) throws {
    let recording = try Corpus.recording(path)
    let findings = try judged(
      recording, BuiltInEngines.ios, by: Catalogue.invariants + recording.ownInvariants())
    #expect(findings.compactMap { $0.line } == [])
    let held = Set(findings.filter { $0.isHeld }.map { $0.invariant.name })
    let expected = recording.head.expectations.compactMap { expectation -> String? in
      if case .invariant(let invariant) = expectation.value { invariant.name } else { nil }
    }
    #expect(expected.filter { !held.contains($0) } == [])
  }

  @Test func `every system exercises each of its invariants in two recordings`() throws {
    var idle: [String] = []
    for (system, invariants) in Self.invariants {
      var held: [String: Int] = [:]
      for path in Corpus.ofSystems where path.hasPrefix("Recordings/\(system)/") {
        for finding in try judged(Corpus.recording(path), BuiltInEngines.ios) where finding.isHeld {
          held[finding.invariant.name, default: 0] += 1
        }
      }
      idle += invariants.filter { held[$0, default: 0] < 2 }.map { "\(system): \($0)" }
    }
    #expect(idle == [])
    #expect(Self.invariants.map { $0.system } == Corpus.systems)
  }
}
