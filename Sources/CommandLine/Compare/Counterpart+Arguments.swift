internal import Runs

extension Counterpart {
  /// Creates the typed counterpart. The name of an engine has priority over a file with that name.
  init(
    _ arguments: ParsedArguments, _ failed: FailedRun?, _ choice: EngineChoice
  ) throws(UsageError) {
    let typed = try Self.typed(arguments, failed)
    let name = typed.engineName
    let isEngine = choice.list.names.contains(name) || choice.list.refused[name] != nil
    switch isEngine ? nil : FileKind(of: typed) {
    case .file?: self = .trace(typed)
    case .folder?: self = .traces(typed)
    case nil where !isEngine && (typed.contains("/") || typed.hasSuffix(".trace")):
      throw UsageError("--against: no engine, file or folder \(typed.quoted) exists")
    case nil: self = .engine(try choice.engine(typed, of: .against))
    }
  }

  /// The typed counterpart, or else the counterpart of an earlier run.
  static func typed(
    _ arguments: ParsedArguments, _ failed: FailedRun?
  ) throws(UsageError) -> String {
    guard let typed = arguments.text(.against) ?? failed?.against else {
      throw UsageError(
        "nothing to compare with: expected --against ENGINE, seen or a trace",
        correction: .append("--against android"))
    }
    return typed
  }
}
