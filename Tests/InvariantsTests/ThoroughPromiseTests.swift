import FlickbookTesting
import Invariants
import Testing
import TestSupport

/// What a held verdict guarantees, as measured: a report that the manual of each invariant quotes.
@Suite(.enabled(if: isThorough)) struct ThoroughPromiseTests {
  @Test func `every invariant detects some error, and the smallest detected one is known`()
    async throws
  {
    let smallest = try await Self.searched()
    let names = Catalogue.invariants.map { $0.name }
    #expect(names.filter { smallest.findings[$0] == nil } == [])

    var lines = [
      "# What a held verdict promises", "",
      "A correct engine with one fault at a time, of decreasing size, replays all recordings. For each invariant,",
      "the table lists the smallest fault that it detected, measured by the maximum deviation of the shown values",
      "until then. Smaller errors may pass undetected. `flickbook explain INVARIANT` prints the same.",
      "",
      "| invariant | smallest detected error | fault | recording |", "|---|---|---|---|",
    ]
    for name in names {
      guard let finding = smallest.findings[name] else { continue }
      let path = finding.path.dropFirst("Recordings/".count)
      lines.append("| `\(name)` | \(finding.size) | \(finding.deed) | `\(path)` |")
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(try Golden(at: Corpus.root + "/Reports/promises.md").text(renewedBy: text) == text)
  }

  private static func searched() async throws -> SmallestFaults {
    try await withThrowingTaskGroup(of: SmallestFaults.self) { group in
      for row in Fault.suite {
        group.addTask {
          var smallest = SmallestFaults()
          try smallest.add(ofSuite: row)
          return smallest
        }
      }
      for fault in Fault.isolated {
        group.addTask {
          var smallest = SmallestFaults()
          try smallest.add(isolated: fault)
          return smallest
        }
      }
      var all = SmallestFaults()
      for try await found in group { all.merge(found) }
      return all
    }
  }
}
