import Engines
import Exploration
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// Tests engines that report only offsets and zoom. They are judged by values that can be inferred
/// from these.
struct OffsetsOnlyTests {
  static let soundEngines = InvariantTrial.goodEngines.map(\.showingOffsetsOnly)

  @Test(arguments: soundEngines)
  func `a sound engine that reports only offsets and zoom breaks no invariant`(
    _ engine: EngineFactory
  ) throws {
    let alarms = try InvariantTrial().falseAlarms(engine)
    for alarm in alarms { print(alarm) }
    #expect(alarms == [])
  }

  @Test func `a sound engine that does not report keyboard insets breaks no invariant`() throws {
    let alarms = try InvariantTrial().falseAlarms(BuiltInEngines.ios.showingOffsetsOfAll)
    for alarm in alarms { print(alarm) }
    #expect(alarms == [])
  }

  @Test
  func `an engine that reports only offsets and zoom breaks no invariant on random recordings`()
    async throws
  {
    let engine = BuiltInEngines.ios.showingOffsetsOnly
    let mixes = try await RandomSearch(0..<100, on: engine)
    let hands = try await RandomSearch(0..<100, of: { Recording.generated($0) }, on: engine)
    #expect(mixes.alarmLines + hands.alarmLines == [])
  }

  @Test
  func `the corpus exercises most invariants on an engine that reports only offsets and zoom`()
    throws
  {
    var tested: [String: Abilities] = [:]
    for path in Corpus.recordings {
      for finding in try judged(Corpus.recording(path), BuiltInEngines.ios.showingOffsetsOnly)
      where finding.isHeld {
        tested[finding.invariant.name] = finding.inferred
      }
    }
    let wanted = [
      "drag-tracks-finger", "no-teleport", "touch-catches-motion", "stale-velocity-is-zero",
      "release-direction", "decel-monotone", "cross-axis-frozen", "nested-single-owner",
      "page-step-at-most-one",
    ]
    print("offsets only: \(tested.count) invariants are exercised: \(tested.keys.sorted())")
    #expect(wanted.filter { tested[$0] == nil } == [])
    #expect(tested.count >= 44)
    #expect(tested["drag-tracks-finger"] == .activity)
    #expect(tested["page-step-at-most-one"] == [])
  }

  /// The invariants that an engine with a fault breaks in these recordings.
  private func violations(_ engine: EngineFactory, _ paths: [String]) throws -> Set<String> {
    var names: Set<String> = []
    for path in paths {
      for finding in try judged(Corpus.recording(path), engine) where finding.isBroken {
        names.insert(finding.invariant.name)
      }
    }
    return names
  }

  @Test func `most faults that are visible in offsets are detected`() throws {
    var lost: [String] = []
    var others = 0
    for fault in Fault.isolated {
      let engine = BuiltInEngines.ios.with(fault, strength: 2).showingOffsetsOnly
      let names = try violations(engine, Corpus.recordings(of: fault.invariant))
      if names.isEmpty { lost.append("\(fault.invariant) ← \(fault.name)") }
      if !names.isEmpty, !names.contains(fault.invariant) { others += 1 }
    }
    let found = Fault.isolated.count - lost.count
    print(
      "offsets only: \(found) of \(Fault.isolated.count) faults found, \(others) by others; not:")
    for line in lost { print("  \(line)") }
    #expect(found > 70)
  }

  @Test func `most published faults are detected by offsets and zoom`() throws {
    var lost: [String] = []
    for one in PublishedFaultTests.cases {
      let engine = BuiltInEngines.textbook.with(one.fault).showingOffsetsOnly
      if try violations(engine, [one.recording]).isEmpty { lost.append(one.fault.name) }
    }
    let found = PublishedFaultTests.cases.count - lost.count
    print(
      "offsets only: \(found) of \(PublishedFaultTests.cases.count) published faults; not: \(lost)")
    #expect(found >= 6)
  }
}
