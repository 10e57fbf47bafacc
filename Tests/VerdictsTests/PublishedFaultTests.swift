import Engines
import Replay
import TestSupport
import Testing
import Verdicts

/// The faults that teaching material printed: where each may show, the invariant that is meant for
/// it, and the invariants that see it besides.
struct PublishedFaultTests {
  struct Case {
    let fault: String
    let systems: [String]
    let invariant: String
    let besides: [String]

    init(_ fault: String, in systems: String..., invariant: String, besides: String...) {
      (self.fault, self.systems, self.invariant, self.besides) = (
        fault, systems, invariant, besides
      )
    }

    func mayBreak(_ invariant: String, in path: String) -> Bool {
      ([self.invariant] + besides).contains(invariant)
        && systems.contains { path.hasPrefix("Recordings/\($0)/") }
    }
  }

  private static let cases = [
    Case("bar-counted-twice", in: "Bounce", invariant: "insets-as-declared"),
    Case("overlap-of-the-shrunk", in: "Form", invariant: "keyboard-inset-overlap"),
    Case("width-waits-for-keyboard", in: "Form", invariant: "content-follows-viewport"),
    Case("label-from-the-edge", in: "Gallery", invariant: "page-label-formula"),
    Case("unguarded-label", in: "Gallery", invariant: "page-label-formula"),
    Case("stale-label", in: "Gallery", invariant: "page-label-formula"),
    Case(
      "raw-offset-on-turn", in: "Gallery", "Centre", invariant: "rotation-keeps-page",
      besides: "rotation-keeps-centre"),
    Case("zoom-lost-on-turn", in: "Gallery", invariant: "rotation-keeps-zoom"),
    Case("reset-at-opening", in: "Gallery", invariant: "reset-enabled-iff-zoomed"),
    Case(
      "tall-pages-snap", in: "Gallery", invariant: "free-inside-a-page",
      besides: "announced-target-is-the-rest"),
    // The label counts the page that is not there, and names it.
    Case(
      "indicators-counted", in: "Photos", invariant: "content-follows-viewport",
      besides: "page-label-formula", "page-label-in-range"),
    Case("fixed-page-size", in: "Photos", invariant: "content-follows-viewport"),
    Case("snap-at-every-lift", in: "Scroller", invariant: "rest-step-nearest"),
    Case("snap-past-the-last", in: "Scroller", invariant: "rest-step-nearest"),
    Case("snap-before-the-first", in: "Scroller", invariant: "rest-step-nearest"),
    Case("snap-by-revealing", in: "Scroller", invariant: "rest-step-nearest"),
    Case("opens-on-no-number", in: "Scroller", invariant: "rest-step-nearest"),
    // What opens at 1 opens below its minimum zoom, from where a small pinch only leads back to it.
    Case(
      "zoom-before-maximum", in: "Centre", invariant: "opens-at-fit",
      besides: "zoom-in-range", "pinch-zooms"),
    // The first movement may be a pinch.
    Case("unset-size", in: "Centre", invariant: "drag-tracks-finger", besides: "pinch-anchor"),
    Case(
      "unclamped-correction", in: "Centre", invariant: "rotation-keeps-centre",
      besides: "rest-in-bounds"),
    Case(
      "fit-above-maximum", in: "Centre", invariant: "min-zoom-fits",
      besides: "opens-at-fit", "zoom-in-range"),
    // A press of plus that misses changes no zoom.
    Case(
      "controls-on-the-canvas", in: "Canvas", invariant: "set-offset-exact",
      besides: "zoom-ask-arrives"),
  ]

  /// An invariant that was broken, and where.
  private struct Breach: Hashable {
    let invariant: String
    let path: String
  }

  private func breaches(of engine: EngineFactory) throws -> [Breach] {
    try Corpus.ofSystems.flatMap { path in
      try judged(Corpus.recording(path), engine).filter { $0.isBroken }
        .map { Breach(invariant: $0.invariant.name, path: path) }
    }
  }

  private func alone(_ fault: String) throws -> EngineFactory {
    try BuiltInEngines.textbook.setting([], only: [fault])
  }

  @Test func `every switch of textbook has an invariant that is meant for it`() {
    let switches = BuiltInEngines.textbook.settings.filter { $0.isSwitch }.map { $0.name }
    #expect(Self.cases.map { $0.fault } == switches)
  }

  @Test func `each fault alone is caught by its invariant, and by no invariant that is not meant`()
    throws
  {
    var lines: [String] = []
    for one in Self.cases {
      let found = try breaches(of: alone(one.fault))
      let wrong = found.filter { !one.mayBreak($0.invariant, in: $0.path) }
      #expect(wrong == [], "\(one.fault)")
      let isCaught = found.contains { $0.invariant == one.invariant }
      #expect(
        isCaught && Set(found.map { $0.path }).count >= 2, "\(one.invariant) for \(one.fault)")
      lines.append("\(one.fault), for \(one.invariant):")
      for path in Corpus.ofSystems {
        let invariants = found.filter { $0.path == path }.map { $0.invariant }
        guard !invariants.isEmpty else { continue }
        lines.append(
          "  \(path.dropFirst("Recordings/".count)): \(invariants.joined(separator: ", "))")
      }
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(text == (try Golden("published.txt").text(renewedBy: text)))
  }

  /// A fault may show where another one has made room for it: a label that a turn leaves as it was
  /// is wrong only where the turn shows another car.
  @Test func `all faults together break what they break alone, and nothing more`() throws {
    let together = Set(try breaches(of: BuiltInEngines.textbook))
    for one in Self.cases {
      let isSeen = try breaches(of: alone(one.fault)).contains {
        $0.invariant == one.invariant && together.contains($0)
      }
      #expect(isSeen, "\(one.fault) is hidden by another fault")
    }
    let wrong = together.filter { breach in
      !Self.cases.contains { $0.mayBreak(breach.invariant, in: breach.path) }
    }
    #expect(wrong == [])
  }
}
