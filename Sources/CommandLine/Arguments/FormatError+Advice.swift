internal import Model
internal import Reporting
internal import Runs
internal import Text

extension FormatError {
  /// The command to type next: `lint` shows all errors of a recording.
  func advice(for verb: String) -> String {
    let isRecording = objection.kind != .unreadable && source.line > 0 && file.hasSuffix(".xml")
    let isSuite = file.hasSuffix(SuiteSearch.name)
    return isRecording && !isSuite
      ? "\(Release.name) \(Verb.lint.name) \(file.shellTypedPath)" : "\(Release.name) help \(verb)"
  }
}
