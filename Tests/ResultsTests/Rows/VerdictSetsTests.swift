import Results
import SampleResults
import Testing
import Text

/// Tests the sets in which a row stores the invariants that were not tested.
struct VerdictSetsTests {
  private static let names = ["a", "b", "c", "d", "e", "f"]
  private let list = VerdictList(names)

  private func row(_ verdicts: [(String, JudgedInvariant.Word)]) -> JudgedRecording {
    var row = JudgedRecording("x.xml", on: "ios")
    row.invariants = verdicts.map { JudgedInvariant($0, $1) }
    return row
  }

  @Test
  func `verdicts of untested invariants are stored as hexadecimal digits, and all are read back`()
    throws
  {
    var row = row([
      ("a", .held), ("b", .untested), ("c", .notApplicable), ("d", .untested), ("e", .untested),
      ("f", .notApplicable),
    ])
    row.invariants[4].reason = "it is late"
    let line = ResultsText.line(row, list)
    #expect(
      line.hasSuffix(
        #""untested":"5","notApplicable":"24","invariants":[{"invariant":"a","verdict":"held"},"#
          + #"{"invariant":"e","verdict":"untested","reason":"it is late"}]}"#), "\(line)")
    #expect(try ResultsLine(line.utf8, list) == .row(row))
  }

  /// The invariants are in any order and have any details. Some of them are missing in the head.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `any row is read back unchanged`(_ seed: UInt64) throws {
    var rows = RandomRows(seed: seed)
    let row = rows.row()
    var names = row.invariants.map(\.name)
    if seed % 3 == 1 { names.removeAll { $0.utf8.count.isMultiple(of: 2) } }
    if seed % 3 == 2 { names.reverse() }
    let list = VerdictList(names + ["one that no row has"])
    #expect(try ResultsLine(ResultsText.line(row, list).utf8, list) == .row(row))
  }

  @Test func `an invariant that is missing in the head keeps its position`() throws {
    for position in 0...4 {
      var row = row([("a", .untested), ("b", .held), ("c", .untested), ("d", .notApplicable)])
      row.invariants.insert(JudgedInvariant("own", .untested), at: position)
      let line = ResultsText.line(row, list)
      #expect(try ResultsLine(line.utf8, list) == .row(row), "\(position)")
    }
  }

  @Test(arguments: [
    (#""untested":"01""#, "a verdict of the invariant with the index 7: expected one of the 6"),
    (#""untested":"8","notApplicable":"8""#, "two verdicts of a"),
    (#""untested":"8","invariants":[{"invariant":"a","verdict":"held"}]"#, "two verdicts of a"),
    (
      #""untested":"8","invariants":[{"invariant":"d","verdict":"held"},{"invariant":"b","verdict":"held"}]"#,
      "two verdicts of b, or one out of order"
    ),
    (#""untested":"G""#, "a text as \"untested\" of a row: expected hexadecimal digits"),
    (#""notApplicable":3"#, "the number 3 as \"notApplicable\" of a row"),
  ])
  func `sets that do not match the head are rejected`(_ members: String, _ message: String) {
    let line = #"{"recording":"x","number":0,"engine":"e","ms":1,\#(members)}"#
    let error = #expect(throws: Objection.self) { try ResultsLine(line.utf8, list) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  /// An earlier version of Flickbook has written this file.
  @Test func `results of format version 3 can be read`() throws {
    let text = """
      {"flickbook":3,"tool":"0.1.0","plan":"p","planned":1,"rate":"60","phase":"0","engines":[{"name":"ios"}]}
      {"recording":"x.xml","number":0,"engine":"ios","ms":1,"invariants":[{"invariant":"a","verdict":"held",\
      "occasions":7},{"invariant":"b","verdict":"untested"}],"trace":{"hertz":60,"phase":0,"k":"0 1",\
      "views":[{"leastZoom":"5*2","mostZoom":"9*2"}],"events":[{"t":1,"say":"a finger"}]},\
      "pictures":[{"t":1,"at":"a","breaks":true,"png":"ab"}]}
      {"end":true,"recordings":1,"broken":0,"untested":0,"refused":0,"exit":0}

      """
    var reader = try ResultsReader(Array(text.utf8), named: "x.jsonl")
    let row = try #require(try reader.next())
    #expect(row.invariants.map(\.name) == ["a", "b"])
    #expect(row.invariants[0].checks == 7)
    #expect(row.trace?.events.first?.text == "a finger")
    #expect(row.pictures.first?.isViolation == true)
    #expect(row.trace?.views[0].columns.filter { !$0.isEmpty } == [[5, 10], [9, 18]])
    #expect(try reader.next() == nil)
    // The rows are written in the current format.
    #expect(ResultsText.line(reader.head).hasPrefix("{\"flickbook\":4,"))
    #expect(try ResultsLine(ResultsText.line(row).utf8) == .row(row))
  }
}
