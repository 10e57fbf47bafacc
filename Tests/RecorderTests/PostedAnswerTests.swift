import Recorder
import Results
import Testing

struct PostedAnswerTests {
  /// A recording on an engine, with one held invariant and one invariant with this verdict.
  private func row(_ verdict: JudgedInvariant.Word, wanted: String?) -> JudgedRecording {
    var row = JudgedRecording("a.xml", on: "ios")
    var second = JudgedInvariant("drag-tracks-finger", verdict)
    second.wanted = wanted
    row.invariants = [JudgedInvariant("rest-in-bounds", .held), second]
    return row
  }

  private func answer(_ row: JudgedRecording) -> PostedAnswer {
    var answer = PostedAnswer(saved: "a.xml", token: "t")
    answer.judged = [row]
    return answer
  }

  @Test(arguments: [JudgedInvariant.Word.untested, .notApplicable])
  func `a required untested invariant makes a recording incomplete`(
    word: JudgedInvariant.Word
  ) {
    let missed = answer(row(word, wanted: "a.xml:7"))
    #expect(missed.json.contains("\"verdict\":\"incomplete\""))
    #expect(missed.json.contains("\"missing\":[{\"invariant\":\"drag-tracks-finger\""))
    #expect(missed.lines.first?.hasPrefix("ios: incomplete: drag-tracks-finger; 1 held") == true)
    let excused = answer(row(word, wanted: nil))
    #expect(excused.json.contains("\"verdict\":\"held\""))
    #expect(excused.json.contains("\"missing\":[]"))
  }

  @Test func `the counts are printed with the names of the invariants`() {
    let json = answer(row(.untested, wanted: nil)).json
    #expect(json.contains("\"heldNames\":[{\"invariant\":\"rest-in-bounds\""))
    #expect(json.contains("\"untestedNames\":[{\"invariant\":\"drag-tracks-finger\""))
  }

  @Test func `the answer attributes a signal that the device does not report to the phone`() {
    var seen = row(.untested, wanted: nil)
    seen.engine = "seen"
    seen.invariants[1].reason = "the engine does not report activity"
    #expect(answer(seen).json.contains("this phone does not report activity"))
  }
}
