internal import EngineLink
internal import Platform
internal import Reports
internal import Runs
internal import Text

/// A continuous run: when files change, the affected recordings are judged again.
///
/// Files are scanned ten times per second. This detects changes on every file system, including
/// network file systems, which do not report changes by other machines.
struct WatchRun {
  private let arguments: ParsedArguments
  private let failed: FailedRun?
  private let environment: (String) -> String?
  /// Whether reports or results are written. They must contain all recordings, and not only the
  /// changed recordings.
  private let writes: Bool
  private let own = OwnProgram()

  /// The interval between two scans in milliseconds. A changed file must be stable for this time.
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

  /// Judges the recordings, and judges them again after each change. Returns when interrupted.
  func run(_ terminal: inout Terminal) throws(UsageError) -> Outcome {
    Interruption.isAwaited()
    // A process that writes a file during a scan must not end this process by the signal.
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
      terminal.report("changed: " + change.text)
      outcome = try judge(change, now, &terminal)
    }
    return Outcome(.interrupted, Interruption.text)
  }

  private func printState(_ outcome: Outcome, _ files: WatchedFiles, _ terminal: inout Terminal) {
    guard !Interruption.hasCome else { return }
    if let line = outcome.lastLine { terminal.report(line) }
    terminal.report("watching \(files.text); Ctrl-C ends")
  }

  /// The present state of the files.
  private func look() throws(UsageError) -> WatchedFiles {
    let paths = try arguments.selection(failed).paths
    let fresh = try arguments.withFreshEngines()
    let choice = try? EngineChoice(fresh, for: paths, environment)
    let commands = (choice?.list ?? fresh.engines).processes.map(\.command)
    let page: [Option] = [.page, .har, .storageState, .initScript]
    return WatchedFiles(
      failed?.select(paths) ?? paths, suite: arguments.text(.suite),
      page: page.flatMap { arguments.texts($0) }, commands: commands, program: own?.path)
  }

  /// Waits for a complete change. Returns nil if interrupted.
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
        // A file that the command line names, such as a list or a page, may be missing while it is
        // replaced. An error is reported only if a second scan finds it again.
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

  /// Starts the new version of this program, whose file contains its engines. Returns only if the
  /// new file cannot be run.
  private func startAgain(_ terminal: inout Terminal) {
    guard let own else { return }
    terminal.report("")
    terminal.report("changed: \(own.path.visible), which starts again")
    let reason = own.startAgain()
    terminal.report("it cannot be run (\(reason)): this program continues")
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

  /// Judges a selection. Errors are printed and do not end the watch: a file may be edited at this
  /// time.
  private func judge(
    _ selection: PathSelection, _ arguments: ParsedArguments, isPart: Bool,
    _ terminal: inout Terminal
  ) throws(UsageError) -> Outcome {
    let arguments = try arguments.withFreshEngines()
    do throws(UsageError) {
      return try judgeSelection(selection, failed, arguments, &terminal, isPart: isPart)
    } catch {
      terminal.error(error.message)
      return .reported(.unjudged)
    }
  }
}
