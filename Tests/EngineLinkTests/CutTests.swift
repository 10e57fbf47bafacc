import EngineLink
import Engines
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// The steps of a replay must not depend on how the replay is divided into requests: in this
/// process, over the protocol with few requests or with one request for each moment and frame, and
/// as the second replay of a relation.
///
/// The engine works at frames and keeps state between them, so an additional or missing frame would
/// change every later step.
struct CutTests {
  static let recordings =
    isThorough
    ? Corpus.recordings
    : stride(from: 0, to: Corpus.recordings.count, by: 4).map {
      Corpus.recordings[$0]
    }

  @Test(arguments: [false, true])
  func `an engine that acts at frames shows the same states in process and behind the protocol`(
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

  @Test func `a relation gives a served engine the same frames as a local engine`() throws {
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

  /// Some relations delay events or split recordings. A delayed event has another position among
  /// the frames unless the frames are delayed as well, as in the second replay of `time-shift`.
  @Test(arguments: ["time-shift", "mirror-x", "replay-determinism", "split-at-idle"])
  func `relations compared at every step hold for an engine that acts at frames`(
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
