import Flickbook
import FlickbookTesting
import TestSupport
import Testing

/// `Flickbook.judge`, called as in a test of an app; `Examples/Engine` is such a test.
struct JudgeCallTests {
  private let folder = CheckFixtures.folder("a.xml")
  private let reckless = BuiltInEngines.ios.showing { frame, _ in
    if frame.views[0].activity.isEmpty { frame.views[0].offset.y = frame.views[0].highest(.y) + 3 }
  }

  @Test func `a judgement without violations holds, and its description is one line`() throws {
    let judgement = try Flickbook.judge(folder / "a.xml", on: BuiltInEngines.ios)
    #expect(judgement.holds)
    #expect(judgement.broken.isEmpty)
    #expect(judgement.description == "held \(folder / "a.xml") [ios]")
  }

  @Test func `the Swift call describes a violation as check does`() throws {
    let judgement = try Flickbook.judge(folder / "a.xml", on: reckless, by: ["rest-in-bounds"])
    #expect(!judgement.holds)
    #expect(judgement.broken.map(\.name) == ["rest-in-bounds"])
    #expect(
      judgement.description.hasPrefix("FAIL \(folder / "a.xml") [ios]\n  \(folder / "a.xml"):"))
    #expect(judgement.description.contains("\n    found     4435\n"))
  }

  @Test func `a requested invariant that is untested does not hold`() throws {
    let judgement = try Flickbook.judge(
      folder / "a.xml", on: BuiltInEngines.ios, by: ["rest-in-bounds", "zoom-in-range"])
    #expect(!judgement.holds)
    #expect(judgement.broken.isEmpty)
    #expect(judgement.missing.count == 1)
    #expect(judgement.description.contains("\nnot exercised: zoom-in-range: "))
  }

  @Test func `a judgement considers required invariants, and a refused recording does not hold`()
    throws
  {
    folder.put(
      CheckFixtures.recording(expect: "<invariant name=\"zoom-in-range\" required=\"true\"/>"),
      as: "required.xml")
    let required = try Flickbook.judge(folder / "required.xml", on: BuiltInEngines.ios)
    #expect(!required.holds)
    #expect(
      required.missing == ["zoom-in-range was not exercised (\(folder / "required.xml"):10)"])
    let silent = EngineFactory(
      name: "silent", version: "1", summary: "", abilities: [], contract: EngineContract()
    ) { (_, _) throws(EngineError) in throw EngineError(.unsupported, "it holds no such scene") }
    let nothing = try Flickbook.judge(folder / "a.xml", on: silent)
    #expect(!nothing.holds)
    #expect(
      nothing.missing == ["any invariant, since the engine refused it: it holds no such scene"])
    #expect(nothing.description.hasPrefix("refused \(folder / "a.xml") [silent]"))
  }

  @Test
  func `an engine that ignores input does not hold, and named invariants are listed as missing`()
    throws
  {
    let deaf = BuiltInEngines.ios.hearing { $0.events = [] }
    folder.put(
      CheckFixtures.recording(expect: "<invariant name=\"drag-tracks-finger\"/>"), as: "drag.xml")
    let judgement = try Flickbook.judge(folder / "drag.xml", on: deaf)
    #expect(!judgement.holds)
    #expect(judgement.broken.map(\.name) == ["drag-moves-content"])
    // After a violation the replay deviates from the recording, so no unexercised invariants are
    // reported. Without a violation, unexercised invariants are reported.
    let tracked = try Flickbook.judge(folder / "drag.xml", on: deaf, by: ["drag-tracks-finger"])
    #expect(!tracked.holds && tracked.broken.isEmpty)
    #expect(
      tracked.missing.contains {
        $0.hasPrefix(
          "\(folder / "drag.xml"):10: drag-tracks-finger was not exercised on ios: ")
      })
    let still = try Flickbook.judge(folder / "drag.xml", on: deaf, by: ["finite-state"])
    #expect(still.missing.contains("any invariant: the display never changes"))
  }

  @Test func `the suite beside the recording is read and its waivers apply`() throws {
    folder.put(
      CheckFixtures.suite(
        "<waive recording=\"*.xml\" invariant=\"rest-in-bounds\" reason=\"BUG-1\"/>"),
      as: "flickbook-suite.xml")
    let judgement = try Flickbook.judge(
      folder / "a.xml", on: reckless, by: ["rest-in-bounds"])
    #expect(judgement.holds)
    #expect(judgement.description.contains("BUG-1"))
  }

  @Test func `relations and another frame rate can be requested`() throws {
    let judgement = try Flickbook.judge(
      folder / "a.xml", on: ClampingEngine.factory, by: ["mirror-x"], rate: 120)
    #expect(judgement.holds, "\(judgement)")
    #expect(judgement.recording.invariants.map(\.name) == ["mirror-x"])
    let all = try Flickbook.judge(folder / "a.xml", on: ClampingEngine.factory, relations: true)
    #expect(
      all.recording.invariants.map(\.name)
        == Catalogue.all.filter { !$0.isOnRequest }.map { $0.name })
  }

  @Test(arguments: [
    ("nowhere.xml", [], 60.0, "nowhere.xml"),
    (
      "a.xml", ["rest-in-bound"], 60,
      "unknown invariant \"rest-in-bound\": did you mean \"rest-in-bounds\"?"
    ),
    ("a.xml", [], 0, "cannot be \"0\": expected a number of frames per second from 0.001 to 1000"),
    ("bad.xml", [], 60, "bad.xml:1:"),
  ])
  func `an invalid call throws an error with a message`(
    _ name: String, _ invariants: [String], _ rate: Double, _ message: String
  ) throws {
    folder.put("<recording/>", as: "bad.xml")
    let error = #expect(throws: SessionError.self) {
      try Flickbook.judge(folder / name, on: BuiltInEngines.ios, by: invariants, rate: rate)
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `an engine that fails throws an error and gives no verdict`() throws {
    let failing = EngineFactory(
      name: "failing", version: "1", summary: "", abilities: [], contract: EngineContract()
    ) { (_, _) throws(EngineError) in throw EngineError(.broken, "it fell over") }
    let error = #expect(throws: SessionError.self) {
      try Flickbook.judge(folder / "a.xml", on: failing)
    }
    #expect(error?.description.contains("engine failing failed: it fell over") == true)
  }

  @Test func `a relative path starts in the folder of the calling file`() throws {
    let judgement = try Flickbook.judge(
      "../../Recordings/Invariants/rest-in-bounds.xml", on: BuiltInEngines.ios)
    #expect(judgement.holds, "\(judgement)")
  }
}
