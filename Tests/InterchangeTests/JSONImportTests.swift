import Model
import Testing

@testable import Interchange

/// Tests the JSON formats: WebDriver actions, event streams of WebKit, and rrweb sessions.
struct JSONImportTests {
  private let size = Size(width: 390, height: 844)

  @Test func `a tick lasts as long as its longest action`() throws {
    let lines = try imported(
      """
      {"actions": [
        {"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": [
          {"type": "pointerMove", "duration": 0, "x": 100, "y": 500},
          {"type": "pointerDown", "button": 0},
          {"type": "pause", "duration": 100},
          {"type": "pointerMove", "duration": 34, "origin": "pointer", "x": 0, "y": -30},
          {"type": "pointerUp"}]},
        {"type": "none", "id": "n", "actions": [{"type": "pause", "duration": 7}]},
        {"type": "pointer", "id": "b", "parameters": {"pointerType": "touch"}, "actions": [
          {"type": "pointerMove", "x": 200, "y": 500},
          {"type": "pointerDown", "button": 0},
          {"type": "pointerMove", "duration": 16, "x": 210, "y": 510, "origin": "viewport"},
          {"type": "pause"},
          {"type": "pointerCancel"}]}
      ]}
      """, size: size)
    #expect(
      lines == [
        "7 down 0 100 500", "7 down 1 200 500", "23 move 1 210 510", "124 move 0 100 485",
        "141 move 0 100 470", "141 up 0 100 470", "141 cancel 1 210 510",
      ])
  }

  @Test(arguments: [
    (
      #"{"type": "pointerMove", "y": 1}"#,
      "log:1:85: error: no \"x\": expected a position in points"
    ),
    (
      #"{"type": "pointerMove", "x": 1, "y": 1, "origin": {"element-1": "e"}}"#,
      "log:1:125: error: a position on an element, which only a browser knows: expected \"viewport\" or "
        + "\"pointer\""
    ),
    (
      #"{"type": "pointerMov", "x": 1, "y": 1}"#,
      "log:1:85: error: action \"pointerMov\": expected pause, pointerMove, pointerDown, pointerUp or "
        + "pointerCancel; did you mean \"pointerMove\"?"
    ),
    (
      #"{"type": "pause", "duration": -1}"#,
      "log:1:85: error: a duration of -1 ms: expected 0 ms to a day"
    ),
  ])
  func `an error in an action has its location`(action: String, message: String) {
    let text =
      #"{"actions": [{"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": ["#
      + action + "]}]}"
    let found = refusal(text)
    #expect(found?.drop { $0 != " " } == message.drop { $0 != " " })
    #expect(found?.hasPrefix("log:1:") == true)
  }

  @Test
  func `between two frames a finger moves straight and ends at the position of the second frame`()
    throws
  {
    let lines = try imported(
      """
      {"events": [
       {"inputType": "hand", "timeOffset": 0, "touches": [{"phase": "began", "id": 1, "x": 10, "y": 100}]},
       {"interpolate": "linear", "timestep": 0.02,
        "startEvent": {"timeOffset": 0.02, "touches": [{"phase": "moved", "id": 1, "x": 10, "y": 100}]},
        "endEvent": {"timeOffset": 0.07, "touches": [{"phase": "moved", "id": 1, "x": 10, "y": 200}]}},
       {"timeOffset": 0.11, "touches": [{"phase": "ended", "id": 1, "x": 10, "y": 200},
                                        {"phase": "stationary", "id": 2, "x": 0, "y": 0}]}
      ]}
      """, size: size)
    #expect(
      lines == [
        "0 down 0 10 100", "20 move 0 10 100", "40 move 0 10 140", "60 move 0 10 180",
        "70 move 0 10 200", "110 up 0 10 200",
      ])
  }

  @Test func `a missing down or up of a finger is added and reported`() throws {
    let lines = try imported(
      """
      {"events": [
       {"timeOffset": 0, "touches": [{"phase": "moved", "id": 1, "x": 10, "y": 100}]},
       {"timeOffset": 0.1, "touches": [{"phase": "moved", "id": 1, "x": 10, "y": 120}]}
      ]}
      """, size: size)
    #expect(
      lines == [
        "fingers that moved and never came down: 1, taken as coming down",
        "fingers that never lift: 1", "0 down 0 10 100", "100 move 0 10 120",
      ])
  }

  @Test func `a session is sorted by time, and the page's scrolling becomes observations`() throws {
    let lines = try imported(
      """
      [{"type": 4, "data": {"width": 390, "height": 844}, "timestamp": 1700000000000},
       {"type": 2, "data": {"node": {"type": 0, "id": 1}, "initialOffset": {"left": 0, "top": 40}},
        "timestamp": 1700000000010},
       {"type": 3, "data": {"source": 2, "type": 7, "id": 5, "x": 100, "y": 600}, "timestamp": 1700000000500},
       {"type": 3, "data": {"source": 6, "positions": [
         {"x": 100, "y": 560, "id": 5, "timeOffset": -400},
         {"x": 100, "y": 400, "id": 5, "timeOffset": -350}]}, "timestamp": 1700000000950},
       {"type": 3, "data": {"source": 3, "id": 1, "x": 0, "y": 200}, "timestamp": 1700000000620},
       {"type": 3, "data": {"source": 3, "id": 77, "x": 0, "y": 9}, "timestamp": 1700000000630},
       {"type": 3, "data": {"source": 2, "type": 9, "id": 5}, "timestamp": 1700000000640},
       {"type": 3, "data": {"source": 4, "width": 844, "height": 390}, "timestamp": 1700000000700}]
      """)
    #expect(
      lines == [
        "moves are gathered and thinned out, and times are whole milliseconds", "0 seen 0 40",
        "0 down 0 100 600", "50 move 0 100 560", "100 move 0 100 400", "120 seen 0 200",
        "140 up 0 100 400", "200 resize 844x390",
      ])
  }

  @Test func `frames that are out of order are sorted by time`() throws {
    let lines = try imported(
      """
      {"events": [
       {"timeOffset": 0.1, "touches": [{"phase": "ended", "id": 1, "x": 10, "y": 120},
                                       {"phase": "began", "id": 1, "x": 30, "y": 40}]},
       {"timeOffset": 0.02, "touches": [{"phase": "moved", "id": 1, "x": 10, "y": 120}]},
       {"timeOffset": 0, "touches": [{"phase": "began", "id": 1, "x": 10, "y": 100}]}
      ]}
      """, size: size)
    #expect(
      lines == [
        "fingers that never lift: 1", "0 down 0 10 100", "20 move 0 10 120", "100 up 0 10 120",
        "100 down 0 30 40",
      ])
  }

  @Test func `numbers out of the range of a recording are rejected or left out`() throws {
    func session(_ time: String, _ top: String) -> String {
      """
      [{"type": 4, "data": {"width": 390, "height": 844}, "timestamp": 0},
       {"type": 3, "data": {"source": 2, "type": 7, "id": 5, "x": 1, "y": 2}, "timestamp": 1},
       {"type": 2, "data": {"node": {"id": 1}, "initialOffset": {"left": 0, "top": \(top)}}, "timestamp": 2},
       {"type": 3, "data": {"source": 2, "type": 9, "id": 5}, "timestamp": \(time)}]
      """
    }
    #expect(
      refusal(session("99999999999999999", "0"), size: nil)
        == "log:4:70: error: the number 100000000000000000: expected milliseconds")
    #expect(
      refusal(session("9999999999999999", "0"), size: nil)?.contains("ms after the first touch")
        == true)
    #expect(try imported(session("9", "1e20")).contains { $0.contains("seen") } == false)
    let long = """
      {"actions": [{"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": [
        {"type": "pointerDown", "button": 0},
        {"type": "pointerMove", "duration": 86400000, "x": 1, "y": 1}]}]}
      """
    #expect(refusal(long)?.contains("more than 1000000 reports of fingers") == true)
  }

  @Test(arguments: [
    ("+100", "\"+100]}\": expected a value"), ("0100", "\"0100]}\": expected a number"),
    (".5e2", "\".5e2]}\": expected a value"),
    ("\"\\q\"", "\"\\q\"]}\": expected an escape of JSON"),
    ("\"\\uD800\"", "\"\"]}\": expected \\u"),
  ])
  func `malformed JSON is rejected with its location`(_ value: String, _ message: String) {
    let text = "{\n\"é\": [1, \(value)]}"
    let found = refusal(text, as: .webdriver)
    #expect(
      found?.hasPrefix("log:2:") == true && found?.hasSuffix(message) == true, "\(found ?? "")")
  }

  @Test func `an unknown format is rejected with the list of formats`() {
    #expect(
      refusal("hello\n")
        == "log: error: the format is not recognised: expected --input-format with one of evemu, getevent, "
        + "libinput, webdriver, webkit, rrweb, maestro, appium or motionevent")
    #expect(refusal("{\"actions\": [", as: .webdriver)?.hasPrefix("log:1:14: error: ") == true)
  }
}
