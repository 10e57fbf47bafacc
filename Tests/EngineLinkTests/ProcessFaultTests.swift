import EngineLink
import Engines
import Model
import Platform
import Replay
import Testing
import TestSupport
import Text

/// Every fault of an engine process, at any time, is reported as an error. The next recording is
/// played, and no process remains.
struct ProcessFaultTests {
  /// The faults, and the text that the error must contain if the fault occurs during the gesture.
  /// At other times the text may differ.
  static let faults: [(name: String, words: String)] = [
    ("crash", "signal 11"), ("exit", "exit code 0"), ("bad-exit", "exit code 9"),
    ("hang", "no reply within 1500 ms"), ("slow", "no reply within 1500 ms"),
    ("stopped", "no reply within 1500 ms"), ("garbage", "\"oops, not JSON"),
    ("half", "in the middle of a line"), ("long", "more than 4 MiB"), ("nan", "\"NaN"),
    ("backwards", "time runs backwards"), ("endless", "4 MiB that is not a reply"),
    ("version", "\"version 2\""), ("closed-stdin", "it closed its stdin"),
    ("closed-stdout", "it closed its stdout"), ("lying", "where no sample exists"),
    ("grandchild", "exit code 0"), ("wrong-id", "it answers request"),
    ("too-little", "no \"id\""), ("not-utf-8", "UTF-8"), ("deep", "nested less deep"),
    ("refusal", "it gave up (internal)"),
  ]

  /// A flick in a long list, which coasts long after the last request with input.
  static let recording: Recording = {
    let view = ViewScene(
      id: "list", frame: Rectangle(x: 0, y: 0, width: 320, height: 568),
      content: Size(width: 320, height: 100_000))
    let scene = Scene(window: Window(size: Size(width: 320, height: 568)), views: [view])
    var recording = Recording(RecordingHead(title: "A flick", scene: scene), events: [])
    for index in 0...6 {
      let phase: Touch.Phase = index == 0 ? .down : index == 6 ? .up : .move
      let point = Point(x: 160, y: 500 - 50 * Double(min(index, 5)))
      recording.events.append(
        Located(
          InputEvent(
            at: .milliseconds(Double(index) * 16), .touch(Touch(phase, finger: 1, at: point)))))
    }
    return recording
  }()

  private static func processes(
    _ fault: String, _ moment: String, _ folder: TemporaryFolder
  ) -> EngineProcesses {
    var command = ServedEngineTests.command("ios", "\(fault) \(moment) '\(folder / "failed")'")
    // The limit is short for faults that never answer. For other faults the limit is long, because
    // the computer may be slow.
    let never = ["hang", "slow", "stopped", "closed-stdin", "stays-on"]
    let limit = never.contains(fault) ? 1_500 : 20_000
    command.limits.hello = limit
    command.limits.scene = limit
    command.limits.advance = limit
    command.limits.pace = 0
    command.limits.bye = limit
    return EngineProcesses(command)
  }

  @Test(arguments: faults.map(\.name), ["scene", "gesture", "rest"])
  func `a fault of a process is an engine error, and the next recording is played`(
    _ fault: String, _ moment: String
  ) throws {
    let folder = TemporaryFolder()
    let processes = Self.processes(fault, moment, folder)
    let engine = try EngineFactory(processes)
    let message = try Self.failure(on: engine)
    if let message {
      // Flickbook notices a closed stdin only when it sends the next request.
      let isClosed = fault == "closed-stdin"
      let op = moment == "scene" && !isClosed ? "scene: " : "advance to "
      let isReset = isClosed && moment == "rest" && message.hasPrefix("reset: ")
      #expect(message.contains(op) || isReset, "\(message)")
      #expect(message.contains("about to fail with \(fault)"), "\(message)")
      if moment == "gesture" {
        let text = Self.faults.first { $0.name == fault }?.words ?? "?"
        #expect(message.contains(text), "\(message)")
      }
    } else {
      Issue.record("\(fault) was not reported")
    }
    let near = try Trace(
      of: LiveSteps(RecordingEvents(Self.recording), on: BuiltInEngines.ios.make(Self.scene)))
    let far = try Trace(of: LiveSteps(RecordingEvents(Self.recording), on: engine.make(Self.scene)))
    #expect(near == far)
    #expect(processes.close() == [])
    #expect(leftovers(of: folder).isEmpty)
  }

  @Test(arguments: faults.map(\.name) + ["too-much"])
  func `a fault at the start of a process is an engine error`(_ fault: String) throws {
    let folder = TemporaryFolder()
    let processes = Self.processes(fault, "start", folder)
    let error = #expect(throws: EngineError.self) {
      _ = try Self.failure(on: EngineFactory(processes)).map { throw EngineError(.broken, $0) }
    }
    #expect(
      error?.message.contains("about to fail with \(fault)") == true, "\(String(describing: error))"
    )
    // The next process of the engine works.
    let engine = try EngineFactory(processes)
    #expect(try Self.failure(on: engine) == nil)
    #expect(processes.close() == [])
    #expect(leftovers(of: folder).isEmpty)
  }

  @Test(arguments: faults.map(\.name) + ["stays-on"])
  func `a fault at the end of a process is reported`(_ fault: String) throws {
    let folder = TemporaryFolder()
    let processes = Self.processes(fault, "shutdown", folder)
    let engine = try EngineFactory(processes)
    #expect(try Self.failure(on: engine) == nil)
    let errors = processes.close()
    #expect(errors.count == 1)
    #expect(errors.first?.message.hasPrefix("bye: ") == true, "\(errors)")
    #expect(leftovers(of: folder).isEmpty)
    #expect(processes.close() == [])
  }

  @Test(
    arguments: faults.map(\.name).filter {
      !["closed-stdin", "bad-exit", "grandchild"].contains($0)
    } + ["too-much"])
  func `a fault at reset is reported for the recording that was played`(_ fault: String) throws {
    let folder = TemporaryFolder()
    let processes = Self.processes(fault, "reset", folder)
    let engine = try EngineFactory(processes)
    let message = try Self.failure(on: engine)
    #expect(
      message?.hasPrefix(fault == "too-much" ? "after the last reply: " : "reset: ") == true,
      "\(message ?? "nothing")")
    #expect(try Self.failure(on: engine) == nil)
    #expect(processes.close() == [])
    #expect(leftovers(of: folder) == [])
  }

  @Test func `a late reply is reported for the recording that caused it`() throws {
    let folder = TemporaryFolder()
    let processes = Self.processes("belated", "reset", folder)
    var engine = try EngineFactory(processes)
    let (one, other) = (LateFaults(of: "one"), LateFaults(of: "other"))
    engine.lateFaults = one
    #expect(try Self.failure(on: engine) == nil)
    #expect(waits { folder.text(of: "failed.said") != nil })
    engine.lateFaults = other
    #expect(try Self.failure(on: engine) == nil)
    #expect(other.close() == nil)
    let fault = one.close()
    #expect(fault?.engine == "served")
    #expect(
      fault?.error.message.contains("an unexpected line: \"{\"id\":1") == true,
      "\(String(describing: fault))")
    #expect(processes.close() == [])
    #expect(leftovers(of: folder) == [])
  }

  @Test func `a late reply is reported with the recording's name after its result`() throws {
    let folder = TemporaryFolder()
    let processes = Self.processes("belated", "gesture", folder)
    var engine = try EngineFactory(processes)
    let one = LateFaults(of: "one.xml")
    engine.lateFaults = one
    // The late reply arrives while the same recording is played, or between two recordings.
    let message = try Self.failure(on: engine)
    #expect(one.close() == nil)
    #expect(waits { folder.text(of: "failed.said") != nil })
    let errors = processes.close()
    #expect(message != nil || errors.first?.message.hasPrefix("one.xml: ") == true, "\(errors)")
    #expect(leftovers(of: folder) == [])
  }

  @Test func `an interrupted wait ends immediately, and no process remains`() throws {
    let folder = TemporaryFolder()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var command = ServedEngineTests.command("ios", "hang gesture '\(folder / "failed")'")
    command.interruption = ends[0]
    let processes = EngineProcesses(command)
    let engine = try EngineFactory(processes)
    var byte: UInt8 = 0
    _ = write(ends[1], &byte, 1)
    let error = #expect(throws: ReplayError.self) {
      _ = try Trace(of: LiveSteps(RecordingEvents(Self.recording), on: engine.make(Self.scene)))
    }
    if case .engine(let failure)? = error {
      #expect(failure.kind == .interrupted)
    } else {
      Issue.record("the engine did not fail: \(String(describing: error))")
    }
    #expect(processes.close() == [])
    #expect(leftovers(of: folder) == [])
  }

  @Test(arguments: ["none", "exit", "crash", "hang", "garbage", "stays-on"])
  func `processes that an engine has started in other sessions end with the engine`(_ fault: String)
    throws
  {
    let folder = TemporaryFolder()
    let moment = fault == "stays-on" ? "shutdown" : "gesture"
    var command = ServedEngineTests.command(
      "ios", fault == "none" ? "" : "\(fault) \(moment) '\(folder / "failed")'")
    command.line = marked(folder) + Self.daemons + command.line
    command.limits.advance = 1000
    command.limits.pace = 0
    command.limits.bye = 1000
    let processes = EngineProcesses(command)
    let engine = try EngineFactory(processes)
    #expect(sightings(of: folder, awaiting: 4) >= 4)
    #expect((try Self.failure(on: engine) == nil) == (moment == "shutdown" || fault == "none"))
    _ = processes.close()
    #expect(leftovers(of: folder) == [])
  }

  /// Starts a process in its own session, a child of this process, and a process that was
  /// daemonized twice. All three ignore every signal but SIGKILL.
  static let daemons = """
    (setsid sh -c 'trap "" TERM HUP; (setsid sleep 1000 &); sleep 1000 & wait; :' </dev/null >/dev/null 2>&1 &);
    """

  static var scene: Scene { recording.head.scene }

  /// The error message of an engine that fails; nil if it does not fail.
  static func failure(on engine: EngineFactory) throws -> String? {
    do {
      _ = try Trace(of: LiveSteps(RecordingEvents(recording), on: engine.make(scene)))
      return nil
    } catch let error as EngineError {
      return error.message
    } catch ReplayError.engine(let error) {
      #expect(error.kind == .broken || error.kind == .late)
      return error.message
    }
  }
}
