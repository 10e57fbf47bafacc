internal import Gesture
internal import Platform
internal import Reporting

/// A run that goes on: whatever changes, what it concerns is judged again.
///
/// Files are looked at ten times a second. That finds changes on every disk, also on those of other
/// machines, which tell nobody of them.
struct WatchRun {
  private let arguments: ParsedArguments
  private let failed: FailedRun?
  private let environment: (String) -> String?
  /// Whether reports or results are written, which are to stay whole.
  private let writes: Bool
  private let own = OwnProgram()

  /// Milliseconds between two looks, and until a file that was just written is looked at again; a
  /// program that is being built is waited for.
  private static let pause = 100
  private static let settling = 30

  init(
    _ arguments: ParsedArguments, _ failed: FailedRun?,
    _ environment: @escaping (String) -> String?
  ) throws(UsageError) {
    guard !arguments.operands.contains("-"), arguments.text(.filesFrom) != "-" else {
      throw UsageError(
        "--watch reads recordings and lists again when they change, which stdin cannot: name a file"
      )
    }
    self.arguments = arguments
    self.failed = failed
    self.environment = environment
    let outputs = [Option.results, .html, .outputFormat] + Option.ofForms.map(\.option)
    writes = outputs.contains { arguments.has($0) }
  }

  /// Ends with the outcome of the last run when it is interrupted.
  func run(_ terminal: inout Terminal) throws(UsageError) -> Outcome {
    Interruption.isAwaited()
    // Whoever writes a file that is looked at just then interrupts nobody.
    signal(SIGIO, SIG_IGN)
    var files = try look()
    var outcome = try judge(try arguments.selection(failed), arguments, isPart: false, &terminal)
    while !Interruption.hasCome {
      printState(outcome, files, &terminal)
      guard let (now, change) = try wait(after: files) else { break }
      files = now
      terminal.report("")
      terminal.report("changed: " + change.words)
      outcome = try judge(change, now, &terminal)
    }
    return Outcome(.interrupted, Interruption.words)
  }

  private func printState(_ outcome: Outcome, _ files: WatchedFiles, _ terminal: inout Terminal) {
    guard !Interruption.hasCome else { return }
    if let line = outcome.lastLine { terminal.report(line) }
    terminal.report("watching \(files.words); Ctrl-C ends")
  }

  /// The files as they are now.
  private func look() throws(UsageError) -> WatchedFiles {
    let paths = try arguments.selection(failed).paths
    let fresh = try arguments.withFreshEngines()
    let choice = try? EngineChoice(fresh, for: paths, environment)
    let commands = (choice?.list ?? fresh.engines).processes.map(\.command)
    return WatchedFiles(failed?.select(paths) ?? paths, arguments, commands: commands)
  }

  /// Waits for a change that is over; nothing once it is interrupted.
  private func wait(
    after files: WatchedFiles
  ) throws(UsageError) -> (WatchedFiles, WatchedChange)? {
    while true {
      Interruption.pause(Self.pause)
      if Interruption.hasCome { return nil }
      if let own, own.isReplaced { startAgain(own) }
      var now = try look()
      if now == files || files.isBuilding(now) { continue }
      // Many a program writes a file in several steps.
      for _ in 0..<5 {
        Interruption.pause(Self.settling)
        let next = try look()
        if next == now { break }
        now = next
      }
      if files.isBuilding(now) { continue }
      if let change = files.changes(to: now) { return (now, change) }
    }
  }

  /// The engines that this program holds are part of it.
  private func startAgain(_ own: OwnProgram) {
    var lines = OutputStream(STDERR_FILENO)
    lines.line("")
    lines.line("changed: \(own.path.visible), which starts again")
    lines.flush()
    own.startAgain()
  }

  private func judge(
    _ change: WatchedChange, _ files: WatchedFiles, _ terminal: inout Terminal
  ) throws(UsageError) -> Outcome {
    if files.recordings.isEmpty { return Outcome(.nothing, "no recording is left") }
    let isWhole =
      writes || !change.suites.isEmpty || !change.engines.isEmpty && !change.recordings.isEmpty
    if !isWhole, change.recordings.isEmpty, change.engines.isEmpty { return .held }
    var selection = PathSelection()
    let isPart = !isWhole && change.engines.isEmpty
    for path in isPart ? change.recordings : files.recordings { selection.add(path: path) }
    let typed = arguments.texts(.engines)
    let engines =
      typed.isEmpty ? change.engines : typed.filter { change.engines.contains($0.engineName) }
    let isOne = !isWhole && !engines.isEmpty
    return try judge(
      selection, isOne ? arguments.with(.engines, engines) : arguments, isPart: isPart || isOne,
      &terminal)
  }

  /// What is wrong with a file that somebody is working on is said, and mended by and by.
  private func judge(
    _ selection: PathSelection, _ arguments: ParsedArguments, isPart: Bool,
    _ terminal: inout Terminal
  ) throws(UsageError) -> Outcome {
    let arguments = try arguments.withFreshEngines()
    do throws(UsageError) {
      return try Flickbook.judge(selection, failed, arguments, &terminal, isPart: isPart)
    } catch {
      terminal.error(error.message)
      return .reported(.unjudged)
    }
  }
}
