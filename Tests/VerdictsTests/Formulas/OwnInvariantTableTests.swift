import Engines
import Gesture
import Replay
import TestSupport
import Testing
import Verdicts

/// Rules of an app's own, as people write them, on a sound engine and on one with a fault: their margins.
struct OwnInvariantTableTests {
  private struct Row {
    let name: String
    let formula: String
    /// The system whose recordings are about it.
    let system: String
    /// The fault that it has to find: the invariant of the catalogue that it offends, and its name.
    let offends: String
    let fault: String

    init(_ name: String, _ formula: String, _ system: String, _ offends: String, _ fault: String) {
      (self.name, self.formula, self.system) = (name, formula, system)
      (self.offends, self.fault) = (offends, fault)
    }
  }

  private static let golden = Golden(
    at: Corpus.absolute("Tests/VerdictsTests/Golden/own-invariants.txt"))
  private static let touched = "when rest and once input(any) and not asked"
  private static let undisturbed =
    "not (input(turn) or input(frame) or input(keyboard) or input(set) or input(ask))"

  private static let rows = [
    Row(
      "rests-in-bounds", "\(touched) then max(over.x, over.y) <= 0 tol 0.5pt", "Bounce",
      "rest-in-bounds", "rests past its end"),
    Row(
      "rests-on-pages", "\(touched) and paging then dist(offset.x, bounds.w) <= 0 tol 0.5pt",
      "Photos", "rest-page-aligned", "does not page"),
    Row(
      "motion-ends", "when ended(touching) then eventually[0,4.5s] (rest or touching)", "Canvas",
      "eventually-at-rest", "creeps on"),
    Row(
      "zoom-in-limits",
      "\(touched) then zoom <= zoom.max tol 0.1% and zoom >= zoom.min tol 0.1%", "Canvas",
      "zoom-in-range", "rests above its maximum"),
    Row(
      "turns-whole-pages", "\(touched) and paging then dist(offset.x, page.x) <= 0", "Photos",
      "rest-page-aligned", "rests beside the page"),
    Row(
      "prints-its-offset", "probe.x == offset.x tol 0.5pt and probe.y == offset.y tol 0.5pt",
      "Invariants", "offset-reading-matches", ""),
    Row(
      "says-that-it-rests", "\(touched) then not (probe.panning or probe.zooming)", "Canvas",
      "state-reading-matches", ""),
    Row(
      "coasts-in-pairs",
      "when callback(didEndDecelerating) then once[0,10s] callback(willBeginDecelerating)",
      "Scroller", "callback-grammar", "misses the beginning of a coast"),
    Row(
      "rests-on-rows", "\(touched) then dist(offset.x - 15pt, 50pt) <= 0", "Scroller",
      "rest-step-nearest", "rests where it stops"),
    Row(
      "bounce-ends", "when began(outside) then eventually[0,1500ms] (not outside or touching)",
      "Bounce", "rest-in-bounds", "rests past its end"),
    Row(
      "pull-resists", "dragging => max(over.x, over.y) <= 250pt", "Refresh", "overscroll-damped",
      "follows one to one past the edge"),
    Row(
      "drag-follows",
      "when input(move) and dragging and prev(dragging) and inside and fingers == 1 and "
        + "\(undisturbed) and abs(travel.y) > 1pt "
        + "then abs(delta(offset.y) + travel.y) <= 0 tol 0.1pt", "Canvas", "drag-tracks-finger",
      "gains on the finger"),
    Row(
      "content-scales",
      "when delta(zoom) != 0 and \(undisturbed) "
        + "then content.w == prev(content.w) / prev(zoom) * zoom", "Canvas", "content-size-scales",
      "forgets to scale its content"),
    Row(
      "label-names-page",
      "\(touched) and zoom == 1 then probe.page == 1 + round(offset.x / page.x)",
      "Gallery", "page-label-formula", "goes stale with a turn"),
    Row(
      "changes-are-reported", "when moved then callback(didScroll) or callback(didZoom)", "Window",
      "change-notified", "is silent about the offset"),
    Row(
      "rest-is-idle", "\(touched) then not (dragging or decelerating or zooming or animating)",
      "Bounce", "rest-flags-clear", "sticks decelerating"),
    Row(
      "rests-on-numbers", "\(touched) then dist(offset.x + 35pt, 50pt) <= 0 tol 0.5pt", "Scroller",
      "rest-step-nearest", "rests beside its cell"),
    Row(
      "zooms-are-reported", "when delta(zoom) != 0 then callback(didZoom)", "Canvas",
      "change-notified", "is silent about the zoom"),
  ]

  @Test func `each holds on a sound engine, breaks on a faulty one, and has the reviewed margins`()
    throws
  {
    var lines: [String] = []
    for row in Self.rows {
      let invariant = try Invariant(row.name, row.formula)
      let fault = try #require(
        Fault.all.first {
          $0.invariant == row.offends && (row.fault.isEmpty || $0.name == row.fault)
        }, "\(row.name)")
      let paths = Corpus.recordings.filter { $0.hasPrefix("Recordings/\(row.system)/") }
      let sound = try Self.outcome(of: invariant, paths, BuiltInEngines.ios)
      let faulty = try Self.outcome(of: invariant, paths, fault.worsen(BuiltInEngines.ios, 4))
      #expect(sound.broken == 0 && sound.held > 0, "\(row.name) on a sound engine: \(sound)")
      #expect(faulty.broken > 0, "\(row.name) on one that \(fault.name): \(faulty)")
      lines += [
        "\(row.name): \(row.formula)",
        "  sound, \(row.system): held in \(sound.held) of \(paths.count), margin \(sound.words)",
        "  \(fault.name): broken in \(faulty.broken) of \(paths.count), margin \(faulty.words)",
      ]
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(text == (try Self.golden.text(renewedBy: text)))
  }

  private struct Outcome {
    var held = 0
    var broken = 0
    /// The least margin of all recordings; nothing where nothing can be counted.
    var margin: Double?
    var unit = ""

    var words: String {
      guard let margin else { return "none: true or not" }
      return (margin * 1000).rounded() / 1000 == 0
        ? "0 \(unit)" : "\(((margin * 1000).rounded() / 1000).text) \(unit)"
    }
  }

  private static func outcome(
    of invariant: Invariant, _ paths: [String], _ engine: EngineFactory
  ) throws -> Outcome {
    var outcome = Outcome(unit: invariant.marginUnit)
    for path in paths {
      for finding in try judged(try Corpus.recording(path), engine, by: [invariant]) {
        switch finding.verdict {
        case .held(_, let margin, _):
          outcome.held += 1
          outcome.margin = [outcome.margin, margin].compactMap { $0 }.min()
        case .broken(let violation, _):
          outcome.broken += 1
          outcome.margin = [outcome.margin, violation.excess.map { -$0 }].compactMap { $0 }.min()
        case .untested, .notApplicable: break
        }
      }
    }
    return outcome
  }
}
