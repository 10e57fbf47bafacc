import FlickbookTesting
import TestSupport
import Testing
import Verdicts

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
      "Sound engines falsified in one way each, ever less, over all recordings: of each invariant the smallest",
      "falsification that it noticed, by how far what was shown had gone from the truth by then. What is",
      "smaller than that may pass. `flickbook explain INVARIANT` says the same.", "",
      "| invariant | smallest noticed | what was done | in |", "|---|---|---|---|",
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
