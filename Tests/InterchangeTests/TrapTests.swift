@testable import Interchange
import Model
import TestSupport
import Testing
import Text

/// Tests unusual content of real logs: files that were cut, pens, pointers, other encodings.
struct TrapTests {
  private let size = Size(width: 100, height: 200)
  private let axes = "A: 35 0 99 0 0\nA: 36 0 199 0 0\n"
  private let touch = """
    E: 0.000001 0003 0039 0001
    E: 0.000001 0003 0035 0050
    E: 0.000001 0003 0036 0150
    E: 0.000001 0000 0000 0000
    E: 0.024001 0003 0039 -001
    E: 0.024001 0000 0000 0000

    """

  @Test func `a log cut anywhere in its last line is marked as truncated`() throws {
    let log = Array((axes + touch).utf8)
    let whole = try imported(axes + touch, as: .evemu, size: size)
    let first = log.count - touch.utf8.count
    // Once the first frame is complete, the log contains a touch.
    let frame = first + touch.utf8.count * 4 / 6
    for end in frame..<log.count - 5 {
      var options = ImportOptions()
      (options.size, options.format) = (size, .evemu)
      let cut = try ImportedRecording(bytes: Array(log[..<end]), named: "log", options)
      #expect(cut.head.quality.contains(.truncated), "cut at \(end)")
      var events = try cut.events()
      #expect(try events.next().map { $0.value.line } == whole[0])
    }
  }

  @Test(arguments: [true, false])
  func `UTF-16 with a byte order mark and Windows line ends is read`(isLittle: Bool) throws {
    let text = "N: Bildschirm für 👆\n" + axes + touch
    var bytes: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for unit in text.replacing("\n", with: "\r\r\n").utf16 {
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      bytes += isLittle ? pair.reversed() : pair
    }
    var options = ImportOptions()
    options.size = size
    let recording = try ImportedRecording(bytes: bytes, named: "log", options)
    #expect(recording.head.origin?.device == "Bildschirm für 👆")
    #expect(recording.losses.words == [])
    let marked = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    #expect(try ImportedRecording(bytes: marked, named: "log", options).head == recording.head)
  }

  @Test func `a pen is recognized by its tool or by its type`() throws {
    let typed = touch.replacing("0003 0035", with: "0003 0037 1\nE: 0.000001 0003 0035")
    #expect(
      refusal("N: P\n" + axes + typed)
        == "log: error: only a pen touches it: expected touches of a finger"
    )
    let later = touch.replacing("E: 0.0", with: "E: 1.0").replacing(
      "0003 0035", with: "0003 0037 0\nE: 1.000001 0003 0035")
    #expect(
      try imported("N: P\n" + axes + typed + later, size: size) == [
        "touches of a pen, not of a finger: 1, left out", "1000 down 0 50 150",
        "1024 up 0 50 150",
      ])
    let stylus = """
      A: 00 0 99 0 0
      A: 01 0 199 0 0
      E: 1.000000 0001 0140 1
      E: 1.000000 0003 0000 20
      E: 1.000000 0003 0001 30
      E: 1.000000 0001 014a 1
      E: 1.000000 0000 0000 0
      E: 1.020000 0001 014a 0
      E: 1.020000 0000 0000 0

      """
    #expect(refusal(stylus, as: .evemu)?.contains("only a pen touches it") == true)
  }

  @Test func `the tool of a slot is kept for its next contact`() throws {
    let palm = touch.replacing("0003 0035", with: "0003 0037 2\nE: 0.000001 0003 0035")
    let again = touch.replacing("E: 0.0", with: "E: 2.0")
    #expect(refusal(axes + palm + again, as: .evemu)?.contains("it has no touches") == true)
  }

  @Test(arguments: [
    "P: 01 00 00 00 00 00 00 00\n",
    "P: 00 00 00 00 00 00 00 00\n" + bitmap([0x110, 0x145, 0x14a]),
  ])
  func `a touchpad is rejected because it moves a pointer`(described: String) {
    #expect(
      refusal(described + axes + touch, as: .evemu)
        == "log: error: touches of a touchpad, which moves a pointer: expected events of a touch screen"
    )
  }

  private static func bitmap(_ codes: [Int]) -> String {
    (0..<12).map { row in
      let bytes = (0..<8).map { column in
        codes.filter { $0 / 8 == row * 8 + column }.reduce(0) { $0 | 1 << ($1 % 8) }
      }
      return "B: 01 " + bytes.map { String($0, radix: 16) }.joined(separator: " ") + "\n"
    }.joined()
  }

  @Test func `moves of a touch that was left out are not assigned to another finger`() throws {
    func touch(_ kind: Int, _ node: Int, _ x: Int, _ y: Int, at time: Int) -> String {
      kind == 6
        ? "{\"type\": 3, \"data\": {\"source\": 6, \"positions\": [{\"x\": \(x), \"y\": \(y), \"id\": \(node), \"timeOffset\": 0}]}, \"timestamp\": \(time)}"
        : "{\"type\": 3, \"data\": {\"source\": 2, \"type\": \(kind), \"id\": \(node), \"x\": \(x), \"y\": \(y)}, \"timestamp\": \(time)}"
    }
    for other in [5, 8] {
      let lines = try imported(
        "["
          + [
            touch(7, 5, 30, 30, at: 1000), touch(7, other, 300, 700, at: 1010),
            touch(6, 5, 31, 31, at: 1020), touch(6, other, 310, 710, at: 1030),
            touch(6, 5, 32, 32, at: 1040), touch(9, other, 310, 710, at: 1050),
            touch(6, 5, 33, 33, at: 1060), touch(9, 5, 33, 33, at: 1070),
          ].joined(separator: ",\n") + "]", size: Size(width: 390, height: 844))
      #expect(
        lines == [
          "moves are gathered and thinned out, and times are whole milliseconds",
          "additional fingers, which the session does not number: 1, left out",
          "0 down 0 30 30", "20 move 0 31 31", "40 move 0 32 32", "60 move 0 33 33",
          "70 up 0 33 33",
        ])
    }
  }

  @Test(arguments: [
    (#"{"traceEvents": []}"#, "a trace of Chrome"),
    (#"[{"name": "InputLatency", "ph": "S", "ts": 1}]"#, "a trace of Chrome"),
    (#"{"title": "x", "steps": [{"type": "scroll"}]}"#, "a recording of Chrome's DevTools"),
    ("    t =     0.10s Tap \"OK\" Button\n", "a log of XCUITest"),
  ])
  func `a format without positions is rejected by name`(text: String, name: String) {
    #expect(refusal(text)?.contains(name) == true)
  }

  /// A session contains the text of the recorded page, which may be anything.
  @Test(arguments: ["steps", "actions", "touches", "traceEvents", "ph"])
  func `texts in a page do not change how its session is detected`(word: String) throws {
    let page = """
      {"type": 2, "timestamp": 1, "data": {"node": {"id": 1, "attributes":
        {"class": "\(word)", "\(word)": "title: \\"\(word)\\":", "title": "x", "ts": ""}}}}
      """
    func touch(_ kind: Int, at time: Int) -> String {
      """
      {"type": 3, "data": {"source": 2, "type": \(kind), "id": 5, "x": 3, "y": 4}, "timestamp": \(time)}
      """
    }
    let session = "[" + [page, touch(7, at: 10), touch(9, at: 30)].joined(separator: ",") + "]"
    for text in [session, "{\"events\": \(session)}"] {
      #expect(try imported(text, size: size).suffix(2) == ["0 down 0 3 4", "20 up 0 3 4"])
    }
  }

  /// The reader once accepted such a time; the writer rejected it, but knew no line number.
  @Test(arguments: ["9000000000.1", "9223372036854.7"])
  func `a log with an unreasonably late time is rejected with its line`(time: String) {
    let endless = axes + touch + "E: \(time)00000 0000 0000 0\n"
    #expect(
      refusal(endless, as: .evemu)
        == "log:9:1: error: a time 285 years after the first: expected a log of limited duration")
  }

  @Test func `the error for an empty file states that the file is empty`() {
    #expect(refusal("") == "log: error: an empty file: expected a log of touches")
  }
}
