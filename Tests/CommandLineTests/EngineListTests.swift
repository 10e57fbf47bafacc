@testable import CommandLine
import Engines
import Model
import Replay
@testable import Runs
import Testing
import Text

struct EngineListTests {
  private func named(_ names: String...) -> EngineList {
    EngineList(
      names.map { name in
        EngineFactory(name: name, version: "1", summary: "", abilities: []) {
          (scene, _) throws(EngineError) in try ClampingEngine(scene)
        }
      })
  }

  @Test func `the default engine is ios or, without ios, the first engine`() {
    #expect(named("mine", "ios").standard == "ios")
    #expect(named("mine", "yours").standard == "mine")
    #expect(named().standard == nil)
  }

  @Test func `engine names that cannot be typed are rejected`() {
    #expect(named("mine", "ios", "über-2.0").objection == nil)
    #expect(named("mine", "mine").objection == "two engines are named \"mine\"")
    #expect(named("seen").objection?.contains("the recorded device") == true)
    for name in ["", "a b", "ios(2)", "a,b", "-x"] {
      #expect(named(name).objection?.contains("expected letters") == true, "\(name)")
    }
  }

  @Test func `the text of a designation can be parsed again`() throws {
    let engine = try EngineDesignation("ios(rate=0.9979, slop=8)", of: .engine)
    #expect(engine.text == "ios(rate=0.9979,slop=8)")
    #expect(engine.settingsText == "rate=0.9979;slop=8")
    #expect(try EngineDesignation(engine.text, of: .engine) == engine)
  }

  @Test func `the name of a switch alone turns the switch on`() throws {
    let engine = try EngineDesignation("textbook(stale-label,slop=8)", of: .engine)
    #expect(engine.text == "textbook(stale-label,slop=8)")
    #expect(engine.settingsText == "stale-label;slop=8")
    #expect(engine.settings.map(\.value) == [nil, 8])
    let list = EngineList(BuiltInEngines.all)
    guard case .live(let factory) = try list.engine(engine, of: .engine).kind else {
      Issue.record("the engine is not one of the program's own")
      return
    }
    #expect(
      factory.settings.filter { $0.isSwitch && $0.value == 1 }.map(\.name) == ["stale-label"])
  }

  @Test(
    arguments: [
      ("textbook(stale-lable)", "did you mean \"stale-label\"?"),
      ("ios(slop)", "slop of engine ios is a number: expected slop=NUMBER"),
      ("textbook(stale-label=2)", "stale-label is a switch: expected 0 or 1"),
      ("textbok", "did you mean \"textbook\"?"),
      ("textbook()", "expected NAME, NAME(SETTING=NUMBER,...) or NAME(SWITCH,...)"),
      ("textbook(stale-label,stale-label)", "is set twice"),
    ])
  func `the error for an invalid engine or setting states what to type`(
    _ typed: String, _ hint: String
  ) {
    let error = #expect(throws: UsageError.self) {
      try EngineList(BuiltInEngines.all).engine(EngineDesignation(typed, of: .engine), of: .engine)
    }
    #expect(error?.message.contains(hint) == true, "\(error?.message ?? "")")
  }

  @Test(
    arguments: [
      ("812ms", 812_000_000), ("0.812s", 812_000_000), ("16.666667ms", 16_666_667), ("0ms", 0),
    ] as [(String, Int64)])
  func `a time is parsed with its unit`(_ text: String, _ nanoseconds: Int64) {
    #expect(Instant(typed: text) == Instant(nanoseconds: nanoseconds))
  }

  @Test(arguments: [
    "", "ms", "812", "0", "16.666667", "1e3", "-1", "1.", ".5", "12m", "nan", "1 ms",
    "9999999999999s",
  ])
  func `an invalid time is rejected`(_ text: String) {
    #expect(Instant(typed: text) == nil)
  }
}
