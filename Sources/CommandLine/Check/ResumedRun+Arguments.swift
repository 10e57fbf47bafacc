internal import Results
internal import Runs

extension ResumedRun {
  /// The error for `--resume` without paths: the remaining recordings are unknown, so the whole
  /// original command is needed.
  static func missingPaths(_ arguments: ParsedArguments) -> UsageError {
    let file = arguments.text(.resume) ?? ""
    let reader = try? ResultsReader(file: file)
    return UsageError(
      "--resume needs the PATH and the options of the run that it continues",
      meant: reader?.head.resumeCommand(file))
  }
}
