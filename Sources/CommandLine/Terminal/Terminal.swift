internal import Platform
internal import Runs
internal import Text
internal import Writing

/// The output of a verb: results go to `output`, everything about the run to `errors`.
///
/// The terminal knows the properties of both streams (width, colour, character set), so verbs never
/// read the environment themselves.
struct Terminal {
  var output = OutputStream(STDOUT_FILENO)
  private(set) var errors = OutputStream(STDERR_FILENO)
  /// The number of columns for text.
  let width: Int
  /// Whether the terminal shows characters outside ASCII.
  let speaksUnicode: Bool
  /// The name of the running verb. Errors about a file point to its help.
  var verb = ""
  /// The command to type next, taken from the first error about a file.
  private var advice: String?

  init() {
    width = Self.columns() ?? 80
    speaksUnicode = Self.localeIsUnicode(variable)
    color(.auto)
  }

  /// Sets the colours of both streams according to `--color`.
  mutating func color(_ mode: ColorMode) {
    output.isColored = mode.isGranted(onTerminal: output.isTerminal, variable)
    errors.isColored = mode.isGranted(onTerminal: errors.isTerminal, variable)
  }

  /// Prints `flickbook: error: …` on stderr: the work, or a part of the work, cannot be done.
  mutating func error(_ message: String) {
    put("\(Release.name): \(errors.painted("error:", .red)) \(message.visibleLines)")
  }

  /// Prints `flickbook: error: FILE:LINE:COLUMN: …` on stderr: a file is missing or wrong.
  mutating func error(_ error: FormatError) {
    advice = advice ?? error.advice(for: verb)
    self.error(error.located)
  }

  /// Reports why a file was not written.
  mutating func report(_ error: WriteError) {
    if case .source(let error) = error { self.error(error) } else { self.error("\(error)") }
  }

  /// Prints `flickbook: warning: …` on stderr: the work continues, but perhaps not as the user
  /// intended.
  mutating func warn(_ message: String) {
    put("\(Release.name): \(errors.painted("warning:", .yellow)) \(message.visibleLines)")
  }

  /// Prints a line on stderr at once, after everything already written to stdout. Control
  /// characters are made visible, so that no name in the line can control the terminal.
  mutating func report(_ line: String) { put(line.visibleLines) }

  private mutating func put(_ line: String) {
    output.flush()
    errors.line(line)
    errors.flush()
  }

  /// Prints lines on stdout at once, if `isWanted`.
  mutating func report(_ lines: [String], if isWanted: Bool) {
    guard isWanted, !lines.isEmpty else { return }
    for line in lines { output.line(line) }
    output.flush()
  }

  /// Prints several lines, with their line feeds, on stderr.
  mutating func report(lines: String) {
    output.flush()
    errors.write(lines)
    errors.flush()
  }

  /// Writes to a file that appears when it is complete, or to stdout if the path is missing or `-`.
  mutating func write(_ text: String, to path: String?) throws(WriteError) {
    guard let path, path != "-" else { return output.write(text) }
    try NewFile.output(path).put(text)
  }

  /// Appends to a file to which other programs may write as well. Returns whether the text was
  /// written.
  func append(_ text: String, to path: String) -> Bool {
    // The file is opened without waiting for the reader of a pipe.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var file = OutputStream(descriptor)
    file.write(text)
    file.flush()
    return file.failure == nil
  }

  /// Prints a line on stderr that the next line replaces; an empty line clears it.
  mutating func redraw(_ line: String) {
    errors.write("\r\u{1b}[K" + line)
    errors.flush()
  }

  /// Whether this process runs in CI, which ends jobs that print nothing for too long.
  var isWatchedByCI: Bool { !(variable("CI") ?? "").isEmpty }

  /// The value of an environment variable that is not about the terminal.
  func environment(_ name: String) -> String? { variable(name) }

  /// Whether this process is a step of a GitHub Actions job, which reads annotations from the
  /// output.
  var isReadByGitHub: Bool { variable("GITHUB_ACTIONS") == "true" }

  /// The file that GitHub shows as the summary of the job.
  var jobSummary: String? { variable("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 } }

  /// The root folder of the repository in a job of GitHub or GitLab. The locations of annotations
  /// are relative to this folder.
  var repositoryRoot: String? {
    ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { variable($0) }.first { !$0.isEmpty }
  }

  /// Flushes stdout, and prints the next command to type and the last line of the outcome. A failed
  /// write to stdout is added to the outcome; if the reader has closed the pipe, the process ends.
  mutating func finish(_ outcome: Outcome) -> ExitCode {
    var outcome = outcome
    output.flush()
    switch output.failure {
    case nil: break
    case EPIPE?: diesOfPipe()
    case ETIMEDOUT? where Interruption.hasCome:
      outcome.add(.interrupted, "\(Interruption.text) before all was written to stdout")
    case let number?: outcome.add(.unjudged, "cannot write to stdout: \(systemError(number))")
    }
    if let advice { report("help: \(advice)") }
    if let line = outcome.lastLine { report(line) }
    return outcome.code
  }

  private static func columns() -> Int? {
    if let typed = variable("COLUMNS").flatMap(Int.init), typed > 0 { return typed }
    var size = winsize()
    for descriptor in [STDOUT_FILENO, STDERR_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return nil
  }

  /// Whether the locale uses UTF-8. The first of the three variables that is set decides, as in
  /// `setlocale(3)`.
  static func localeIsUnicode(_ variable: (String) -> String?) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(variable).first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}

private func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Ends the process by SIGPIPE, as usual for a program whose reader has closed the pipe: shells do
/// not report that signal.
private func diesOfPipe() -> Never {
  signal(SIGPIPE, SIG_DFL)
  raise(SIGPIPE)
  exit(128 + SIGPIPE)
}
