import Engines
import FlickbookTesting
internal import Measure
import Model
import Replay
import Testing

/// The explanation of a difference names the setting that was changed.
@Suite struct ExplanationTests {
  @Test(arguments: [
    ("ios", "rate", 0.9979), ("ios", "slop", 9.0), ("ios", "page-fling", 210),
    ("ios", "inward-fling", 1), ("android", "friction", 0.01515), ("android", "animation", 0.26),
  ])
  func `an explanation names the changed setting`(engine: String, setting: String, value: Double)
    throws
  {
    let factory = engine == "ios" ? BuiltInEngines.ios : BuiltInEngines.android
    let planted = Planted(engine: factory, changes: [(setting, value)])
    let found = try PlantedCases(factory).find(try planted.opaque())
    let first = try #require(found.explanation.causes.first)
    #expect(first.name == setting)
    #expect(found.explanation.causes.count == 1)
    #expect(try #require(found.explanation.left) < 0.001)
  }

  @Test func `an explanation names both of two changed settings`() throws {
    let planted = Planted(engine: BuiltInEngines.ios, changes: [("rate", 0.9979), ("slop", 9)])
    let found = try PlantedCases(BuiltInEngines.ios).find(try planted.opaque())
    #expect(Set(found.explanation.causes.map(\.name)) == ["rate", "slop"])
    // Every recording that differs has a cause and a phase of its gesture.
    #expect(found.explanation.rows.allSatisfy { $0.cause != nil })
    let phases = Set(found.explanation.rows.map(\.phase))
    #expect(phases.contains(.touch), "\(phases)")
  }

  @Test(arguments: [(1, false), (2, false), (3, false), (2, true)])
  func `an explanation names a delay as the only cause if nothing else differs`(
    framesLate: Int, isTurned: Bool
  ) throws {
    let sound = BuiltInEngines.ios
    let late = sound.atFrames(late: framesLate)
    var (one, other) = (Examination(sound), Examination(late))
    one.run()
    other.run()
    let cases = try PlantedRecordings.made(on: sound).map { name, recording in
      Search.Case(
        name, Replayable(recording), one: try PlantedRecordings.shown(recording, sound),
        other: try PlantedRecordings.shown(recording, late))
    }
    func turned(_ cases: [Search.Case]) -> [Search.Case] {
      cases.map { Search.Case($0.name, $0.recording, one: $0.other, other: $0.one) }
    }
    let latency = try #require(
      isTurned
        ? Latency(other.found, one.found, turned(cases)) : Latency(one.found, other.found, cases))
    var search = Search(
      sound, isTurned ? turned(latency.cases) : latency.cases, FrameClock(),
      framesLate: latency.framesLate(ofFirst: !isTurned))
    let rest = search.run(Candidate.measured(sound, one.found, other.found))
    let explanation = latency.explaining(rest, isTurned: isTurned)
    #expect(explanation.causes.map(\.name) == ["frames-late"], "\(explanation.causes)")
    let cause = try #require(explanation.causes.first)
    #expect(cause.one == "0" && cause.other == "\(framesLate)")
    #expect(try #require(explanation.left) < 0.01)
    #expect(explanation.rows.allSatisfy { $0.cause == "frames-late" }, "\(explanation.rows)")
  }

  @Test func `equal delays explain no difference`() throws {
    var one = Examination(BuiltInEngines.ios)
    one.run()
    #expect(Latency(one.found, one.found, []) == nil)
  }

  @Test func `an explanation of equal engines is empty`() throws {
    let planted = Planted(engine: BuiltInEngines.android, changes: [])
    let found = try PlantedCases(BuiltInEngines.android).find(try planted.opaque())
    #expect(found.explanation.isEmpty && found.explanation.causes.isEmpty)
  }

  @Test func `an explanation of engines without settings names constants`() throws {
    let recordings = PlantedRecordings.made(on: BuiltInEngines.ios)
    let planted = try Planted(engine: BuiltInEngines.ios, changes: [("slop", 9)]).opaque()
    var (one, other) = (Examination(BuiltInEngines.ios), Examination(planted))
    one.run()
    other.run()
    let cases = try recordings.map { name, recording in
      Search.Case(
        name, Replayable(recording),
        one: try PlantedRecordings.shown(recording, BuiltInEngines.ios),
        other: try PlantedRecordings.shown(recording, planted))
    }
    var search = Search(planted, cases, FrameClock())
    let explanation = search.run(one.found, other.found)
    #expect(explanation.causes.first?.constant?.phase == .touch, "\(explanation.causes)")
    #expect(explanation.left == nil)
  }

  @Test func `constants that both engines declare are compared without measuring`() throws {
    let one = BuiltInEngines.ios
    let candidates = try #require(
      Candidate.declared(one, try one.setting([("slop", 9), ("rubber", 0.5)])))
    #expect(candidates.map(\.name) == ["slop", "rubber"])
    #expect(Candidate.declared(one, BuiltInEngines.android) == nil)
  }

  @Test func `fitting finds the settings with which recordings were made`() throws {
    let device = try BuiltInEngines.ios.setting([("rate", 0.9975), ("slop", 12)])
    let recordings = PlantedRecordings.made(on: BuiltInEngines.ios).filter {
      ["coast", "slop", "gain-y"].contains($0.name)
    }
    let shown = try recordings.map { _, recording in
      (recording: Replayable(recording), shown: try PlantedRecordings.shown(recording, device))
    }
    var fit = SettingFit(BuiltInEngines.ios, shown, FrameClock())
    let result = fit.run()
    #expect(result.after < 0.02 * result.before, "\(result)")
    let values = Dictionary(uniqueKeysWithValues: result.changes.map { ($0.name, $0.value) })
    #expect(abs((values["rate"] ?? 0) - 0.9975) < 0.0001, "\(result)")
    #expect(abs((values["slop"] ?? 0) - 12) < 0.1, "\(result)")
    // The values have only as many digits as the recordings support, so they equal the values that
    // were set.
    #expect(result.changes.map { "\($0.name)=\($0.value)" } == ["slop=12.0", "rate=0.9975"])
  }
}

/// The recordings that are made while an engine is measured.
enum PlantedRecordings {
  static func made(on engine: EngineFactory) -> [(name: String, recording: Recording)] {
    var examination = Examination(engine)
    examination.run()
    return examination.recordings
  }

  static func shown(_ recording: Recording, _ engine: EngineFactory) throws -> Showing {
    var steps: any StepSource = try LiveSteps(Replayable(recording), on: engine)
    return try Showing(&steps)
  }
}
