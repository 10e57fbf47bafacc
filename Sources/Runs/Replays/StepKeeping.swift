internal import Files
internal import Model
internal import Replay
internal import Synchronization
internal import Writing

/// Where the steps of a run are saved, as chosen by `--keep-steps`.
package final class StepKeeping: Sendable {
  package let path: String
  private let clock: FrameClock
  /// Whether the path names a single file.
  package let isFile: Bool
  private let failures = Mutex<(count: Int, first: String)>((0, ""))

  init(_ path: String, at clock: FrameClock) {
    self.path = path
    self.clock = clock
    isFile = path.hasSuffix(".trace")
  }

  /// Opens the file for the steps of one replay. A failure is reported at the end of the run.
  func keep(_ recording: String, _ hash: String, of scene: Scene, on engine: ChosenEngine)
    -> KeptStepsFile?
  {
    let folder = path.appending(component: engine.designation.text)
    let file = isFile ? path : recording.trace(below: folder)
    do {
      let sha256 = hash.isEmpty ? try SHA256.hexadecimal(ofFile: recording) : hash
      let head = TraceHead(of: recording, sha256: sha256, on: engine, clock, round: nil)
      try NewFile.makeFolders(file.folder)
      return try KeptStepsFile(head, of: scene, reports: engine.reports, to: file, self)
    } catch {
      fail("\(error)")
      return nil
    }
  }

  fileprivate func fail(_ text: String) {
    failures.withLock { failures in
      if failures.count == 0 { failures.first = text }
      failures.count += 1
    }
  }

  /// The outcome of saving: success, or the number of failures with the first failure.
  var outcome: Outcome {
    failures.withLock { failures in
      failures.count == 0
        ? .held
        : Outcome(
          .unjudged,
          "the steps of \(failures.count) replays were not kept: \(failures.first)")
    }
  }
}

/// A file for the steps of one replay. The file appears when it is complete.
struct KeptStepsFile {
  private var writer: TraceWriter<WriteError>
  private let file: NewFile
  private let keeping: StepKeeping
  private var hasFailed = false

  fileprivate init(
    _ head: TraceHead, of scene: Scene, reports: Abilities, to path: String, _ keeping: StepKeeping
  ) throws(WriteError) {
    let file = try NewFile.output(path, of: .trace)
    self.file = file
    self.keeping = keeping
    writer = TraceWriter(head, of: scene, reports: reports) { (bytes) throws(WriteError) in
      try file.write(bytes)
    }
  }

  mutating func write(_ step: Step) {
    guard !hasFailed else { return }
    do { try writer.write(step) } catch { fail(error) }
  }

  /// Completes the file.
  ///
  /// - Parameter stop: Why the replay stopped early; nil if it was played to its end.
  mutating func finish(stopped stop: TraceStop? = nil) {
    guard !hasFailed else { return }
    do {
      try writer.finish(stop)
      try file.finish()
    } catch {
      fail(error)
    }
  }

  /// Saves the steps of a failed engine together with its failure, unless the replay was
  /// interrupted.
  mutating func finish(after error: ReplayError) {
    switch error {
    case .engine(let error) where error.kind == .interrupted: abandon()
    case .engine(let error): finish(stopped: .engine(error))
    case .format: finish(stopped: .recording)
    }
  }

  func abandon() { try? file.abandon() }

  private mutating func fail(_ error: WriteError) {
    hasFailed = true
    abandon()
    keeping.fail("\(error)")
  }
}
