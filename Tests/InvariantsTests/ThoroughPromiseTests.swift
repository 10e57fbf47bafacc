import FlickbookTesting
import Invariants
import TestSupport
import Testing

/// Measures what a held verdict guarantees, and writes the report that the manual of each invariant
/// quotes.
@Suite(.enabled(if: isThorough)) struct ThoroughPromiseTests {
  @Test func `the sizes of errors that each invariant detects equal the sizes in the report`()
    async throws
  {
    let limits = try await Self.searched()
    let names = Catalogue.invariants.map { $0.name }
    #expect(names.filter { limits.row(of: $0) == nil } == [])

    var lines = [
      "# What a held verdict promises", "",
      "A correct engine with one fault, made for the invariant, replays all recordings that exercise",
      "it, with the fault in many sizes. Below the first number the invariant detected nothing, above",
      "the second everything; between them it depends on the recording, of which the one with the first",
      "number is listed. `flickbook explain INVARIANT --all` prints the same.", "",
      "| invariant | nothing below | everything above | fault | recording |",
      "|---|---|---|---|---|",
    ]
    for name in names {
      guard let row = limits.row(of: name) else { continue }
      let path = row.recording.replacing("Recordings/", with: "")
      lines.append(
        "| `\(name)` | \(row.nothingBelow) | \(row.everythingAbove) | \(row.fault) | `\(path)` |"
      )
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(try Golden(at: Corpus.root + "/Reports/promises.md").text(renewedBy: text) == text)
  }

  private static func searched() async throws -> DetectionLimits {
    try await withThrowingTaskGroup(of: DetectionLimits.self) { group in
      for fault in Fault.isolated {
        group.addTask {
          var limits = DetectionLimits()
          try limits.add(fault)
          return limits
        }
      }
      for isolated in IsolatedCase.table {
        group.addTask {
          var limits = DetectionLimits()
          try limits.add(isolated)
          return limits
        }
      }
      var all = DetectionLimits()
      for try await found in group { all.merge(found) }
      return all
    }
  }
}
