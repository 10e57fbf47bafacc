internal import Reporting
internal import Runs

extension ResumedRun {
  /// Without paths the remaining recordings are unknown: the error states that the whole original
  /// command is needed.
  static func missingPaths(_ arguments: ParsedArguments) -> UsageError {
    let file = arguments.text(.resume) ?? ""
    let reader = try? ResultsReader(file: file)
    return UsageError(
      "--resume needs the PATH and the options of the run that it continues",
      meant: reader?.head.resumeCommand(file))
  }
}
