import Engines
import FlickbookTesting
import Formulas
import Model
import Replay
import Testing
import TestSupport
import Text

@testable import Invariants

/// Each pattern of the language holds on every sound engine and is broken by a faulty engine.
struct PatternTests {
  private static func trial() throws -> RuleTrial {
    RuleTrial(
      rules: try FormulaPattern.all.map {
        try Invariant("pattern-\($0.name)", "pattern \($0.example)")
      })
  }

  @Test(
    "each of twelve patterns is exercised and holds on a sound engine, over all recordings",
    arguments: BuiltInEngines.sound)
  func soundness(engine: EngineFactory) throws {
    let trial = try Self.trial()
    #expect(trial.rules.count == 12)
    let (tested, broken) = try trial.outcome(on: engine)
    #expect(broken == [])
    // An engine without paging exercises no rule about pages.
    let untested: Set =
      engine.abilities.contains(.paging) ? [] : ["pattern-rests-on", "pattern-one-page"]
    #expect(Set(trial.rules.map(\.name)).subtracting(tested) == untested)
  }

  @Test(
    "eleven of twelve patterns are exercised inside a page, and all hold there",
    arguments: BuiltInEngines.sound)
  func soundnessInAPage(engine: EngineFactory) throws {
    let trial = try Self.trial()
    let (tested, broken) = try trial.outcome(on: engine, changing: \.inAPage)
    #expect(broken == [])
    // The example of rests-on excludes nested views.
    let untested: Set =
      engine.abilities.contains(.paging)
      ? ["pattern-rests-on"] : ["pattern-rests-on", "pattern-one-page"]
    #expect(Set(trial.rules.map(\.name)).subtracting(tested) == untested)
  }

  @Test(
    "each pattern is broken by an engine with a fault, at the top and inside a page",
    arguments: [
      ("speed-limit", "coast-fast"), ("frame-jump", "coast-fast"), ("pull-limit", "pull-scaled"),
      ("rests-inside", "rests past the end of its last view"),
      ("rests-on", "rests beside the page"),
      ("rests-within", "coasts for long"),
      ("drag-limit", "drag-reversed"),
      ("release-speed", "reports points per millisecond"),
      ("one-page", "takes two pages at a time"),
      ("moves-alone", "never stands still"), ("response", "misses the end of a coast"),
      ("unchanged", "zooms as it is dragged"),
    ])
  func faults(pattern: String, name: String) throws {
    let rule = try #require(try Self.trial().rules.first { $0.name == "pattern-\(pattern)" })
    let fault = try #require(RuleTrial.faults.first { $0.name == name })
    #expect(try RuleTrial.isBroken(rule, by: fault, depth: pattern == "moves-alone" ? 1 : 0))
    guard pattern != "rests-on" else { return }
    #expect(try RuleTrial.isBroken(rule, by: fault, changing: \.inAPage, depth: 1))
  }

  @Test func `a view that must not move is not compared with itself`() throws {
    let rule = try Invariant("alone", "pattern moves-alone beside map")
    let recording = try Corpus.recording("Recordings/Window/coast-across-the-map.xml")
    let verdicts = try judged(recording, BuiltInEngines.ios, by: [rule])
    #expect(!verdicts.contains { $0.isBroken })
  }

  @Test(
    "an error in a pattern has its location, and names the missing or the expected part",
    arguments: [
      ("pattern speed-limt max 3pt/s", 8, "did you mean \"speed-limit\"?"),
      ("pattern speed-limit", 8, "speed-limit without max: expected as pattern speed-limit max"),
      ("pattern speed-limit max 3pt", 24, "max with pt: expected one with pt/s"),
      ("pattern speed-limit maxi 3pt/s", 20, "did you mean \"max\"?"),
      ("pattern speed-limit max 3pt/s max 4pt/s", 30, "a second max"),
      ("pattern speed-limit max 3pt/s while offset.y", 36, "where a condition is expected"),
      ("pattern speed-limit 3pt/s", 20, "did you mean \"max 3pt/s\"?"),
      ("pattern speed-limit max=3pt/s", 23, "expected a space, as in pattern speed-limit max 3"),
      ("pattern one-page along z", 23, "expected x or y"),
      ("pattern rests-within time 3pt", 26, "expected a time"),
    ])
  func errors(text: String, offset: Int, message: String) {
    let error = #expect(throws: Objection.self) { try Formula(text) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
