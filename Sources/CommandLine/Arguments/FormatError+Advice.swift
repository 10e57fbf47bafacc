internal import Model
internal import Reports
internal import Results
internal import Runs
internal import Text

extension FormatError {
  /// The command to type next: the same command with the corrected path, `lint` to show all errors
  /// of a recording or a suite, or the help of the verb.
  func advice(for verb: String) -> String {
    let isRecording = objection.kind != .unreadable && source.line > 0 && file.hasSuffix(".xml")
    if objection.kind == .unreadable, let line = correctedPath { return line }
    return isRecording
      ? "\(Release.name) \(Verb.lint.name) \(file.shellTypedPath)" : "\(Release.name) help \(verb)"
  }

  /// The command line with an existing path of a similar name; nil if there is none.
  private var correctedPath: String? {
    guard FileKind(of: file) == nil, let near = FormatError.nearestPath(to: file) else {
      return nil
    }
    return Correction.replace(file, by: near).line(of: Array(ProgramArguments.all.dropFirst()))
  }
}
