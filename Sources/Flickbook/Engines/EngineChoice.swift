internal import Chromium
internal import EngineLink
internal import Formats
internal import Gesture

/// The engines that one command line may name, and those that it means: engines of this program,
/// those that `--engine-command` brings in, and those of the suite that the recordings belong to.
///
/// Every verb that takes an engine chooses here, so that a name means the same for all of them.
struct EngineChoice: Sendable {
  /// Every engine that can be named.
  let list: EngineList
  /// The suite that the recordings belong to, or that `--suite` names.
  let suite: Suite?
  /// The names that `--engine-command` and `--page` bring in.
  private let typed: [String]

  /// - Parameters:
  ///   - paths: The recordings; `-` and an empty list stand for the current folder.
  ///   - environment: Says which folders this person trusts.
  init(
    _ arguments: ParsedArguments, for paths: [String], _ environment: (String) -> String?
  ) throws {
    let file = try arguments.text(.suite) ?? SuiteSearch.suite(for: paths.isEmpty ? ["-"] : paths)
    try self.init(arguments, file.map(Suite.init(file:)), environment)
  }

  /// The engines beside which no suite is looked for: the verb is what a suite may start.
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
      return
    }
    let mayRun = Self.mayRun(suite, arguments, environment)
    list = try arguments.engines.adding(suite, arguments, mayRun: mayRun)
  }

  /// Whether a suite may run what it names: not one that was merely found.
  private static func mayRun(
    _ suite: Suite, _ arguments: ParsedArguments, _ environment: (String) -> String?
  ) -> Bool {
    guard suite.runsCode else { return true }
    if arguments.text(.suite) != nil || arguments.has(.allowCommands) { return true }
    let trusted = try? TrustedFolders(environment)
    return trusted?.holds(suite.file.folder) ?? false
  }

  /// The engines that are meant where an option can name several: those that it names, else those of
  /// an earlier run, else those that were brought in, else the usual one.
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

  static func refuseTwins(_ engines: [ChosenEngine], of option: Option) throws(UsageError) {
    for (index, engine) in engines.enumerated()
    where engines[..<index].contains(where: { $0.designation == engine.designation }) {
      throw UsageError("\(option.dashed) \(engine.designation.text) is given twice")
    }
  }

  /// The engine that is meant where an option names one.
  func engine(_ arguments: ParsedArguments, _ option: Option) throws -> ChosenEngine {
    let engine =
      try named(arguments, option).first ?? broughtIn(arguments, option, atMost: 1).first
      ?? usual(option)
    try expectBrowser(arguments, [engine])
    return engine
  }

  /// No other engine looks at a page, and would hold whatever the page does.
  private func expectBrowser(
    _ arguments: ParsedArguments, _ engines: [ChosenEngine]
  ) throws(UsageError) {
    let hasBrowser = engines.contains { $0.designation.name == Browsers.engineName }
    guard arguments.has(.page), !hasBrowser else { return }
    let names = engines.map(\.designation.text).listed("and")
    throw UsageError(
      "\(Option.page.dashed) is for the engine \(Browsers.engineName), and this is \(names): "
        + "name \(Browsers.engineName) with --engine, or remove \(Option.page.dashed)")
  }

  /// An engine by what was typed after an option.
  func engine(_ typed: String, of option: Option) throws(UsageError) -> ChosenEngine {
    try list.engine(EngineDesignation(typed, of: option), of: option)
  }

  /// The engines that an option names.
  func named(_ arguments: ParsedArguments, _ option: Option) throws(UsageError) -> [ChosenEngine] {
    try arguments.texts(option).map { (text) throws(UsageError) in try engine(text, of: option) }
  }

  /// The engines that nobody named and that are there for this: those of `--engine-command`, else
  /// and `--page`, else those of the suite. An engine that has another part to play is not among them.
  func broughtIn(
    _ arguments: ParsedArguments, _ option: Option, atMost most: Int
  ) throws -> [ChosenEngine] {
    let others = [Option.against, .trusted].flatMap { arguments.texts($0) }.map(\.engineName)
    var engines: [ChosenEngine] = []
    for name in typed where !others.contains(name) && engines.count < most {
      engines.append(try engine(name, of: option))
    }
    guard typed.isEmpty, let suite else { return engines }
    for text in suite.engines
    where !others.contains(text.value.engineName) && engines.count < most {
      if let reason = list.refused[text.value.engineName] { throw UsageError(reason) }
      do throws(UsageError) {
        engines.append(try engine(text.value, of: option))
      } catch {
        let message = error.message.drop { $0 != " " }.dropFirst()
        throw FormatError(in: suite.file, at: text.place, Objection(.unknown, String(message)))
      }
    }
    return engines
  }

  private func usual(_ option: Option) throws(UsageError) -> ChosenEngine {
    guard let name = list.standard else {
      throw UsageError("this program has no engine: expected \(option.dashed) \(EngineList.seen)")
    }
    return try engine(name, of: option)
  }
}

extension String {
  /// The name in the designation of an engine, without its settings.
  var engineName: String { String(prefix { $0 != "(" }) }
}
