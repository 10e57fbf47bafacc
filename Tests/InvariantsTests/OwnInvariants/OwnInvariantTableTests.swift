import Engines
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport
import Text

/// Tests the margins of rules of an app, as users write them, on a sound engine and on an engine
/// with a fault.
struct OwnInvariantTableTests {
  private struct Row {
    let name: String
    let formula: String
    /// The system whose recordings exercise the rule; recordings with the text `without` in their
    /// names are left out.
    let system: String
    let without: String?
    /// The fault that the rule must detect: the invariant of the catalogue that the fault breaks,
    /// and the name of the fault.
    let offends: String
    let fault: String

    init(
      _ name: String, _ formula: String, _ system: String, without: String? = nil,
      _ offends: String, _ fault: String
    ) {
      (self.name, self.formula, self.system, self.without) = (name, formula, system, without)
      (self.offends, self.fault) = (offends, fault)
    }
  }

  private static let golden = Golden(
    at: Corpus.absolute("Tests/InvariantsTests/Golden/own-invariants.txt"))
  private static let touched = "when rest and once input(any) and not asked"
  private static let undisturbed =
    "not (input(turn) or input(frame) or input(keyboard) or input(set) or input(ask))"

  /// Eight examples that were collected before the language existed, in its grammar: `input(turn)`,
  /// `input(keyboard)`, and a rule for every sample has no keyword.
  private static let examples = [
    Row(
      "rests-in-bounds", "when rest then max(over.x, over.y) <= 0 tol 0.5pt", "Bounce",
      "rest-in-bounds", "rests past its end"),
    Row(
      "rests-on-pages",
      "when rest and not touching then dist(offset.x, bounds.w) <= 0 tol 0.5pt", "Photos",
      "rest-page-aligned", "does not page"),
    Row(
      "motion-ends", "when ended(touching) then eventually[0,3s] rest", "Window",
      "eventually-at-rest", "creeps on"),
    Row(
      "zoom-in-limits", "zoom <= 1.5 * 3.0 and zoom >= 0.75 / 1.5", "Canvas", "zoom-in-range",
      "zooms without limits"),
    Row(
      "coast-slows-down",
      "when decelerating and prev(decelerating) and inside "
        + "then abs(velocity.x) <= abs(prev(velocity.x)) tol 2pt/s", "Window", "decel-monotone",
      "says that it hurries"),
    Row(
      "field-above-keyboard",
      "when input(keyboard) and keyboard then eventually[0,0.5s] always[0,0.2s] "
        + "probe.field.bottom <= offset.y + bounds.h - inset.bottom tol 0.5pt", "Form",
      "focused-field-visible", "does not scroll to the field"),
    // At the corners of the content, no engine can keep the middle in place.
    Row(
      "turn-keeps-middle",
      "when input(turn) then "
        + "abs((offset.x + bounds.w / 2) / zoom - prev((offset.x + bounds.w / 2) / zoom)) <= 1pt",
      "Centre", without: "corner", "rotation-keeps-centre", "keeps the raw offset"),
    Row(
      "coasts-in-pairs",
      "when callback(didEndDecelerating) then once[0,10s] callback(willBeginDecelerating)",
      "Scroller", "callback-grammar", "misses the beginning of a coast"),
  ]

  /// The engine reports twice the speed in every other tenth of a second.
  private static let hasty = Fault(custom: "says that it hurries", "decel-monotone") { engine, _ in
    engine.showing { frame, time in
      guard (time.nanoseconds / 100_000_000).isMultiple(of: 2) else { return }
      frame.views[0].velocity?.x *= 2
    }
  }

  private static let boundless = Fault("zooms without limits", "zoom-in-range") {
    $0.zoom.maximum *= 9
  }

  private static let others = [
    Row(
      "prints-its-offset", "probe.x == offset.x tol 0.5pt and probe.y == offset.y tol 0.5pt",
      "Invariants", "offset-reading-matches", ""),
    Row(
      "says-that-it-rests", "\(touched) then not (probe.panning or probe.zooming)", "Canvas",
      "state-reading-matches", ""),
    // Recordings of the control are left out, because the view around the control has no rows.
    Row(
      "rests-on-rows", "\(touched) then dist(offset.x - 15pt, 50pt) <= 0", "Scroller",
      without: "control", "rest-step-nearest", "rests where it stops"),
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
  ]

  @Test
  func
    `each formula holds on a sound engine and breaks on a faulty engine, with the expected margin`()
    throws
  {
    var lines: [String] = []
    for row in Self.examples + Self.others {
      let invariant = try Invariant(row.name, row.formula)
      let fault = try #require(
        (Fault.isolated + [Self.boundless, Self.hasty]).first {
          $0.invariant == row.offends && (row.fault.isEmpty || $0.name == row.fault)
        }, "\(row.name)")
      let paths = Corpus.recordings.filter {
        // A rule that measures from the left edge applies only to views that begin there.
        $0.hasPrefix("Recordings/\(row.system)/") && !$0.contains(row.without ?? "?")
          && !$0.contains("right-to-left")
      }
      let ios = BuiltInEngines.ios
      let sound = try Self.outcome(of: invariant, paths, ios.reportingField)
      let faulty = try Self.outcome(
        of: invariant, paths, ios.with(fault, strength: 4).reportingField)
      #expect(sound.broken == 0 && sound.held > 0, "\(row.name) on a sound engine: \(sound)")
      #expect(faulty.broken > 0, "\(row.name) on one that \(fault.name): \(faulty)")
      lines += [
        "\(row.name): \(row.formula)",
        "  sound, \(row.system): margin \(sound.text)",
        "  \(fault.name): margin \(faulty.text)",
      ]
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(text == (try Self.golden.text(renewedBy: text)))
  }

  private struct Outcome {
    var held = 0
    var broken = 0
    /// The smallest margin over all recordings; nil if no margin is a number.
    var margin: Double?
    var unit = ""

    var text: String {
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
        case .broken(_, _, let margin):
          outcome.broken += 1
          outcome.margin = [outcome.margin, margin].compactMap { $0 }.min()
        case .untested, .notApplicable: break
        }
      }
    }
    return outcome
  }
}

extension EngineFactory {
  /// The same engine in an app that reports the position of the end of the focused field in the
  /// content.
  fileprivate var reportingField: EngineFactory {
    rebuilt { good, scene throws(EngineError) in
      try good.faulty(
        nil as Int?,
        observe: { (focus: inout Int?, moment: inout Moment) in
          for event in moment.events {
            guard case .layout(.keyboard(let keyboard)) = event.value else { continue }
            if case .shown(_, let field) = keyboard { focus = field } else { focus = nil }
          }
        },
        edit: { (focus: inout Int?, frame: inout Frame, _) in
          let fields = scene.views[0].keyboard?.fields ?? []
          guard let focus, fields.indices.contains(focus) else {
            return frame.signals["field.bottom"] = nil
          }
          let bottom = fields[focus].origin.y + fields[focus].size.height
          frame.signals["field.bottom"] = .number(bottom * frame.views[0].zoom)
        }
      ).make(scene)
    }
  }
}
