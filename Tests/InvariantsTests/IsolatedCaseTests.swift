import Engines
import FlickbookTesting
import Invariants
import Model
import Replay
import TestSupport
import Testing

/// Tests faults in small recordings in which nothing else happens, so that no side effect can
/// reveal a fault.
struct IsolatedCaseTests {
  /// The invariants that a case breaks. The invariant that explains the other violations is first.
  private func broken(_ one: IsolatedCase, showsOnlyOffsets: Bool) throws -> [String] {
    var engine = BuiltInEngines.ios.with(one.fault)
    if showsOnlyOffsets { engine = engine.showingOffsetsOnly }
    var ranks: [(name: String, rank: ViolationRank)] = []
    for finding in try judged(one.recording, engine) {
      guard case .broken(let violation, _, _) = finding.verdict else { continue }
      let name = finding.invariant.name
      ranks.append((name, ViolationRank(name, violation)))
    }
    let leading = ViolationRank.leading(among: ranks.map(\.rank))
    let first = ranks.filter { $0.rank == leading }.map(\.name)
    return first + ranks.map(\.name).filter { !first.contains($0) }
  }

  private struct Count {
    var all = 0
    var found = 0
    var named = 0
    var lines: [String] = []
  }

  private func count(showsOnlyOffsets: Bool) throws -> Count {
    var count = Count()
    for one in IsolatedCase.table where one.isShown || !showsOnlyOffsets {
      let names = try broken(one, showsOnlyOffsets: showsOnlyOffsets)
      count.all += 1
      if !names.isEmpty { count.found += 1 }
      let isNamed = names.first.map { one.detectedBy.contains($0) } ?? false
      if isNamed { count.named += 1 }
      if !isNamed { count.lines.append("\(one.name): \(names.joined(separator: ", "))") }
    }
    print(
      "\(showsOnlyOffsets ? "offsets only" : "full"): \(count.found) of \(count.all) found, "
        + "\(count.named) named first; others:")
    for line in count.lines { print("  \(line)") }
    return count
  }

  @Test func `the table has 150 cases with different names`() {
    let names = IsolatedCase.table.map(\.name)
    print("isolated cases: \(names.count)")
    #expect(names.count >= 150)
    #expect(Set(names).count == names.count)
  }

  @Test func `a sound engine breaks no invariant in the recordings of the cases`() throws {
    for engine in InvariantTrial.goodEngines {
      for form in [engine, engine.showingOffsetsOnly] {
        var seen: Set<String> = []
        for one in IsolatedCase.table where seen.insert(one.recording.head.title).inserted {
          let lines = try judged(one.recording, form).compactMap(\.line)
          #expect(lines == [], "\(form.name), \(one.recording.head.title)")
        }
      }
    }
  }

  @Test func `nearly every fault is detected and named first if the engine reports everything`()
    throws
  {
    let count = try count(showsOnlyOffsets: false)
    #expect(Double(count.found) >= 0.97 * Double(count.all))
    #expect(Double(count.named) >= 0.9 * Double(count.all))
  }

  @Test func `most faults are detected and named first if the engine shows only offsets`() throws {
    let count = try count(showsOnlyOffsets: true)
    #expect(Double(count.found) >= 0.9 * Double(count.all))
    #expect(Double(count.named) >= 0.9 * Double(count.all))
  }
}
