import Model
import Testing

@testable import Interchange

/// Tests logs of Appium servers in the formats of versions 1 to 3.
struct AppiumLogTests {
  private let size = Size(width: 100, height: 200)
  private static let body =
    #"{"actions":[{"type":"pointer","id":"f","parameters":{"pointerType":"touch"},"actions":["#
    + #"{"type":"pointerMove","x":50,"y":80},{"type":"pointerDown"},{"type":"pause","duration":100},"#
    + #"{"type":"pointerUp"}]}]}"#
  private let tap = ["0 down 0 50 80", "100 up 0 50 80"]

  @Test func `a request and its body on two lines, as in version 1, are imported`() throws {
    let body = Self.body
    let log = """
      2020-04-30 23:59:59:900 [HTTP] --> POST /session/1/actions
      2020-04-30 23:59:59:900 [HTTP] \(body)
      2020-04-30 23:59:59:950 [W3C] Calling performActions() with args: [[{"type":"pointer"}]]
      2020-05-01 00:00:00:500 [HTTP] --> POST /session/1/touch/perform
      2020-05-01 00:00:00:500 [HTTP] {"actions":[{"action":"press"}]}
      2020-05-01 00:00:01:900 [HTTP] --> POST /session/1/actions
      2020-05-01 00:00:01:900 [HTTP] \(body)

      """
    #expect(
      try imported(log, size: size) == [
        "touch actions of the old JSON wire protocol: 1, left out",
        "0 down 0 50 80", "100 up 0 50 80", "2000 down 0 50 80", "2100 up 0 50 80",
      ])
    #expect(
      refusal("[Appium] AndroidUiautomator2Driver\n" + log)?.contains("positions are pixels")
        == true)
  }

  @Test(arguments: [
    "2026-04-30 23:59:59:900 [HTTP] --> POST /session/1/actions %",
    "2026-04-30 23:59:59:900 - [HTTP] --> POST /session/1/actions %",
    "[HTTP] --> POST /session/1/actions %",
    "[1c9ec82d][HTTP] --> POST /wd/hub/session/1/actions %",
    "\u{1B}[38;5;39m[HTTP]\u{1B}[0m \u{1B}[37m-->\u{1B}[39m \u{1B}[37mPOST\u{1B}[39m "
      + "\u{1B}[37m/session/1/actions\u{1B}[39m \u{1B}[90m%\u{1B}[39m",
  ])
  func `a request on one line, as in versions 2 and 3, is imported`(line: String) throws {
    let log =
      line.replacing("%", with: Self.body) + "\n[HTTP] <-- POST /session/1/actions 200 93 ms - 14\n"
    #expect(try imported(log, size: size).suffix(2) == tap[...])
    let text = #"{"level":"info","message":"%","timestamp":"2026-04-30 23:59:59:900"}"#
    let quoted = line.replacing("%", with: Self.body).replacing("\u{1B}", with: "\\u001b")
      .replacing("\"", with: "\\\"")
    #expect(
      try imported(text.replacing("%", with: quoted), as: .appium, size: size).suffix(2) == tap[...]
    )
  }

  /// A drag whose body is longer than the limit of the server's log.
  private func long(_ session: String, from start: Int) -> (cut: String, list: [String]) {
    let moves = (0..<40).map { #"{"type":"pointerMove","duration":10,"x":50,"y":\#(start + $0)}"# }
    let whole =
      #"[{"type":"pointer","id":"f","parameters":{"pointerType":"touch"},"actions":["#
      + #"{"type":"pointerMove","x":50,"y":\#(start)},{"type":"pointerDown"},"#
      + moves.joined(separator: ",") + #",{"type":"pointerUp"}]}]"#
    let cut = String(("{\"actions\":" + whole).prefix(1021)) + "..."
    // Imitates JSON.stringify(actions, null, '  '), except that only the end is unindented.
    let list =
      ["["] + whole.dropFirst().dropLast().split(separator: ",").map { "    \($0)," } + ["]"]
    var lines = list
    lines[lines.count - 2].removeLast()
    return ("[HTTP] --> POST /session/\(session)/actions \(cut)", lines)
  }

  @Test func `a gesture truncated by the server is left out as a whole and reported`() throws {
    let (cut, _) = long("1", from: 100)
    let found = refusal(cut + "\n")
    #expect(found?.contains("gestures whose text the server cut after 1024 characters: 1") == true)
    #expect(found?.contains("--log-level debug") == true)
    let both = cut + "\n[HTTP] --> POST /session/1/actions " + Self.body + "\n"
    let recording = try importedRecording(both, size: size)
    #expect(recording.losses.quality.contains(.lossy))
    #expect(recording.losses.advice.count == 1)
    let lines = try imported(both, size: size)
    #expect(lines.suffix(2) == tap[...])
    #expect(lines.count == 4)
    // Version 3 ends a truncated line with this ellipsis.
    #expect(refusal(cut.dropLast(3) + "…\n")?.contains("cut after 1024") == true)
  }

  /// At the log level debug, the drivers of phones log all actions in full, over many lines.
  @Test(arguments: ["", "[XCUITestDriver@e9eb] "])
  func `a gesture truncated by the server is read from the driver's log`(prefix: String) throws {
    let (cut, list) = long("1", from: 100)
    let (other, _) = long("1", from: 150)
    let log =
      other + "\n" + cut + "\n[XCUITestDriver@e9eb] Received the following W3C actions: "
      + list.enumerated().map { $0 == 0 ? $1 : prefix + $1 }.joined(separator: "\n") + "\n"
      + "[XCUITestDriver@e9eb] Preprocessed actions: [\n"
    let lines = try imported(log, size: size)
    #expect(lines[0] == "gestures whose text the server cut after 1024 characters: 1, left out")
    #expect(lines.filter { $0.contains("move") }.count == 40)
    #expect(lines.contains("0 down 0 50 100"))
    #expect(lines.last == "400 up 0 50 139")
  }

  @Test func `interleaved sessions require that --device names one of them`() throws {
    func line(_ session: String, _ second: Int) -> String {
      "2026-04-30 10:00:0\(second):000 [HTTP] --> POST /session/\(session)/actions \(Self.body)\n"
    }
    let log = line("aa", 0) + line("bb", 1) + line("aa", 2)
    #expect(
      refusal(log)
        == "log: error: touches of 2 sessions at a time: expected --device with one of them: aa or bb"
    )
    #expect(try imported(log, size: size, device: "bb") == tap)
    #expect(try imported(log, size: size, device: "aa").last == "2100 up 0 50 80")
    #expect(
      try imported(line("aa", 0) + line("bb", 1), size: size)[0]
        == "2 sessions one after the other, taken as one")
  }

  @Test func `a gesture with a position on an element is left out, and other gestures are kept`()
    throws
  {
    let element = Self.body.replacing(#""y":80"#, with: #""y":80,"origin":{"element-6066":"7"}"#)
    let mouse = Self.body.replacing(#""touch""#, with: #""mouse""#)
    func line(_ body: String) -> String { "[HTTP] --> POST /session/1/actions \(body)\n" }
    let lines = try imported(line(element) + line(mouse) + line(Self.body), size: size)
    #expect(lines.suffix(2) == tap[...])
    #expect(lines[0] == "gestures with \"mouse\": 1, left out")
    #expect(
      lines[1] == "gestures with a position on an element, which only a browser knows: 1, left out")
    // With the drivers of phones, pointers of every type are touches.
    #expect(
      try imported("[XCUITest] session\n" + line(mouse), as: .appium, size: size).suffix(2)
        == tap[...])
  }

  @Test func `a finger that is still down is cancelled by the next gesture`() throws {
    let held = Self.body.replacing(#",{"type":"pointerUp"}"#, with: "")
    let log = [held, Self.body].map { "[HTTP] --> POST /session/1/actions \($0)\n" }.joined()
    #expect(
      try imported(log, size: size).suffix(4) == [
        "0 down 0 50 80", "100 cancel 0 50 80", "100 down 0 50 80", "200 up 0 50 80",
      ])
  }

  @Test func `an incomplete last line is reported, and the earlier gestures are kept`() throws {
    let line = "[HTTP] --> POST /session/1/actions \(Self.body)\n"
    let lines = try imported(line + line.prefix(120), size: size)
    #expect(lines.contains("the last line was cut off"))
    #expect(lines.suffix(2) == tap[...])
    #expect(refusal(line.prefix(120) + "\n" + line)?.hasPrefix("log:1:") == true)
  }
}
