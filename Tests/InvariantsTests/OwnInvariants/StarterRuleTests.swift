import Engines
import Files
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport
import Text

/// Tests the rules that the guide prints as a starting point.
struct StarterRuleTests {
  private static func rules() throws -> [Invariant] {
    let guide = Corpus.text(of: "Documentation/Guide/OwnInvariants.md")
    let section = try #require(guide.split(separator: "ten more to start from.").last)
    let block = try #require(section.split(separator: "```xml\n").dropFirst().first)
    let rules = try #require(block.split(separator: "```").first)
    let suite = try Suite(
      bytes: Array("<suite xmlns=\"urn:flickbook:suite:1\"><expect>\(rules)</expect></suite>".utf8),
      named: "the guide")
    return try suite.expectations.map { line in
      guard case .invariant(let expectation) = line.value else { throw Missing() }
      let formula = try #require(expectation.formula)
      return try Invariant(expectation.name, formula.text, why: expectation.why)
    }
  }

  private struct Missing: Error {}

  @Test func `each of ten starter rules is exercised and holds on every sound engine`() throws {
    let rules = try Self.rules()
    #expect(rules.count == 10)
    let recordings = try Corpus.recordings.map { ($0, try Corpus.recording($0)) }
    var tested: Set<String> = []
    for engine in BuiltInEngines.sound {
      for (path, recording) in recordings {
        let findings: [InvariantVerdict]
        do {
          findings = try judged(recording, engine, by: rules)
        } catch ReplayError.engine(let error) where error.isNoFailure {
          continue
        }
        for finding in findings {
          #expect(!finding.isBroken, "\(finding.invariant.name): \(path) on \(engine.name)")
          if finding.isHeld { tested.insert(finding.invariant.name) }
        }
      }
    }
    #expect(tested == Set(rules.map(\.name)))
  }

  /// Several faults of the test engines would break each rule. After the first such fault, the rule
  /// is not judged again.
  @Test func `each starter rule is broken by an engine with a fault`() throws {
    var rules = try Self.rules()
    func judge(_ paths: [String], on engine: EngineFactory) throws {
      for path in paths where !rules.isEmpty {
        let recording = try Corpus.recording(path)
        guard let findings = try? judged(recording, engine, by: rules) else { continue }
        let broken = Set(findings.filter(\.isBroken).map(\.invariant.name))
        rules.removeAll { broken.contains($0.name) }
      }
    }
    let some = Corpus.ofSystems.enumerated().filter { $0.offset.isMultiple(of: 6) }.map(\.element)
    for fault in Fault.isolated { try judge(some, on: BuiltInEngines.ios.with(fault, strength: 8)) }
    // The speed of this coast increases, which no other fault does, and only few recordings coast
    // freely.
    let growing = BuiltInEngines.ios.showing { frame, time in
      guard frame.views[0].activity.contains(.decelerating) else { return }
      let seconds = time.seconds(since: .zero)
      frame.views[0].velocity = Point(x: 0, y: 100_000 * seconds)
      frame.views[0].offset.y += 50_000 * seconds * seconds
    }
    try judge(Corpus.ofSystems, on: growing)
    #expect(rules.map(\.name) == [])
  }
}
