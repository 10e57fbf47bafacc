import Flickbook
import TestSupport
import Testing

/// Calls from Swift and commands with the same input make the same plans, so they have the same
/// verdicts.
struct SessionCallTests {
  private let folder = CheckFixtures.folder("a.xml")
  private let flickbook = Program("flickbook")
  private var recording: String { folder / "a.xml" }
  private let ios = BuiltInEngines.ios

  @Test func `the Swift call compare finds what the command finds`() throws {
    let difference = try Flickbook.compare(
      recording, on: ClampingEngine.factory, against: ios, as: .refactor)
    let run = try flickbook.run([
      "compare", recording, "--engine", "clamping", "--against", "ios", "--as", "refactor",
      "--results", folder / "out.jsonl",
    ])
    #expect(run.code == 1 && !difference.holds)
    let row = try row(of: "out.jsonl")
    #expect(difference.recording.invariants.map(\.name) == row.invariants.map(\.name))
    #expect(difference.recording.invariants.map(\.verdict) == row.invariants.map(\.verdict))
    #expect(difference.recording.compare?.measures == row.compare?.measures)
    #expect(try Flickbook.compare(recording, on: ios, against: ios, as: .refactor).holds)
  }

  @Test func `the Swift call judge finds what check finds`() throws {
    let judgement = try Flickbook.judge(recording, on: ClampingEngine.factory, relations: true)
    let run = try flickbook.run([
      "check", recording, "--engine", "clamping", "--relations", "--results", folder / "out.jsonl",
    ])
    #expect((run.code == 0) == judgement.holds)
    let row = try row(of: "out.jsonl")
    #expect(judgement.recording.invariants.map(\.name) == row.invariants.map(\.name))
    #expect(judgement.recording.invariants.map(\.verdict) == row.invariants.map(\.verdict))
  }

  @Test func `the Swift call fuzz prints what the command prints`() throws {
    let result = try Flickbook.fuzz(
      try ios.setting([("rubber", 2)]), by: ["overscroll-damped"], trusted: ios, count: 8, seed: 7,
      savingIn: folder / "mine")
    let run = try flickbook.run([
      "fuzz", "--engine", "ios(rubber=2)", "--only", "overscroll-damped", "--trusted", "ios",
      "--count", "8", "--seed", "7", "-o", folder / "theirs",
    ])
    #expect(run.code == 1 && !result.holds)
    #expect(result.faults.map(\.name) == ["overscroll-damped"])
    #expect(result.recordings == 8 && result.faults.first?.smallest.isEmpty == false)
    let mine = "\(result)".replacing("/mine/", with: "/theirs/")
    let found = mine.replacing("ios, seed", with: "ios(rubber=2), seed") + "\n"
    // The command keeps one recording per cause; the call keeps all shrunk recordings.
    let lines = run.output.split(separator: "\n")
    #expect(Set(lines.dropLast()).isSubset(of: found.split(separator: "\n")), "\(found)")
    #expect(lines.last?.hasPrefix("next: flickbook check ") == true)
  }

  @Test func `the Swift call fuzz against another engine prints what the command prints`() throws {
    let result = try Flickbook.fuzz(
      ClampingEngine.factory, against: ios, as: .refactor, count: 4, maxReplays: 20)
    #expect(!result.holds && result.failing > 0)
    let run = try flickbook.run([
      "fuzz", "--engine", "clamping", "--against", "ios", "--as", "refactor", "--count", "4",
      "--max-replays", "20", "-o", folder / "fuzz",
    ])
    let sum = "\(result)".split(separator: "\n").last ?? "?"
    #expect(run.output.contains("\n\(sum)\nnext: flickbook compare "))
  }

  @Test func `the Swift call shrink gives the same recording as the command`() throws {
    let smallest = try Flickbook.shrink(recording, on: ClampingEngine.factory, against: ios)
    let run = try flickbook.run([
      "shrink", recording, "--engine", "clamping", "--against", "ios", "-o", folder / "small.xml",
    ])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains(" in \(smallest.replays) replays"))
    #expect(try Recording(file: folder / "small.xml").events == smallest.recording.events)
    let error = #expect(throws: SessionError.self) {
      try Flickbook.shrink(recording, on: ios, breaking: "rest-in-bounds")
    }
    #expect(error?.kind == .faultless)
    #expect(error?.description == "rest-in-bounds is not broken on ios")
  }

  @Test func `an error in a plan names its part, and on the command line its option`() throws {
    let error = #expect(throws: SessionError.self) {
      try Flickbook.judge(recording, on: ios, by: ["rest-in-bound"])
    }
    #expect(error?.parts == [.only])
    #expect(error?.description.contains("--") == false)
    let run = try flickbook.run(["check", recording, "--only", "rest-in-bound"])
    #expect(run.errors.contains("error: --only: \(error?.description ?? "?")\n"))
    let same = #expect(throws: SessionError.self) {
      try Flickbook.fuzz(ios, against: ios, count: 1)
    }
    #expect(same?.description == "engine and against both name ios: name two engines")
  }

  private func row(of file: String) throws -> JudgedRecording {
    var reader = try ResultsReader(
      Array((folder.text(of: file) ?? "").utf8), named: file)
    return try #require(try reader.next())
  }
}
