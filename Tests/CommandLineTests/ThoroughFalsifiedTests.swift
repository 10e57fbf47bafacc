import FlickbookTesting
import TestSupport
import Testing

/// Judges the whole corpus on engines with each of the sixty-one faults, and writes a report with
/// the first cause for each.
@Suite(.enabled(if: isThorough)) struct ThoroughFalsifiedTests {
  private struct Finding {
    let row: Int
    let isShown: Bool
    let cause: (invariant: String, smallest: String)?

    var text: String { cause.map { "`\($0.invariant)` in `\($0.smallest)`" } ?? "nothing" }
  }

  @Test func `nearly all faults are detected, and their invariants are named first`() async throws {
    let rows = Fault.suite
    let findings = try await withThrowingTaskGroup(of: Finding.self) { group in
      for (number, row) in rows.enumerated() {
        for (form, isShown) in [("falsified", false), ("falsified-offsets", true)] {
          group.addTask {
            let cause = try FalsifiedTests.firstCause("\(form)(\(row.name))", ["Recordings"])
            return Finding(row: number, isShown: isShown, cause: cause)
          }
        }
      }
      var all: [Finding] = []
      for try await finding in group { all.append(finding) }
      return all
    }
    func ofAll(_ isShown: Bool) -> [Finding] {
      findings.filter { $0.isShown == isShown }.sorted { $0.row < $1.row }
    }
    let (reported, shown) = (ofAll(false), ofAll(true))
    func named(_ findings: [Finding]) -> Int {
      findings.count { finding in
        finding.cause.map { rows[finding.row].detectedBy.contains($0.invariant) } ?? false
      }
    }
    let found = (reported.count { $0.cause != nil }, shown.count { $0.cause != nil })
    let firsts = (named(reported), named(shown))
    // Eight faults change reports of the engine other than its offsets, so they are invisible in
    // offsets and zoom.
    #expect(found.0 >= 57 && found.1 >= 50, "\(found)")
    #expect(firsts.0 >= 57 && firsts.1 >= 50, "\(firsts)")
    var lines = [
      "# \(reported.count) faults, and the invariants that name them first", "",
      "Each fault changes a sound engine over the whole corpus: one that reports everything, and the same "
        + "one showing",
      "only its offsets and zoom. The invariants detect \(found.0) and \(found.1) of the faults. In "
        + "\(firsts.0) and \(firsts.1) of them, an invariant",
      "that the fault lists is the first cause. The smallest recording of the cause is given.", "",
      "| fault | reports everything | shows offsets and zoom |", "|---|---|---|",
    ]
    for (one, other) in zip(reported, shown) {
      lines.append("| `\(rows[one.row].name)` | \(one.text) | \(other.text) |")
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(try Golden(at: Corpus.root + "/Reports/falsified.md").text(renewedBy: text) == text)
  }
}
