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

  /// The names of the rules that were exercised in any recording on an engine, and every violation
  /// as text.
  func outcome(on engine: EngineFactory) throws -> (tested: Set<String>, broken: [String]) {
    var (tested, broken) = (Set<String>(), [String]())
    for path in Corpus.recordings {
      let findings: [InvariantVerdict]
      do {
        findings = try judged(try Corpus.recording(path), engine, by: rules)
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
      Fault("starts after its last row", .firstRow, .add, 100, scaling: .fixed, "rows-alive-exact"),
    ]

  /// Whether an engine with the fault breaks a rule in a recording of a system.
  static func isBroken(_ rule: Invariant, by fault: Fault, strength: Double = 8) throws -> Bool {
    let engine = BuiltInEngines.ios.with(fault, strength: strength)
    for path in Corpus.ofSystems {
      guard let findings = try? judged(try Corpus.recording(path), engine, by: [rule]) else {
        continue
      }
      if findings.contains(where: \.isBroken) { return true }
    }
    return false
  }
}
