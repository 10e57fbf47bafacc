import Model
import Testing
import TestSupport
import Text

@testable import Files
@testable import Writing

/// Writing and reading are inverse, and the canonical form is unique.
struct RoundTripTests {
  @Test func `a written recording is read unchanged and is canonical`() throws {
    var recordings = RandomRecordings(seed: 1)
    for round in 0..<500 {
      let recording = recordings.next()
      let bytes = try recording.canonicalBytes()
      let read = try Recording(bytes: bytes)
      if read != recording { Issue.record("recording \(round) is read as a different one") }
      let tidy = try CanonicalForm(bytes: bytes, named: "x").wholeText()
      if tidy != bytes { Issue.record("recording \(round) is not written canonically") }
    }
  }

  @Test func `untidy files with the same meaning have the same canonical form`() throws {
    var recordings = RandomRecordings(seed: 2)
    for round in 0..<100 {
      let bytes = try recordings.next().canonicalBytes()
      var scrambler = Scrambler(seed: UInt64(round), addingForeign: false)
      let untidy = scrambler.scramble(String(decoding: bytes, as: UTF8.self))
      let tidy = try CanonicalForm(bytes: Array(untidy.utf8), named: "x").wholeText()
      let whole = String(decoding: tidy, as: UTF8.self)
      let expected = String(decoding: bytes, as: UTF8.self)
      // Only the comment that the scrambler adds after the root element may remain.
      if whole != expected && whole != expected + "<!-- after -->\n" {
        Issue.record("round \(round): \(untidy)\nbecame\n\(whole)\nnot\n\(expected)")
        return
      }
    }
  }

  @Test func `tidying keeps the meaning of a file and is idempotent`() throws {
    var recordings = RandomRecordings(seed: 3)
    for round in 0..<100 {
      let recording = recordings.next()
      let text = String(decoding: try recording.canonicalBytes(), as: UTF8.self)
      var scrambler = Scrambler(seed: UInt64(round), addingForeign: true)
      let untidy = Array(scrambler.scramble(text).utf8)
      let once = try CanonicalForm(bytes: untidy, named: "x").wholeText()
      let twice = try CanonicalForm(bytes: once, named: "x").wholeText()
      let isKept = try Recording(bytes: untidy) == recording && Recording(bytes: once) == recording
      if !isKept || once != twice {
        Issue.record(
          """
          round \(round): \(isKept ? "twice is not once" : "the meaning is lost")
          \(String(decoding: untidy, as: UTF8.self))
          \(String(decoding: once, as: UTF8.self))
          \(String(decoding: twice, as: UTF8.self))
          """)
        return
      }
    }
  }

  @Test func `times are counted in nanoseconds and never rounded`() throws {
    let text = String(decoding: try rich.canonicalBytes(), as: UTF8.self)
    let event = try #require(text.firstRange(of: "<timeline>")?.upperBound)
    let late = text[..<event] + "<mark t=\"86399999.999999\" name=\"\"/></timeline></recording>"
    let recording = try Recording(bytes: Array(late.utf8))
    #expect(recording.events[0].value.time.nanoseconds == 86_399_999_999_999)
    #expect(DecimalTime.parse("8999999999999.999999")?.nanoseconds == 8_999_999_999_999_999_999)
    #expect(DecimalTime.parse("9000000000000") == nil)
    #expect(DecimalTime.parse("0.000001")?.nanoseconds == 1)
    #expect(DecimalTime.parse(String(repeating: "0", count: 40) + "1.5")?.nanoseconds == 1_500_000)
    // 2⁶⁴ and 2⁶⁴ + 1 would be 0 and 1 in 64 bits.
    #expect(DecimalTime.parse("18446744073709551616") == nil)
    #expect(DecimalTime.parse("0018446744073709551617") == nil)
  }
}
