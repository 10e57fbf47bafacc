import Testing
@testable import Reports
@testable import Results

struct RunDifferenceTests {
  private func row(_ verdict: JudgedInvariant.Word?, margin: Double? = nil) -> JudgedRecording {
    var row = JudgedRecording("a.xml", on: "ios")
    if let verdict {
      var invariant = JudgedInvariant("rest-in-bounds", verdict)
      invariant.margin = margin
      row.invariants = [invariant]
    }
    return row
  }

  private func difference(
    _ before: JudgedRecording, _ now: JudgedRecording
  ) -> RunDifference {
    var earlier = EarlierRun()
    earlier.add(before)
    var difference = RunDifference(since: earlier)
    difference.add(now)
    return difference
  }

  /// The lists are in the order new, still, lost, fixed.
  @Test(
    arguments: [
      (.held, .held, [0, 0, 0, 0]), (.held, .broken, [1, 0, 0, 0]),
      (.untested, .broken, [1, 0, 0, 0]), (.waived, .broken, [1, 0, 0, 0]),
      (nil, .broken, [1, 0, 0, 0]), (.broken, .broken, [0, 1, 0, 0]),
      (.broken, .untested, [0, 0, 1, 0]), (.broken, .notApplicable, [0, 0, 1, 0]),
      (.broken, nil, [0, 0, 1, 0]), (.broken, .held, [0, 0, 0, 1]), (.waived, .held, [0, 0, 0, 0]),
    ] as [(JudgedInvariant.Word?, JudgedInvariant.Word?, [Int])])
  func `each change of a verdict appears in exactly one list`(
    _ before: JudgedInvariant.Word?, _ now: JudgedInvariant.Word?, _ counts: [Int]
  ) {
    let found = difference(row(before), row(now))
    #expect(
      [found.new.count, found.still.count, found.lost.count, found.fixed.count] == counts)
  }

  @Test func `a margin that shrinks by more than a tenth is reported`() {
    #expect(difference(row(.held, margin: 1), row(.held, margin: 0.89)).shrunk.count == 1)
    #expect(difference(row(.held, margin: 1), row(.held, margin: 0.91)).shrunk.isEmpty)
    #expect(difference(row(.held, margin: 1), row(.held, margin: 2)).shrunk.isEmpty)
    #expect(difference(row(.held), row(.held, margin: 2)).shrunk.isEmpty)
  }

  @Test func `a path with a leading dot equals the path without the dot`() {
    var dotted = row(.broken)
    dotted.recording = "./a.xml"
    #expect(difference(dotted, row(.broken)).still.count == 1)
    #expect(difference(dotted, row(.broken)).sum == "no new violations (1 older one remains)")
  }

  @Test func `a recording that is no longer tested is reported, and is not fixed`() {
    var failed = row(nil)
    failed.error = .init(.engine, "it fell over")
    var refused = row(.untested)
    refused.refusal = "it holds no such scene"
    let lost = difference(row(.held), refused)
    #expect(lost.idle.map(\.story) == ["it holds no such scene"])
    #expect(lost.newUntested == 1)
    #expect(lost.sum == "no new violations, 1 replay tested before and not now")
    #expect(lost.markdown.contains("| tested before and not now |"))
    #expect(difference(failed, refused).fixed.isEmpty)
    #expect(difference(failed, row(.held)).fixed.count == 1)
    #expect(difference(row(.untested), row(.untested)).idle.isEmpty)
  }

  @Test func `a required invariant that is no longer tested is new`() {
    var missed = row(.untested)
    missed.invariants[0].wanted = "a.xml:7"
    #expect(difference(row(.held), missed).new.count == 1)
    #expect(difference(missed, missed).still.count == 1)
    missed.invariants[0].wanted = "--only"
    #expect(difference(row(.held), missed).new.isEmpty)
  }
}
