import Results
import Testing
import Text

struct ResultsLineTests {
  @Test(arguments: [
    "", "{", "[1,", "{\"a\"", "{\"a\":}", "nul", "\"", "{\"recording\":\"\\u12\"}", "{} x", "1e999",
    "{\"flickbook\":4}", "{\"a\":1}", String(repeating: "[", count: 100_000),
  ])
  func `an invalid line of results is rejected`(_ text: String) {
    #expect(throws: Objection.self) { try ResultsLine(text.utf8) }
  }

  @Test func `any text in a line of results is read back unchanged`() throws {
    let text = "a\"b\\c\n\t\u{1}é😀</script>"
    var row = JudgedRecording(text, on: text)
    row.error = JudgedRecording.Failure(.engine, text)
    #expect(try ResultsLine(ResultsText.line(row).utf8) == .row(row))
    let escaped = #"{"recording":"\u00e9\ud83d\ude00","number":0,"engine":"\/","ms":0}"#
    #expect(try ResultsLine(escaped.utf8) == .row(JudgedRecording("é😀", on: "/")))
  }
}
