internal import Chromium
internal import EngineLink
internal import Files
internal import Runs
internal import Text

/// The engines that a command line may name, and the engines that it selects. Engines come from
/// this program, from `--engine-command`, and from the suite of the recordings.
///
/// Every verb with an engine uses this type, so that a name has the same meaning everywhere.
struct EngineChoice: Sendable {
  /// Every engine that can be named.
  let list: EngineList
  /// The suite of the recordings, or the suite that `--suite` names.
  let suite: Suite?
  /// The names added by `--engine-command` and `--page`.
  private let typed: [String]

  /// - Parameters:
  ///   - paths: The recordings; `-` and an empty list mean the current folder.
  ///   - environment: Determines which folders this user trusts.
  init(
    _ arguments: ParsedArguments, for paths: [String], _ environment: (String) -> String?
  ) throws {
    let file = try arguments.text(.suite) ?? SuiteSearch.suite(for: paths.isEmpty ? ["-"] : paths)
    try self.init(arguments, file.map(Suite.init(file:)), environment)
  }

  /// Creates the choice without a search for a suite, for a verb that a suite itself may start.
  init(withoutSearch arguments: ParsedArguments, _ environment: (String) -> String?) throws {
    try self.init(arguments, arguments.text(.suite).map(Suite.init(file:)), environment)
  }

  private init(
    _ arguments: ParsedArguments, _ suite: Suite?, _ environment: (String) -> String?
  ) throws {
    self.suite = suite
    typed =
      arguments.engines.processes.map(\.command.name)
      + (arguments.has(.page) ? [Browsers.engineName] : [])
    guard let suite else {
      list = arguments.engines
      try arguments.checkPageOptions(hasPage: list.page != nil)
      return
    }
    let mayRun = Self.mayRun(suite, arguments, environment)
    list = try arguments.engines.adding(suite, arguments, mayRun: mayRun)
    try arguments.checkPageOptions(hasPage: list.page != nil || suite.page != nil)
  }

  /// Whether a suite may run the programs that it names. A suite that was only found by search may
  /// not, unless the user trusts its folder.
  private static func mayRun(
    _ suite: Suite, _ arguments: ParsedArguments, _ environment: (String) -> String?
  ) -> Bool {
    guard suite.runsCode else { return true }
    if arguments.text(.suite) != nil || arguments.has(.allowCommands) { return true }
    let trusted = try? TrustedFolders(environment)
    return trusted?.holds(suite.file.folder) ?? false
  }

  /// The engines for an option that accepts several engines. They come from the first of these
  /// sources that has engines: the option, an earlier run, other options or the suite, the default.
  func engines(
    _ arguments: ParsedArguments, _ option: Option, after failed: FailedRun? = nil
  ) throws -> [ChosenEngine] {
    var engines = try named(arguments, option)
    if engines.isEmpty, let failed {
      engines = try failed.engines.map { try engine($0, of: option) }
    }
    if engines.isEmpty { engines = try broughtIn(arguments, option, atMost: .max) }
    if engines.isEmpty { engines = [try usual(option)] }
    try expectBrowser(arguments, engines)
    try Self.refuseTwins(engines, of: option)
    return engines
  }

  /// Whether nothing selects an engine, so that the default engine is used.
  func isByDefault(
    _ arguments: ParsedArguments, _ option: Option, after failed: FailedRun?
  ) -> Bool {
    failed == nil && !arguments.has(option) && typed.isEmpty && suite?.engines.isEmpty ?? true
  }

  static func refuseTwins(_ engines: [ChosenEngine], of option: Option) throws(UsageError) {
    for (index, engine) in engines.enumerated()
    where engines[..<index].contains(where: { $0.designation == engine.designation }) {
      throw UsageError("\(option.dashed) \(engine.designation.text) is given twice")
    }
  }

  /// The engine for an option that accepts a single engine.
  func engine(_ arguments: ParsedArguments, _ option: Option) throws -> ChosenEngine {
    let engine =
      try named(arguments, option).first ?? broughtIn(arguments, option, atMost: 1).first
      ?? usual(option)
    try expectBrowser(arguments, [engine])
    return engine
  }

  /// Rejects a page without a browser: other engines ignore the page, so the results would not
  /// depend on the page.
  private func expectBrowser(
    _ arguments: ParsedArguments, _ engines: [ChosenEngine]
  ) throws(UsageError) {
    let hasBrowser = engines.contains { $0.designation.name == Browsers.engineName }
    guard arguments.has(.page), !hasBrowser else { return }
    let names = engines.map(\.designation.text).listed("and")
    throw UsageError(
      "\(Option.page.dashed) is for the engine \(Browsers.engineName), not for \(names): "
        + "name \(Browsers.engineName) with --engine, or remove \(Option.page.dashed)")
  }

  /// The engine with a typed name, given as the value of an option.
  func engine(_ typed: String, of option: Option) throws(UsageError) -> ChosenEngine {
    try list.engine(EngineDesignation(typed, of: option), of: option)
  }

  /// The engines that an option names.
  func named(_ arguments: ParsedArguments, _ option: Option) throws(UsageError) -> [ChosenEngine] {
    try arguments.texts(option).map { (text) throws(UsageError) in try engine(text, of: option) }
  }

  /// The engines that are selected without an option that names them: the engines that
  /// `--engine-command` and `--page` add or, without these options, the suite's engines. An engine
  /// with another role is excluded.
  func broughtIn(
    _ arguments: ParsedArguments, _ option: Option, atMost maximum: Int
  ) throws -> [ChosenEngine] {
    let others = [Option.against, .trusted].flatMap { arguments.texts($0) }.map(\.engineName)
    var engines: [ChosenEngine] = []
    for name in typed where !others.contains(name) && engines.count < maximum {
      engines.append(try engine(name, of: option))
    }
    guard typed.isEmpty, let suite else { return engines }
    for text in suite.engines
    where !others.contains(text.value.engineName) && engines.count < maximum {
      if let error = list.refused[text.value.engineName] { throw error }
      do throws(UsageError) {
        engines.append(try engine(text.value, of: option))
      } catch {
        let message = error.message.drop { $0 != " " }.dropFirst()
        throw FormatError(in: suite.file, at: text.location, Objection(.unknown, String(message)))
      }
    }
    return engines
  }

  private func usual(_ option: Option) throws(UsageError) -> ChosenEngine {
    guard let name = list.standard else {
      throw UsageError("this program has no engine: expected \(option.dashed) \(EngineNames.seen)")
    }
    return try engine(name, of: option)
  }
}

extension String {
  /// The name in the designation of an engine, without its settings.
  var engineName: String { String(prefix { $0 != "(" }) }
}
