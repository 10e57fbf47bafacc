import Engines
import Gesture
import Replay
import TestSupport
import Testing

@testable import Verdicts

/// Every fault that was published is caught where it shows, by an invariant that is meant for it,
/// and none of what was published without a fault is taken for one.
struct TextbookTests {
  /// A fault, a recording that shows it, and the invariant that says so.
  struct Case: CustomTestStringConvertible {
    let fault: String
    let recording: String
    let invariant: String

    init(_ fault: String, _ recording: String, _ invariant: String) {
      (self.fault, self.recording, self.invariant) = (
        fault, "Recordings/\(recording).xml", invariant
      )
    }

    var testDescription: String { fault }
  }

  static let cases = [
    Case("bar-counted-twice", "Bounce/open-below-the-bar", "insets-as-declared"),
    Case("overlap-of-the-shrunk", "Form/smaller-second-keyboard", "keyboard-inset-overlap"),
    Case("width-waits-for-keyboard", "Form/turn-without-the-keyboard", "content-follows-viewport"),
    Case("label-from-the-edge", "Gallery/last-car-pinched-small", "page-label-formula"),
    Case("unguarded-label", "Gallery/between-two-cars", "page-label-formula"),
    Case("stale-label", "Gallery/turn-the-free-row", "page-label-formula"),
    Case("raw-offset-on-turn", "Gallery/turn-on-the-second-car", "rotation-keeps-page"),
    Case("zoom-lost-on-turn", "Gallery/turn-while-zoomed", "rotation-keeps-zoom"),
    Case("reset-at-opening", "Gallery/first-look", "reset-enabled-iff-zoomed"),
    Case("tall-pages-snap", "Gallery/look-down-a-tall-car", "free-inside-a-page"),
    Case("indicators-counted", "Photos/add-a-photo-with-indicators", "content-follows-viewport"),
    Case("fixed-page-size", "Photos/on-a-larger-phone", "content-follows-viewport"),
    Case("snap-at-every-lift", "Scroller/flick-along-the-numbers", "rest-step-nearest"),
    Case("snap-past-the-last", "Scroller/pull-past-the-last", "rest-step-nearest"),
    Case("snap-before-the-first", "Scroller/pull-before-the-first", "rest-step-nearest"),
    Case("snap-by-revealing", "Scroller/nudge-the-first", "rest-step-nearest"),
    Case("opens-on-no-number", "Scroller/open-on-the-first-number", "rest-step-nearest"),
    Case("zoom-before-maximum", "Centre/open-a-small-picture", "opens-at-fit"),
    Case("unset-size", "Centre/first-drag", "drag-tracks-finger"),
    Case("unclamped-correction", "Centre/turn-at-the-corner", "rest-in-bounds"),
    Case("fit-above-maximum", "Centre/open-a-tiny-picture", "min-zoom-fits"),
    Case("controls-on-the-canvas", "Canvas/tap-the-buttons", "set-offset-exact"),
  ]

  private func invariants(brokenBy engine: EngineFactory, _ recording: String) throws -> [String] {
    try judged(Corpus.recording(recording), engine).filter(\.isBroken).map { $0.invariant.name }
  }

  private func alone(_ fault: String) throws -> EngineFactory {
    try BuiltInEngines.textbook.setting([], only: [fault])
  }

  @Test func `every switch has its case`() {
    let switches = BuiltInEngines.textbook.settings.filter(\.isSwitch).map(\.name)
    #expect(Self.cases.map(\.fault) == switches)
  }

  @Test(arguments: cases)
  func `a fault alone is caught by its invariant, and ios by none`(_ one: Case) throws {
    let broken = try invariants(brokenBy: alone(one.fault), one.recording)
    #expect(broken.contains(one.invariant))
    let findings = try judged(Corpus.recording(one.recording), BuiltInEngines.ios)
    #expect(findings.filter(\.isBroken).map { $0.invariant.name } == [])
    let isHeld = findings.contains { $0.invariant.name == one.invariant && $0.isHeld }
    #expect(isHeld)
  }

  /// What is still broken without it is the doing of another fault.
  @Test(arguments: cases)
  func `without its fault an invariant falls silent, or another fault breaks it`(_ one: Case) throws
  {
    let rest = try BuiltInEngines.textbook.setting([(one.fault, 0)])
    let broken = try invariants(brokenBy: rest, one.recording)
    guard broken.contains(one.invariant) else { return }
    var others: [String] = []
    for other in Self.cases where other.fault != one.fault {
      let broken = try invariants(brokenBy: alone(other.fault), one.recording)
      if broken.contains(one.invariant) { others.append(other.fault) }
    }
    #expect(!others.isEmpty)
  }

  /// No faults: the printed cast shows the first car while it is pulled to the right.
  @Test func `what only looks like a fault is reported by none`() throws {
    let printed = try BuiltInEngines.textbook.setting(
      [], only: ["label-from-the-edge", "unguarded-label"])
    let pulled = "Recordings/Gallery/pull-at-the-first-car.xml"
    #expect(try invariants(brokenBy: printed, pulled) == [])
    // Nor is an angle from which the snap by revealing works.
    let middle = "Recordings/Scroller/drag-to-a-later-number.xml"
    #expect(try invariants(brokenBy: alone("snap-by-revealing"), middle) == [])
    #expect(try invariants(brokenBy: alone("snap-past-the-last"), middle) == [])
  }
}
