import Model
import Testing
import TestSupport
import Text

@testable import Files

/// Recordings cut off after each of their bytes.
struct CutRecordingTests {
  static let files = [
    "Recordings/Canvas/jump-by-number.xml", "Recordings/Gallery/turn-on-the-second-car.xml",
    "Recordings/Table/list-gets-shorter.xml",
  ]

  @Test(arguments: files)
  func `every truncated file gives one error that names the line of the cut`(_ path: String) throws
  {
    let bytes = Corpus.bytes(of: path)
    // White space after the last tag is not required.
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    var line = 0
    var hasRoot = false
    for length in 0...end {
      let errors = Lint(bytes: Array(bytes[..<length]), named: "cut").errors
      // A complete comment counts like a tag, because it ends with the same character.
      if length > 0, bytes[length - 1] == UInt8(ascii: ">") {
        let lines = 1 + bytes[..<length].count { $0 == UInt8(ascii: "\n") }
        hasRoot = hasRoot || lines > 1
        line = lines
      }
      let expected = hasRoot ? "truncated after line \(line)" : Self.before(length, bytes)
      let isRight =
        errors.count == 1 && errors[0].objection.kind == .truncated
        && errors[0].objection.found == expected
      if !isRight {
        Issue.record("after \(length) bytes: \(errors.map(\.description)), not \(expected)")
        return
      }
    }
    #expect(Lint(bytes: Array(bytes[...end]), named: "cut").errors == [])
  }

  /// Before the root element, the error names no line.
  private static func before(_ length: Int, _ bytes: [UInt8]) -> String {
    length == 0 ? "an empty file" : "no recording"
  }

  @Test(arguments: files)
  func `a repaired file is valid, is marked as truncated, and contains every complete event`(
    _ path: String
  ) throws {
    let bytes = Corpus.bytes(of: path)
    let whole = try Recording(bytes: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let endOfScene = try #require(text.firstRange(of: "</scene>")).upperBound
    let scene = text.utf8.distance(from: text.startIndex, to: endOfScene)
    for length in 1..<bytes.count - 1 {
      let prefix = Array(bytes[..<length])
      let form = CanonicalForm(bytes: prefix, named: "cut", isRepair: true)
      guard length >= scene else {
        #expect(throws: FormatError.self) { try form.wholeText() }
        continue
      }
      let repaired = try form.wholeText()
      let recording = try Recording(bytes: repaired)
      let events = Self.eventLines(prefix, in: text)
      let isRight =
        recording.events.count == events
        && recording.events == Array(whole.events.prefix(events))
        && recording.head.quality.contains(.truncated)
        && recording.head.scene == whole.head.scene
      if !isRight {
        Issue.record(
          "after \(length) bytes, with \(events) events: \(String(decoding: repaired, as: UTF8.self))"
        )
        return
      }
      #expect(Lint(bytes: repaired, named: "cut").errors == [])
    }
  }

  /// The number of complete events. In canonical files, each ends on its own line.
  private static func eventLines(_ prefix: [UInt8], in text: String) -> Int {
    let lines = String(decoding: prefix, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let timeline = lines.firstIndex(of: "  <timeline>") ?? lines.endIndex
    return lines[timeline...].count { line in
      guard line.hasPrefix("    <"), !line.hasPrefix("     "), !line.hasPrefix("    <!") else {
        return false
      }
      return line.hasPrefix("    </") ? line.hasSuffix(">") : line.hasSuffix("/>")
    }
  }

  @Test func `a file that is cut inside a character is truncated and not malformed`() {
    let text = "<recording xmlns=\"urn:flickbook:recording:1\" title=\"x\"><note>日本"
    let errors = Lint(bytes: Array(text.utf8.dropLast()), named: "cut").errors
    #expect(errors.map(\.objection.found) == ["truncated after line 1"])
  }
}
