import Results
import Testing

/// The reason why a recording is untested is the most frequent reason of its invariants.
struct WhyNotTestedTests {
  private func reason(_ reasons: String?...) -> String? {
    var row = JudgedRecording("list.xml", on: "ios")
    row.invariants = reasons.enumerated().map { index, reason in
      var invariant = JudgedInvariant("invariant-\(index)", .untested)
      invariant.reason = reason
      return invariant
    }
    return row.whyNotTested
  }

  @Test func `the most frequent reason of the invariants is reported`() {
    let inexact = "its observations are too inexact"
    let silent = "it reports no velocity"
    let unexercised = "nothing in the recording exercises an invariant"
    #expect(reason(inexact, inexact, nil) == inexact)
    #expect(reason(inexact, silent, silent) == silent)
    #expect(reason(silent, inexact) == silent)
    #expect(reason(nil, nil, inexact) == unexercised)
    #expect(reason(nil) == unexercised)
    #expect(reason() == "no invariant was judged")
  }

  @Test func `a recording that exercised an invariant has no reason`() {
    var row = JudgedRecording("list.xml", on: "ios")
    row.invariants = [JudgedInvariant("one", .held), JudgedInvariant("other", .untested)]
    #expect(row.whyNotTested == nil)
  }
}
