import Engines
import Exploration
import Files
import FlickbookTesting
import Model
import Replay
import Testing
import TestSupport
import Text

@testable import EngineLink

/// An engine in this process and the same engine behind the protocol must behave equally.
struct ServedEngineTests {
  static func command(_ engine: String, _ text: String = "") -> ProcessCommand {
    ProcessCommand("served", "exec '\(Program.path(of: "faulty-adapter"))' \(engine) \(text)")
  }

  @Test(arguments: BuiltInEngines.all + [FrameEngine.factory])
  func `a served engine has the same declarations as the engine in process`(_ engine: EngineFactory)
    throws
  {
    let processes = EngineProcesses(Self.command(engine.name))
    let served = try EngineFactory(processes)
    #expect(served.version == engine.version)
    #expect(served.abilities == engine.abilities)
    #expect(served.contract == engine.contract)
    #expect(served.settings == engine.settings)
    #expect(processes.close() == [])
  }

  @Test(arguments: BuiltInEngines.all)
  func `a served engine shows every recording bit for bit`(_ engine: EngineFactory) throws {
    let processes = EngineProcesses(Self.command(engine.name))
    let served = try EngineFactory(processes)
    var count = 0
    for path in Corpus.recordings {
      try compare(
        RecordingReader(file: Corpus.absolute(path)), RecordingReader(file: Corpus.absolute(path)),
        engine, served)
      count += 1
    }
    #expect(count > 20)
    #expect(processes.close() == [])
  }

  @Test(arguments: BuiltInEngines.all)
  func `a served engine shows random gestures bit for bit`(_ engine: EngineFactory) throws {
    let processes = EngineProcesses(Self.command(engine.name))
    let served = try EngineFactory(processes)
    for seed in 0..<60 {
      let recording = Recording.mix(UInt64(seed))
      try compare(RecordingEvents(recording), RecordingEvents(recording), engine, served)
    }
    #expect(processes.close() == [])
  }

  @Test func `an engine that is served step by step shows the same states`() throws {
    var command = Self.command("ios")
    command.isLockStep = true
    let processes = EngineProcesses(command)
    let served = try EngineFactory(processes)
    for path in Corpus.recordings.prefix(6) {
      try compare(
        RecordingReader(file: Corpus.absolute(path)), RecordingReader(file: Corpus.absolute(path)),
        BuiltInEngines.ios, served)
    }
    #expect(processes.close() == [])
  }

  @Test(arguments: [
    (#""acts":"frames""#, #""acts":"now""#, "at-once or frames"),
    (#""acts":"frames""#, #""acts":"at-once""#, "frames-late 0"),
    (#""frames-late":1"#, #""frames-late":-1"#, "0 to 60 frames"),
    (#""edge-pull":"damped""#, #""edge-pull":"hard""#, "damped or damped-outward"),
  ])
  func `contradictory declarations of frames and edges are rejected`(
    _ old: String, _ new: String, _ text: String
  ) throws {
    let line = Self.command("frames").line.replacing("exec ", with: "")
    let processes = EngineProcesses(
      ProcessCommand("odd", line + " | sed -u '1s/\(old)/\(new)/'"))
    let error = #expect(throws: EngineError.self) { try EngineFactory(processes) }
    #expect(error?.message.contains(text) == true, "\(error?.message ?? "")")
    _ = processes.close()
  }

  @Test func `a served engine takes settings and declares the resulting contract`() throws {
    let processes = EngineProcesses(Self.command("ios"))
    let changes = [(name: "slop", value: 4.5)]
    let served = try EngineFactory(processes).setting(changes)
    let engine = try BuiltInEngines.ios.setting(changes)
    #expect(served.contract == engine.contract)
    let path = try #require(Corpus.recordings.first)
    try compare(
      RecordingReader(file: Corpus.absolute(path)), RecordingReader(file: Corpus.absolute(path)),
      engine, served)
    #expect(throws: EngineError.self) { try served.setting([("wobble", 1)]) }
    #expect(processes.close() == [])
  }

  /// If a setting of a built-in engine led to an impossible contract, `engine serve` would reject
  /// it.
  @Test(arguments: BuiltInEngines.all)
  func `every valid setting leads to a valid contract`(_ engine: EngineFactory) throws {
    for setting in engine.settings {
      for value in [0, 0.5, 1, 2, 89, 100, 10_000] {
        guard let set = try? engine.setting([(setting.name, value)]) else { continue }
        #expect(throws: Never.self, "\(setting.name)=\(value)") {
          try set.contract.expectPossible()
        }
      }
    }
  }

  @Test func `an engine with its own clock receives the whole recording at once`() throws {
    let processes = EngineProcesses(Self.command("ios", "real"))
    let served = try EngineFactory(processes)
    let recording = ProcessFaultTests.recording
    let far = try Trace(of: LiveSteps(Replayable(recording), on: served))
    let frames = far.steps.filter { $0.cause == .frame }.map(\.time)
    let near = try Trace(
      of: LiveSteps(Replayable(recording), on: BuiltInEngines.ios, at: ListedTicks(frames)))
    #expect(frames.count == 300)
    // The replay of the local engine ends at rest; the served engine sends later steps, too.
    #expect(near.steps.elementsEqual(far.steps.prefix(near.steps.count)))
    #expect(near.steps.count > 200)
    // The served engine cannot be advanced step by step, as relations do.
    var engine = try served.make(recording.head.scene)
    try engine.advance(to: .zero)
    #expect(throws: EngineError.self) { try engine.advance(to: .milliseconds(5)) }
    #expect(processes.close() == [])
  }

  @Test func `a recording with more fingers than the engine supports is not played`() throws {
    // `sed` inserts the limit into the greeting of the engine.
    let text = "sed -u '1s/\"abilities\":{/\"abilities\":{\"touches\":1,/'"
    let line = Self.command("ios").line.replacing("exec ", with: "") + " | \(text)"
    let processes = EngineProcesses(ProcessCommand("one", line))
    let served = try EngineFactory(processes)
    var recording = ProcessFaultTests.recording
    #expect(try Trace(of: LiveSteps(Replayable(recording), on: served)).ending == .rest)
    let touch = Touch(.down, finger: 9, at: Point(x: 10, y: 10))
    recording.events.insert(Located(InputEvent(at: .milliseconds(20), .touch(touch))), at: 2)
    let error = #expect(throws: ReplayError.self) {
      try Trace(of: LiveSteps(Replayable(recording), on: served))
    }
    guard case .engine(let failure) = error else { throw try #require(error) }
    #expect(failure == EngineError(.unsupported, "2 fingers at once; it supports at most 1"))
    _ = processes.close()
  }

  private func compare(
    _ one: some EventSource, _ other: some EventSource, _ engine: EngineFactory,
    _ served: EngineFactory
  ) throws {
    var near = LiveSteps(one, on: try engine.make(one.scene))
    var far = LiveSteps(other, on: try served.make(other.scene))
    var (nearStep, farStep) = (Step(), Step())
    while try near.next(into: &nearStep) {
      try #require(try far.next(into: &farStep))
      try #require(nearStep == farStep)
    }
    #expect(try !far.next(into: &farStep))
    #expect(near.ending == far.ending)
  }
}
