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

  /// Milliseconds between two looks, and for how long a changed file must be stable.
  private static let pause = 100

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
    let outputs = [Option.results, .html, .outputFormat] + ReportForm.allCases.map(\.option)
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
      guard let (now, change) = wait(after: files, &terminal) else { break }
      files = now
      if change.isOwnProgram { startAgain(&terminal) }
      guard change.isOfRun else { continue }
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
    return WatchedFiles(
      failed?.select(paths) ?? paths, arguments, commands: commands, program: own?.path)
  }

  /// Waits for a change that is over; nothing once it is interrupted.
  private func wait(
    after files: WatchedFiles, _ terminal: inout Terminal
  ) -> (WatchedFiles, WatchedChange)? {
    var change = SettledChange(since: files)
    var (failure, looks) = ("", 0)
    while true {
      Interruption.pause(Self.pause)
      if Interruption.hasCome { return nil }
      let now: WatchedFiles
      do throws(UsageError) {
        now = try look()
      } catch {
        // A file that the command line names, such as a list or a page, is missing while it is replaced.
        looks = error.message == failure ? looks + 1 : 1
        failure = error.message
        if looks == 2 { terminal.error(failure) }
        continue
      }
      failure = ""
      looks = 0
      if let change = change.look(at: now) { return (now, change) }
    }
  }

  /// The engines that this program contains are part of it. Returns where its new file cannot be run.
  private func startAgain(_ terminal: inout Terminal) {
    guard let own else { return }
    terminal.report("")
    terminal.report("changed: \(own.path.visible), which starts again")
    let reason = own.startAgain()
    terminal.report("it cannot be run (\(reason)): this program goes on")
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
