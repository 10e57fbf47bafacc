import Engines
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// Tests the table of isolated faults, in which each invariant has separate faults.
struct IsolatedFaultTests {
  /// The invariants that are broken at the first step with any violation.
  private func firstBroken(_ fault: Fault, _ path: String) throws -> Set<String> {
    let engine = BuiltInEngines.ios.with(fault, strength: 2)
    var first: (step: Int, names: Set<String>) = (.max, [])
    for finding in try judged(Corpus.recording(path), engine) {
      guard case .broken(let violation, _, _) = finding.verdict else { continue }
      if violation.step < first.step { first = (violation.step, []) }
      if violation.step == first.step { first.names.insert(finding.invariant.name) }
    }
    return first.names
  }

  /// Invariants that are judged only at the end of a motion, or that compare two motions. If the
  /// same fault also breaks an invariant of single steps, that invariant is reported first.
  private static let later: Set = [
    "rest-in-bounds", "eventually-at-rest", "pinch-ratio", "paging-off-while-zoomed",
    "page-step-at-most-one", "fling-follows-the-finger", "rotation-round-trip",
    "request-goes-straight",
  ]

  /// If a fault broke another invariant first, the fault would prove less about this invariant.
  @Test(arguments: Catalogue.invariants.map { $0.name })
  func `each invariant is the first invariant that one of its own faults breaks`(
    _ invariant: String
  ) throws {
    let own = Fault.isolated.filter { $0.invariant == invariant }
    var others: [String] = []
    let isFirst = try own.contains { fault in
      try Corpus.recordings(of: invariant).contains { path in
        let names = try firstBroken(fault, path)
        others.append("\(fault.name), \(path): \(names.sorted())")
        return names.contains(invariant)
      }
    }
    #expect(isFirst != Self.later.contains(invariant), "\(others)")
  }

  @Test func `the faults of an invariant have different names`() {
    let names = (Fault.isolated + Fault.related).map { "\($0.invariant) \($0.name)" }
    #expect(Set(names).count == names.count)
  }

  @Test func `three quarters of all faults are rows of a table`() {
    let all = Fault.suite + Fault.isolated + Fault.related + Fault.published
    let closures = all.filter { if case .custom = $0.change { true } else { false } }
    print("faults: \(all.count), of which closures: \(closures.count)")
    #expect(closures.count * 4 <= all.count)
  }

  /// The strength of a fault is the scale on which the tolerances of all invariants are measured.
  @Test func `a strength multiplies the amount of a fault, or the difference of a factor from 1`() {
    let much = Fault("moves", in: .idle, along: .x, .offset, .add, 0.25)
    #expect(much.amount(at: 2) == 0.5)
    let factor = Fault("stretches", in: .drag, .scale, 1.5)
    #expect(factor.amount(at: 2) == 2)
    #expect(factor.amount(at: 0.5) == 1.25)
    #expect(Fault("hears nothing", .deaf).amount(at: 3) == 1)
  }
}
