import EngineLink
import Engines
import FlickbookTesting
import Formats
import Gesture
import Replay
import TestSupport
import Testing
import Verdicts

/// How a replay is cut changes nothing: in this process, over the line in few requests or in one for
/// each moment and frame, and as the second replay of a relation.
///
/// The engine does its work at frames and keeps state between them, so one frame too many or too few
/// shows in every step that follows.
struct CutTests {
  static let recordings =
    isThorough
    ? Corpus.recordings
    : stride(from: 0, to: Corpus.recordings.count, by: 4).map {
      Corpus.recordings[$0]
    }

  @Test(arguments: [false, true])
  func `an engine that acts at frames shows the same, served at once or in lock-step`(
    isLockStep: Bool
  ) throws {
    var command = ServedEngineTests.command("frames")
    command.isLockStep = isLockStep
    let processes = EngineProcesses(command)
    let served = try EngineFactory(processes)
    for path in Self.recordings {
      let recording = Replayable(try Corpus.recording(path))
      var near = try LiveSteps(recording, on: FrameEngine.factory)
      var far = try LiveSteps(recording, on: served)
      var (one, other) = (Step(), Step())
      while try near.next(into: &one) {
        try #require(try far.next(into: &other), "\(path)")
        try #require(one == other, "\(path) at \(one.time.text) ms")
      }
      #expect(try !far.next(into: &other))
      #expect(near.ending == far.ending)
    }
    #expect(processes.close() == [])
  }

  @Test func `a relation leads its second engine through the same frames`() throws {
    let processes = EngineProcesses(ServedEngineTests.command("frames"))
    let served = try EngineFactory(processes)
    for path in Self.recordings.prefix(isThorough ? .max : 24) {
      let recording = try Corpus.recording(path)
      let near = try related(recording, FrameEngine.factory)
      let far = try related(recording, served)
      #expect(near.map(\.line) == far.map(\.line), "\(path)")
    }
    #expect(processes.close() == [])
  }

  /// Later is an other place among the frames only where the frames do not come later too.
  @Test(arguments: ["time-shift", "mirror-x", "replay-determinism", "split-at-idle"])
  func `what is compared at every step holds of an engine that acts at frames`(
    _ relation: String
  ) throws {
    let relations = Catalogue.relations.filter { $0.name == relation }
    var held = 0
    for path in Self.recordings {
      let findings = try related(
        try Corpus.recording(path), FrameEngine.factory, by: relations)
      #expect(findings.compactMap(\.line) == [], "\(path)")
      held += findings.count { $0.isHeld }
    }
    #expect(held > 20)
  }
}
