import Model
import Results
import SampleResults
import Synchronization
import TestSupport
import Testing
import Text

struct ResultsTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a written line of results is read back unchanged`(_ seed: UInt64) throws {
    var rows = RandomRows(seed: seed)
    let (head, row, end) = (rows.head(), rows.row(), rows.end())
    #expect(try ResultsLine(ResultsText.line(head).utf8) == .head(head))
    #expect(try ResultsLine(ResultsText.line(row).utf8) == .row(row))
    #expect(try ResultsLine(ResultsText.line(end).utf8) == .end(end))
  }

  @Test func `a row with a trace is read back unchanged`() throws {
    for seed in 0..<20 as Range<UInt64> {
      let row = try JudgedRecording.drawn(seed)
      #expect(row.trace?.frames.isEmpty == false)
      #expect(try ResultsLine(ResultsText.line(row).utf8) == .row(row))
    }
  }

  @Test func `pictures are read back unchanged, and only base64 is accepted`() throws {
    var row = JudgedRecording("a.xml", on: "e")
    row.pictures = [
      KeptPicture(at: .milliseconds(1.5), "a finger lifts", png: "iVBORw0KGgo="),
      KeptPicture(at: .milliseconds(20), "x \" < breaks", png: "ab+/"),
    ]
    row.pictures[1].isViolation = true
    #expect(try ResultsLine(ResultsText.line(row).utf8) == .row(row))
    for spoilt in ["a\" onload=\"x", "a b", "<", "é"] {
      row.pictures[0].png = spoilt
      #expect(throws: Objection.self) { try ResultsLine(ResultsText.line(row).utf8) }
    }
  }

  /// The test changes every third byte of a small file, and cuts the file there. Nothing traps, and
  /// an accepted row is written and read back unchanged.
  @Test func `a changed row is rejected, or is read and written back unchanged`() throws {
    let row = try JudgedRecording.drawn(3)
    let line = Array(ResultsText.line(row).utf8)
    var accepted = 0
    for index in stride(from: 0, to: line.count, by: 3) {
      for byte in [UInt8(ascii: "9"), UInt8(ascii: "\""), UInt8(ascii: "*"), UInt8(ascii: "]")] {
        var changed = line
        changed[index] = byte
        guard case .row(let read)? = try? ResultsLine(changed) else { continue }
        #expect(try ResultsLine(ResultsText.line(read).utf8) == .row(read))
        accepted += 1
      }
      #expect(throws: Objection.self) { try ResultsLine(line[..<index]) }
    }
    #expect(accepted > 100)
  }

  @Test(arguments: [
    ("", "x.jsonl:1:1: error: no first line with \"flickbook\""),
    (
      "{\"flickbook\":2}\n",
      "x.jsonl:1:1: error: results of version 2: expected 4, which 'flickbook check --results FILE' writes"
    ),
    ("HEAD\n{\"recording\":\"a\"}\n", "x.jsonl:2:1: error: a row without \"number\""),
    ("HEAD\n{\"recording\":+100}\n", "x.jsonl:2:14: error: \"+100}\": expected a value"),
    (
      "HEAD\n{\"recording\":\"\\q\"}\n",
      "x.jsonl:2:15: error: \"\\q\"}\": expected an escape of JSON"
    ),
    (
      "HEAD\n{\"recording\":\"a\",\"engin\":\"ios\"}\n",
      "x.jsonl:2:1: error: unknown member \"engin\" of a row: expected recording"
    ),
    (
      "HEAD\n{\"recording\":\"a\",\"number\":0,\"engine\":\"e\",\"ms\":1,\"steps\":\"1\"}\n",
      "x.jsonl:2:1: error: a text as \"steps\" of a row: expected a whole number from 0"
    ),
    (
      "HEAD\n{\"recording\":\"a\",\"number\":0,\"engine\":\"e\",\"ms\":1,\"invariants\":[{\"invariant\":\"x\",\"verdict\":\"hold\"}]}\n",
      "x.jsonl:2:1: error: verdict \"hold\" of an invariant: expected held, broken, waived, untested or "
        + "not-applicable; did you mean \"held\"?"
    ),
    (
      "HEAD\nROW1\nROW0\n", "x.jsonl:3:1: error: row 0 of 2 after row 1: expected rows in the order"
    ),
    ("HEAD\nROW0\nHEAD\n", "x.jsonl:3:1: error: a second first line"),
    ("HEAD\nROW0\nEND\n", "x.jsonl:3:1: error: the last line counts 2 recordings, 0 broken"),
    (
      "HEAD\nROW0\nROW1\nIDLE\n",
      "x.jsonl:4:1: error: the last line counts 0 recordings untested, 1 refused: expected 2 and 0"
    ),
    ("HEAD\nROW0\nROW1\nEND\nEND\n", "x.jsonl:4:1: error: lines after the last one"),
  ])
  func `a malformed file is rejected with its line`(_ text: String, _ message: String) throws {
    let head = RunHead(
      tool: "1", plan: "p", planned: 2, rate: "60", phase: "0", engines: [.init("e", version: nil)])
    var text = text.replacing("HEAD", with: ResultsText.line(head))
      .replacing("IDLE", with: ResultsText.line(.idle))
      .replacing("END", with: ResultsText.line(RunEnd(recordings: 2, broken: 0, exit: 0)))
    for number in 0...1 {
      var row = JudgedRecording("\(number).xml", on: "e")
      row.number = number
      text = text.replacing("ROW\(number)", with: ResultsText.line(row))
    }
    let error = #expect(throws: FormatError.self) {
      var reader = try ResultsReader(Array(text.utf8), named: "x.jsonl")
      while try reader.next() != nil {}
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  /// Delivers a file in pieces.
  private final class Pieces: Sendable {
    private let bytes: [UInt8]
    private let size: Int
    private let next = Mutex(0)

    init(_ bytes: [UInt8], of size: Int) { (self.bytes, self.size) = (bytes, size) }

    func more() -> [UInt8] {
      next.withLock { next in
        let end = min(next + size, bytes.count)
        defer { next = end }
        return Array(bytes[next..<end])
      }
    }
  }

  @Test(arguments: [1, 7, 100, 5000, 1 << 20])
  func `reading a file in pieces or as a whole gives the same results, even for a cut file`(
    _ size: Int
  ) throws {
    var rows = RandomRows(seed: 5)
    var head = rows.head()
    head.planned = 9
    var text = ResultsText.line(head) + "\n"
    var end = RunEnd(recordings: 0, broken: 0, exit: 0)
    var summary = RunSummary()
    for number in 0..<9 {
      var row = rows.row()
      row.number = number
      summary.add(row)
      text += ResultsText.line(row) + "\n"
    }
    (end.recordings, end.broken) = (summary.recordings, summary.broken)
    (end.untested, end.refused) = (summary.untested, summary.refused)
    let whole = Array((text + ResultsText.line(end) + "\n").utf8)
    for count in [whole.count, whole.count - 1, text.utf8.count - 3, text.utf8.count / 2] {
      let bytes = Array(whole.prefix(count))
      let pieces = Pieces(bytes, of: size)
      var one = try ResultsReader(bytes, named: "x")
      var other = try ResultsReader(named: "x", last: []) { pieces.more() }
      while let row = try one.next() {
        #expect(try other.next() == row)
        #expect(one.range == other.range)
        #expect(try ResultsLine(bytes[one.range]) == .row(row))
      }
      #expect(try other.next() == nil)
      #expect(one.end == other.end && (one.end != nil) == (count == whole.count))
    }
  }

  @Test func `a file that was cut counts as incomplete and not as an error`() throws {
    let head = RunHead(tool: "1", plan: "", planned: 9, rate: "60", phase: "0", engines: [])
    let row = ResultsText.line(JudgedRecording("a", on: "e"))
    let text = ResultsText.line(head) + "\n" + row + "\n" + row.prefix(20)
    var reader = try ResultsReader(Array(text.utf8), named: "x")
    #expect(try reader.next()?.recording == "a")
    #expect(try reader.next() == nil)
    #expect(reader.end == nil)
  }
}

extension RunEnd {
  fileprivate static let idle = {
    var end = RunEnd(recordings: 2, broken: 0, exit: 0)
    (end.untested, end.refused) = (0, 1)
    return end
  }()
}
