import Engines
import FlickbookTesting
import Invariants
import Testing
import TestSupport

/// Tests wheels whose rows depend on another wheel, such as days on the month.
struct DependentRowsTests {
  private static let recordings = [
    "Recordings/Wheels/thirty-one-days.xml", "Recordings/Wheels/date-and-time.xml",
  ]

  @Test(
    arguments: recordings, ["hears of no other month", "stays on a day that the month has not"])
  func `a wheel that stays on a row that no longer exists is detected`(
    _ path: String, _ name: String
  ) throws {
    let fault = try #require(
      Fault.isolated.first { $0.invariant == "picker-value-valid" && $0.name == name })
    let findings = try judged(Corpus.recording(path), BuiltInEngines.ios.with(fault, strength: 1))
    #expect(findings.contains { $0.invariant.name == "picker-value-valid" && $0.isBroken })
    let sound = try judged(Corpus.recording(path), BuiltInEngines.ios)
    #expect(sound.contains { $0.invariant.name == "picker-value-valid" && $0.isHeld })
  }

  /// The app may show the right value although the offset of the wheel is wrong.
  @Test func `a wheel at rest between allowed rows is detected by its offset`() throws {
    let fault = try #require(
      Fault.isolated.first { $0.name == "stays on a day that the month has not" })
    let findings = try judged(
      Corpus.recording("Recordings/Wheels/thirty-one-days.xml"),
      BuiltInEngines.ios.with(fault, strength: 1))
    let line = findings.compactMap(\.line).first { $0.hasPrefix("picker-value-valid") }
    #expect(line?.contains("rest on a valid row") == true)
  }

  @Test(arguments: ["count-down", "count-down-under-a-finger"])
  func `a countdown that turns a wheel under a finger is detected`(_ name: String) throws {
    let fault = try #require(
      Fault.isolated.first { $0.name == "turns a wheel back as a minute passes" })
    let recording = try Corpus.recording("Recordings/Wheels/\(name).xml")
    let findings = try judged(recording, BuiltInEngines.ios.with(fault, strength: 1))
    #expect(findings.contains { $0.invariant.name == "drag-tracks-finger" && $0.isBroken })
  }
}
