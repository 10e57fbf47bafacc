import Gesture
import TestSupport
import Testing

@testable import Formats
@testable import Writing

/// A line that holds a touch and nothing else is read without the XML parser, and means what it means to
/// that one. A tab behind the name of a tag leaves the tag to the parser, and moves nothing.
struct TouchLinesTests {
  @Test func `recordings mean the same, read beside the parser and by it`() throws {
    var recordings = RandomRecordings(seed: 25)
    for round in 0..<300 {
      let text = String(decoding: try recordings.next().canonicalBytes(), as: UTF8.self)
      if Reading(of: text) != Reading(of: parsed(text)) { Issue.record("recording \(round)") }
    }
  }

  @Test func `nearly all of a recording is read beside the parser`() throws {
    var recordings = RandomRecordings(seed: 26)
    let recording = recordings.next()
    let touches = recording.events.filter { $0.value.action.touch != nil }
    let lines = try Array(recording.canonicalBytes()).split(separator: UInt8(ascii: "\n"))
    let read = lines.filter { line in
      let bytes = [UInt8(ascii: "\n")] + line + [UInt8(ascii: "\n")] + Array(repeating: 0, count: 8)
      return bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return false }
        var lines = TouchLines(behind: start)
        return lines.next() != nil
      }
    }
    #expect(touches.count > 0)
    #expect(read.count == touches.count)
  }

  @Test(arguments: [
    #"<move t="1" finger="1" x="1" y="1"/>"#,
    #"   <move t="1.5" finger="1" x="-1.25" y="0.5"/>  "#,
    "\t<move t=\"1\" finger=\"1\" x=\"-0\" y=\"1\"/>\t",
    "<move t=\"1\" finger=\"1\" x=\"1\" y=\"1\"/>\r",
    #"<move t="1" finger="1" x="1" y="1" force="0.5"/>"#,
    #"<move t="1" finger="1" x="1" y="1" force="0.5" radius="3" arrived="2.000001"/>"#,
    #"<move t="1" finger="1" x="1" y="1" force="2"/>"#,
    #"<move t="1" finger="1" x="1" y="1" radius="-1"/>"#,
    #"<move t="1" finger="1" x="1" y="1" arrived="-1"/>"#,
    #"<move t="1" finger="1" x="1" y="1" x="1"/>"#,
    #"<move t="1" finger="1" x="1" y="1"/><move t="2" finger="1" x="1" y="1"/>"#,
    #"<move t="1" finger="1" x="1" y="1"/><!-- > --><move t="2" finger="1" x="1" y="1"/>"#,
    #"<move t="1" finger="1" x="1" y="1"/> text"#,
    #"text <move t="1" finger="1" x="1" y="1"/>"#,
    #"<move t="1" finger="01" x="1" y="1"/>"#,
    #"<move t="1" finger="256" x="1" y="1"/>"#,
    #"<move t="1" finger="2" x="1" y="1"/>"#,
    #"<down t="1" finger="1" x="1" y="1"/>"#,
    #"<move t="1" finger="1" x="1." y="1"/>"#,
    #"<move t="1" finger="1" x=".5" y="1"/>"#,
    #"<move t="1" finger="1" x="+1" y="1e3"/>"#,
    #"<move t="1" finger="1" x="123456789012345678" y="1"/>"#,
    #"<move t="1" finger="1" x="9007199254740993" y="0.10000000000000001"/>"#,
    #"<move t="1" finger="1" x="1&#49;" y="1"/>"#,
    #"<move t="1.1234567" finger="1" x="1" y="1"/>"#,
    #"<move t="9000000000000" finger="1" x="1" y="1"/>"#,
    #"<move t="8999999999999.999999" finger="1" x="1" y="1"/>"#,
    #"<move t="00000000000000000000001" finger="1" x="1" y="1"/>"#,
    #"<move t="-1" finger="1" x="1" y="1"/>"#,
    #"<move t="" finger="1" x="1" y="1"/>"#,
    #"<move t="1" finger="1" x="1" y="1">"#,
    #"<move t="1" finger="1" x="1" y="1"></move>"#,
    #"<move t="1" finger="1" x="1" y="1" xmlns="urn:other"/>"#,
    #"<o:move xmlns:o="urn:other" t="1" finger="1" x="1" y="1"/>"#,
    #"<moved t="1" finger="1" x="1" y="1"/>"#,
    #"<turn t="1" to="landscapeLeft">"# + "\n" + #"<move t="1" finger="1" x="1" y="1"/>"#
      + "\n</turn>",
    "<!--\n" + #"<move t="1" finger="1" x="1" y="1"/>"# + "\n-->",
    "<![CDATA[\n" + #"<move t="1" finger="1" x="1" y="1"/>"# + "\n]]>",
    "<o:a xmlns:o=\"urn:other\">\n" + #"<move t="1" finger="1" x="1" y="1"/>"# + "\n</o:a>",
    "</timeline>\n" + #"<move t="1" finger="1" x="1" y="1"/>"#,
    "\u{0}", "\u{1}", "日本", "&amp;", "<", "",
  ])
  func `an odd line means the same`(_ line: String) {
    for prefix in ["", "  "] {
      for rest in [touch(5), "<wiggle/>\n" + touch(6), touch(0) + touch(7)] {
        let text = recording(touch(0, "down") + prefix + line + "\n" + rest + touch(8, "up"))
        #expect(Reading(of: text) == Reading(of: parsed(text)))
        // Cut off anywhere behind the head.
        for length in stride(from: text.utf8.count - 1, to: text.utf8.count - 160, by: -7) {
          let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
          #expect(Reading(of: cut) == Reading(of: parsed(cut)))
        }
      }
    }
  }

  @Test func `touches of another namespace are none of ours`() {
    let text = recording(touch(0, "down") + touch(1, "up"))
      .replacing("<recording xmlns=", with: "<f:recording xmlns:f=")
      .replacing("</recording>", with: "</f:recording>")
    #expect(Reading(of: text).errors.count > 0)
    #expect(Reading(of: text) == Reading(of: parsed(text)))
    let prefixed = text.replacing("<timeline>", with: "<f:timeline>")
      .replacing("</timeline>", with: "</f:timeline>").replacing("scene>", with: "f:scene>")
    #expect(Reading(of: prefixed) == Reading(of: parsed(prefixed)))
  }

  /// The same with a tab behind the name of each touch's tag, where all columns stay.
  private func parsed(_ text: String) -> String {
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let start: Substring = line.drop { $0 == " " || $0 == "\t" }
      let isTouch = ["<move ", "<down ", "<up ", "<cancel "].contains { start.hasPrefix($0) }
      guard isTouch, let blank = start.firstIndex(of: " ") else { return String(line) }
      return line[..<blank] + "\t" + line[line.index(after: blank)...]
    }.joined(separator: "\n")
  }

  private func touch(_ time: Int, _ name: String = "move") -> String {
    "    <\(name) t=\"\(time)\" finger=\"1\" x=\"\(time).5\" y=\"0\"/>\n"
  }

  private func recording(_ timeline: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <recording xmlns="urn:flickbook:recording:1" title="x">
      <scene>
        <window width="20" height="20"/>
        <view id="a" x="0" y="0" width="20" height="20">
          <content width="20" height="20"/>
        </view>
      </scene>
      <timeline>
    \(timeline)  </timeline>
    </recording>
    """
  }
}

/// What a text is to a reader, with all places.
private struct Reading: Equatable {
  var events: [InputEvent] = []
  var places: [FileLocation] = []
  var errors: [FormatError]
  var warnings: [FormatError]

  init(of text: String) {
    let bytes = Array(text.utf8)
    let lint = Lint(bytes: bytes, named: "x")
    (errors, warnings) = (lint.errors, lint.warnings)
    guard let reader = try? RecordingReader(bytes: bytes, named: "x") else { return }
    while let event = try? reader.next() {
      events.append(event.value)
      places.append(event.place)
    }
  }
}
