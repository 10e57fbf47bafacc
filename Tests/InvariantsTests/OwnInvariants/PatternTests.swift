import Engines
import Exploration
import Files
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
    "eleven of twelve patterns are exercised and hold if the activity is inferred",
    arguments: BuiltInEngines.sound.map(\.showingOffsetsOnly))
  func soundnessOfInferredActivity(engine: EngineFactory) throws {
    let trial = try Self.trial()
    let (tested, broken) = try trial.outcome(on: engine)
    #expect(broken == [])
    var untested: Set = ["pattern-response"]
    if !engine.abilities.contains(.paging) {
      untested.formUnion(["pattern-rests-on", "pattern-one-page"])
    }
    #expect(Set(trial.rules.map(\.name)).subtracting(tested) == untested)
  }

  @Test(
    "each pattern about motion is broken by an engine with a fault if the activity is inferred",
    arguments: [
      ("speed-limit", "coast-fast"), ("frame-jump", "coast-fast"), ("pull-limit", "pull-scaled"),
      ("rests-inside", "rests past the end of its last view"),
      ("rests-on", "rests beside the page"), ("rests-within", "coasts for long"),
      ("drag-limit", "drag-reversed"), ("release-speed", "coast-fast"),
      ("one-page", "takes two pages at a time"), ("moves-alone", "never stands still"),
      ("unchanged", "zooms as it is dragged"),
    ])
  func faultsOfInferredActivity(pattern: String, name: String) throws {
    let rule = try #require(try Self.trial().rules.first { $0.name == "pattern-\(pattern)" })
    let fault = try #require(RuleTrial.faults.first { $0.name == name })
    let isBroken = try RuleTrial.isBroken(rule, by: fault, showing: \.showingOffsetsOnly)
    #expect(isBroken)
  }

  /// `ios`, whose content jumps after a number of milliseconds.
  private static func jumping(after time: Double) -> EngineFactory {
    BuiltInEngines.ios.showing { frame, now in
      if now > Instant.milliseconds(time) { frame.views[0].offset.y -= 400 }
    }
  }

  @Test(
    "content that jumps breaks a limit, whatever an engine reports about its activity",
    arguments: ["pattern frame-jump max 100pt", "pattern speed-limit max 5000pt/s"],
    [500.0, 3000])
  func jumps(rule: String, time: Double) throws {
    let recording = try Corpus.recording("Recordings/Window/coast-across-the-map.xml")
    let rule = try Invariant("limit", rule)
    let jumping = Self.jumping(after: time)
    let start = Instant.milliseconds(time - 100)
    let claiming = jumping.showing { frame, now in
      if now > start { frame.views[0].activity.insert(.animating) }
    }
    let scrolled = jumping.showingOffsetsOnly.showing { frame, now in
      frame.views[0].traits = now > start ? [.ofPage, .sent] : .ofPage
    }
    for engine in [jumping, claiming, jumping.showingOffsetsOnly, scrolled] {
      #expect(try judged(recording, engine, by: [rule]).contains { $0.isBroken })
    }
    for engine in [BuiltInEngines.ios, BuiltInEngines.ios.showingOffsetsOnly] {
      #expect(try !judged(recording, engine, by: [rule]).contains { $0.isBroken })
    }
    // An animation that the page started may be fast.
    let animated = jumping.showingOffsetsOnly.showing { frame, now in
      frame.views[0].traits = now > start ? [.ofPage, .sent, .animated] : .ofPage
    }
    #expect(try !judged(recording, animated, by: [rule]).contains { $0.isBroken })
  }

  @Test func `a page that scrolls a coasting view at once does not end the coast`() throws {
    let recording = try Corpus.recording("Recordings/Window/coast-across-the-map.xml")
    let rule = try Invariant("limit", "pattern speed-limit max 5000pt/s while decelerating")
    let scrolled = Self.jumping(after: 500).showingOffsetsOnly.showing { frame, now in
      frame.views[0].traits = now > Instant.milliseconds(500) ? [.ofPage, .sent] : .ofPage
    }
    #expect(try judged(recording, scrolled, by: [rule]).contains { $0.isBroken })
  }

  @Test func `a view that does not move comes to rest at once, whatever moves inside it`() throws {
    let recording = try Corpus.recording("Recordings/Window/coast-across-the-map.xml").inAPage
    let rule = try Invariant("rests", "pattern rests-within time 1s")
    let verdicts = try judged(recording, BuiltInEngines.ios, by: [rule])
    guard case .broken(let violation, let times, _) = try #require(verdicts.first).verdict else {
      Issue.record("not broken")
      return
    }
    #expect(times == 1)
    #expect(violation.view == 1)
  }

  @Test(
    "the speed of a release is judged only if the finger was steady, on random recordings",
    arguments: BuiltInEngines.sound.flatMap { [$0, $0.showingOffsetsOnly] })
  func randomReleases(engine: EngineFactory) throws {
    let rule = try Invariant("release", "pattern release-speed share 60%")
    for seed in UInt64(0)..<400 {
      let verdicts: [InvariantVerdict]
      do {
        verdicts = try judged(Recording.generated(seed), engine, by: [rule])
      } catch ReplayError.engine(let error) where error.isNoFailure {
        continue
      }
      #expect(!verdicts.contains { $0.isBroken }, "seed \(seed)")
    }
  }

  @Test func `an animation under a finger that cannot scroll is not taken for a coast`() throws {
    let text = """
      <recording xmlns="urn:flickbook:recording:1" title="An animation under a finger">
        <scene>
          <window width="320" height="568" scale="2"/>
          <view id="map" x="0" y="0" width="320" height="568">
            <content width="1500" height="1900"/>
          </view>
        </scene>
        <timeline>
          <set t="0"><scroll enabled="false"/></set>
          <ask t="0" scroll-to="300 150" animated="true"/>
          <down t="330" finger="0" x="280" y="270"/>
          <move t="340" finger="0" x="300" y="300"/>
          <move t="380" finger="0" x="300" y="350"/>
          <up t="400" finger="0" x="300" y="350"/>
        </timeline>
      </recording>
      """
    let rule = try Invariant("release", "pattern release-speed share 60%")
    let verdicts = try judged(
      Recording(bytes: Array(text.utf8)), FrameEngine.factory.showingOffsetsOnly, by: [rule])
    #expect(verdicts.count == 1)
    #expect(!verdicts.contains { $0.isBroken })
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
      ("speed-limit max 3pt/s", 0, "did you mean \"pattern speed-limit\"?"),
      ("one-page", 0, "did you mean \"pattern one-page\"?"),
    ])
  func errors(text: String, offset: Int, message: String) {
    let error = #expect(throws: Objection.self) { try Formula(text) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
