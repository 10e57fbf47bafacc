import Model
import Results
import Testing

/// Every row is counted in one column. A recording has held if all its rows have.
struct RunSummaryTests {
  private func row(
    _ recording: String, _ engine: String, _ verdicts: JudgedInvariant.Word...,
    edit: (inout JudgedRecording) -> Void = { _ in }
  ) -> JudgedRecording {
    var row = JudgedRecording(recording, on: engine)
    row.invariants = verdicts.enumerated().map {
      JudgedInvariant("invariant-\($0.offset)", $0.element)
    }
    edit(&row)
    return row
  }

  @Test func `each row is counted once for its engine`() {
    var summary = RunSummary()
    for row in [
      row("a", "x", .held, .untested), row("b", "x", .untested, .notApplicable),
      row("c", "x", .broken, .held), row("d", "x"), row("e", "x", .waived),
      row("f", "x", .untested) { $0.refusal = "no" },
      row("g", "x") { $0.error = .init(.timeout, "late") },
      row("h", "x", .held, .untested) { $0.invariants[1].wanted = "h:3" },
      row("i", "x", .held, .untested) { $0.invariants[1].wanted = "--only" },
      row("j", "x", .broken) { $0.invariants[0].level = .warn },
    ] {
      summary.add(row)
    }
    let total = summary.engines[0]
    #expect(total.held == 4)
    #expect(total.broken == 1)
    #expect(total.untested == 2)
    #expect(total.refused == 1)
    #expect(total.unjudged == 1)
    #expect(total.incomplete == 1)
    #expect(total.tested == 6)
    #expect(summary.held == 4 && summary.tested == 6 && summary.incomplete == 1)
    #expect(summary.untested == 2 && summary.refused == 1 && summary.recordings == 10)
  }

  @Test func `a recording untested on one engine is untested`() {
    var summary = RunSummary()
    for row in [
      row("a", "x", .held), row("a", "y", .untested), row("a", "z", .held),
      row("b", "x", .held), row("b", "y", .held), row("b", "z", .broken),
      row("c", "x", .held), row("c", "y", .held), row("c", "z", .held),
    ] {
      summary.add(row)
    }
    #expect(summary.held == 1)
    #expect(summary.tested == 2)
    #expect(summary.untested == 1)
    #expect(summary.broken == 1)
    #expect(summary.engines.map(\.held) == [3, 2, 2])
  }
}
