import EngineLink
import Engines
import Files
import Model
import Platform
import Replay
import Text

/// The error of a benchmark, as text.
struct Failure: Error {
  let message: String
}

func engine(named name: String) throws(Failure) -> EngineFactory {
  for factory in BuiltInEngines.all where factory.name == name { return factory }
  throw Failure(message: "there is no engine \"\(name)\"")
}

/// Replays a recording while reading it, consumes every step, and returns the number of steps and a
/// checksum of all shown states.
func replay(_ path: String, on factory: EngineFactory) throws -> String {
  let reader = try RecordingReader(file: path)
  var steps = LiveSteps(reader, on: try factory.make(reader.scene))
  let seen = try consume(&steps)
  return "\(seen.steps) steps, \(String(seen.mark, radix: 16))"
}

/// Replays a flick of three seconds repeatedly for a second of real time, on an engine that a
/// command runs, and returns the number of replays per second of CPU time of both processes
/// together.
func distantFlicks(on command: String) throws -> String {
  let processes = EngineProcesses(
    ProcessCommand("distant", command, environment: ["PATH=/usr/local/bin:/usr/bin:/bin"]))
  let factory = try EngineFactory(processes)
  let recording = Recording(threeSecondFlick: ())
  var count = 0
  let start = ContinuousClock.now
  while ContinuousClock.now - start < .seconds(1) {
    var steps = LiveSteps(RecordingEvents(recording), on: try factory.make(recording.head.scene))
    guard try consume(&steps).steps > 180 else { throw Failure(message: "it does not coast") }
    count += 1
  }
  // The CPU time of a child process is only known after the process has ended.
  for error in processes.close() { throw error }
  return "\(Int(Double(count) / (used(RUSAGE_SELF.rawValue) + used(RUSAGE_CHILDREN.rawValue))))"
}

/// The CPU time in seconds, user and system.
private func used(_ who: Int32) -> Double {
  var usage = rusage()
  getrusage(who, &usage)
  return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
}

/// Replays a flick of three seconds repeatedly for a second of CPU time; returns the number of
/// replays per second.
func flicks(on factory: EngineFactory) throws -> String {
  let recording = Recording(threeSecondFlick: ())
  var count = 0
  let start = clock()
  var mark: UInt64 = 0
  while clock() - start < CLOCKS_PER_SEC {
    for _ in 0..<100 {
      var steps = LiveSteps(
        RecordingEvents(recording), on: try factory.make(recording.head.scene))
      mark ^= try consume(&steps).mark
      count += 1
    }
  }
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  return "\(Int(Double(count) / seconds))"
}

private func consume(
  _ source: inout some StepSource
) throws(ReplayError) -> (steps: Int, mark: UInt64) {
  var step = Step()
  var count = 0
  var mark: UInt64 = 0
  while try source.next(into: &step) {
    count += 1
    for view in step.frame.views {
      mark = (mark ^ view.offset.x.bitPattern) &* 0x100_0000_01B3
      mark = (mark ^ view.offset.y.bitPattern) &* 0x100_0000_01B3
    }
  }
  return (count, mark)
}

extension Recording {
  /// A stroke of 100 ms up a long list, fast enough to coast for three seconds.
  init(threeSecondFlick: Void) {
    let view = ViewScene(
      id: "list", frame: Rectangle(x: 0, y: 0, width: 320, height: 568),
      content: Size(width: 320, height: 100_000))
    let scene = Scene(window: Window(size: Size(width: 320, height: 568)), views: [view])
    self.init(RecordingHead(title: "A flick", scene: scene), events: [])
    for index in 0...6 {
      let phase: Touch.Phase = index == 0 ? .down : index == 6 ? .up : .move
      let point = Point(x: 160, y: 500 - 50 * Double(min(index, 5)))
      let time = Instant.milliseconds(Double(index) * 1000 / 60)
      events.append(Located(InputEvent(at: time, .touch(Touch(phase, finger: 1, at: point)))))
    }
  }
}
