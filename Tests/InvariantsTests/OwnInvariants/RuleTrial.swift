import Engines
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// Judges rules of an app on sound and faulty engines.
struct RuleTrial {
  let rules: [Invariant]

  /// The rules that were exercised on an engine over all recordings, and every violation as text.
  ///
  /// - Parameter change: Changes where the views of a recording are.
  func outcome(
    on engine: EngineFactory, changing change: (Recording) -> Recording = { $0 }
  ) throws -> (tested: Set<String>, broken: [String]) {
    var (tested, broken) = (Set<String>(), [String]())
    for path in Corpus.recordings {
      let findings: [InvariantVerdict]
      do {
        findings = try judged(change(try Corpus.recording(path)), engine, by: rules)
      } catch ReplayError.engine(let error) where error.isNoFailure {
        continue
      }
      for finding in findings {
        if finding.isBroken { broken.append("\(path) on \(engine.name): \(finding.line ?? "")") }
        if finding.isHeld || finding.isBroken { tested.insert(finding.invariant.name) }
      }
    }
    return (tested, broken)
  }

  /// The faults of the library, and some that concern no invariant of the catalogue.
  static let faults =
    Fault.suite + Fault.isolated + [
      Fault("coasts for long", setting: "rate", 0.9999, "eventually-at-rest"),
      Fault("never stands still", along: .y, .offset, .accumulate, 1, "untouched-stays-put"),
      Fault("drifts", along: .y, .offset, .drift, 20, "untouched-stays-put"),
      Fault("zooms as it is dragged", in: .drag, .zoom, .accumulateGrowth, 1e-3, "pinch-ratio"),
      Fault(
        "rests past the end of its last view", in: .idle, along: .y, .offset, .pastEnd, 0.25,
        of: .last, "rest-in-bounds"),
      Fault("starts after its last row", .firstRow, .add, 100, scaling: .fixed, "rows-alive-exact"),
    ]

  /// Whether an engine with a fault breaks a rule, in a recording of a system.
  ///
  /// - Parameters:
  ///   - change: Changes where the views of a recording are.
  ///   - depth: The number of views around the view at which the rule must break; nil for any.
  ///   - show: Changes what the engine shows.
  static func isBroken(
    _ rule: Invariant, by fault: Fault, strength: Double = 8,
    changing change: (Recording) -> Recording = { $0 }, depth: Int? = nil,
    showing show: (EngineFactory) -> EngineFactory = { $0 }
  ) throws -> Bool {
    let engine = show(BuiltInEngines.ios.with(fault, strength: strength))
    for path in Corpus.ofSystems {
      let recording = change(try Corpus.recording(path))
      guard let findings = try? judged(recording, engine, by: [rule]) else { continue }
      for case .broken(let violation, _, _) in findings.map(\.verdict) {
        guard let depth else { return true }
        if recording.head.scene.depth(of: violation.view ?? 0) == depth { return true }
      }
    }
    return false
  }
}

extension Scene {
  /// The number of views around a view.
  fileprivate func depth(of view: Int) -> Int {
    views[view].inside.map { depth(of: $0) + 1 } ?? 0
  }
}
