internal import EngineLink
internal import Files
internal import Replay
internal import Runs
internal import Writing

extension EngineChoice {
  /// The engines to judge. Some of them may be saved traces.
  func judged(
    _ arguments: ParsedArguments, after failed: FailedRun?, on recordings: [String]
  ) throws -> [ChosenEngine] {
    if let path = arguments.text(.steps) {
      return try kept(in: path, arguments, failed, recordings)
    }
    let typed = arguments.texts(.engines)
    guard typed.contains(where: isKept) else {
      return try engines(arguments, .engines, after: failed)
    }
    let engines = try typed.map { try kept($0, recordings) ?? engine($0, of: .engines) }
    try Self.refuseTwins(engines, of: .engines)
    return engines
  }

  /// The named engine, or a trace that is named instead of an engine.
  func engine(
    _ arguments: ParsedArguments, _ option: Option, orTraceOf recordings: [String]
  ) throws -> ChosenEngine {
    try arguments.texts(option).first.flatMap { kept($0, recordings) } ?? engine(arguments, option)
  }

  private func kept(_ typed: String, _ recordings: [String]) -> ChosenEngine? {
    guard isKept(typed) else { return nil }
    return ChosenEngine(
      designation: EngineDesignation(name: typed),
      kind: .kept(KeptReplays(typed, for: recordings)))
  }

  /// Whether a text names a saved trace, or a folder of saved traces. The name of an engine has
  /// priority over a file with that name.
  func isKept(_ typed: String) -> Bool {
    let name = typed.engineName
    return !list.names.contains(name) && list.refused[name] == nil && FileKind(of: typed) != nil
  }

  /// The engines whose steps were saved by `--keep-steps`, under their names. No engine is started.
  private func kept(
    in path: String, _ arguments: ParsedArguments, _ failed: FailedRun?, _ recordings: [String]
  ) throws -> [ChosenEngine] {
    guard let kind = FileKind(of: path) else {
      throw UsageError("\(Option.steps.dashed): no file or folder \(path.quoted) exists")
    }
    guard kind == .folder else {
      let kept = KeptReplays(path, for: recordings)
      let head = try TraceHead(ofFile: path)
      let typed = arguments.texts(.engines).first ?? head.designation
      return [
        ChosenEngine(designation: try EngineDesignation(typed, of: .engines), kind: .kept(kept))
      ]
    }
    var names = arguments.texts(.engines)
    if names.isEmpty { names = failed?.engines ?? [] }
    if names.isEmpty { names = arguments.engines.processes.map(\.command.name) }
    if names.isEmpty {
      names = try Folder(path).entries.map(\.name).filter { name in
        !name.hasPrefix(".") && FileKind(of: path.appending(component: name)) == .folder
      }.sortedByBytes()
    }
    guard !names.isEmpty else {
      throw UsageError(
        "\(Option.steps.dashed): no steps are kept in \(path.quoted): expected a folder that "
          + "\(Option.keepSteps.dashed) has made")
    }
    return try names.map { name in
      let designation = try EngineDesignation(name, of: .engines)
      let folder = path.appending(component: designation.text)
      guard FileKind(of: folder) == .folder else {
        throw UsageError(
          "\(Option.steps.dashed): no steps of \(designation.text) are kept in \(path.quoted)")
      }
      return ChosenEngine(
        designation: designation, kind: .kept(KeptReplays(folder, for: recordings)))
    }
  }
}

extension TraceHead {
  /// The engine in the form in which it was typed.
  fileprivate var designation: String {
    let settings = settings.map { "(" + $0.split(separator: ";").joined(separator: ",") + ")" }
    return engineName + (settings ?? "")
  }
}
