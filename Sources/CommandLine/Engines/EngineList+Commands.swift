internal import Chromium
internal import Comparing
internal import EngineLink
internal import Files
internal import Invariants
internal import Model
internal import Replay
internal import Reports
internal import Results
internal import Runs
internal import Text

extension EngineList {
  /// Adds the engines of a command line, and its browsers, pages and views.
  func adding(_ arguments: ParsedArguments) throws(UsageError) -> EngineList {
    var list = self
    list.browsers = arguments.browsers
    list.page = try arguments.page(.page)
    list.comparedPage = try arguments.page(.againstPage)
    list.views = try arguments.pageViews()
    for typed in arguments.texts(.engineCommand) {
      let halves = typed.split(separator: "=", maxSplits: 1).map { String($0) }
      guard halves.count == 2, !halves[1].allSatisfy(\.isWhitespace) else {
        throw .badValue(
          typed, of: .engineCommand, expected: "NAME=COMMAND, such as mine='./mine --fast'")
      }
      if let objection = EngineNames.objection(to: halves[0], among: list.names) {
        throw UsageError("\(Option.engineCommand.dashed): \(objection)")
      }
      var command = ProcessCommand(halves[0], halves[1])
      try arguments.configure(&command)
      list.add(command)
    }
    return list
  }

  /// Adds the engines of a suite, and its views, signals and page. The command line has priority.
  ///
  /// - Parameters:
  ///   - mayRun: Whether the user has allowed the suite to run the programs that it names. A
  ///     forbidden engine is rejected only when it is used.
  func adding(_ suite: Suite, _ arguments: ParsedArguments, mayRun: Bool) throws -> EngineList {
    var list = self
    let folder = suite.file.absolutePath(in: currentFolder()).folder
    list.views += suite.views.filter { view in
      !list.views.contains { $0.name == view.name }
    }.map { PageView($0.name, $0.selector, moves: $0.moves) }
    if mayRun {
      list.signals = suite.signals.map { signal in
        let origin = SettingOrigin.file(suite.file, signal.location)
        return PageSignal(signal.name, signal.script, from: origin.text)
      }
      // A page from the command line has priority.
      if list.page == nil { list.page = try arguments.page(of: suite, in: folder) }
    } else {
      list.refused[Browsers.engineName] = Self.pageRefusal(suite, hasPage: list.page != nil)
    }
    for engine in suite.commands {
      let name = engine.value.name
      if list.processes.contains(where: { $0.command.name == name }) { continue }
      if let objection = EngineNames.objection(to: name, among: list.names) {
        throw FormatError(in: suite.file, at: engine.location, Objection(.value, objection))
      }
      guard mayRun else {
        list.refused[name] = Self.refusal(
          "engine \(name.quoted) is a command, \(engine.value.line.quoted)", at: engine.location,
          suite
        )
        continue
      }
      var command = ProcessCommand(name, engine.value.line, in: folder)
      try arguments.configure(&command)
      command.environment += engine.value.environment.compactMap(EngineEnvironment.variable)
        .flatMap(\.self)
      list.add(command)
    }
    return list
  }

  private mutating func add(_ command: ProcessCommand) {
    let engine = EngineProcesses(command)
    processes.append(engine)
    started.add(engine)
  }

  /// The error if a browser may not load the page or run the scripts of a suite; nil if the suite
  /// names neither.
  private static func pageRefusal(_ suite: Suite, hasPage: Bool) -> UsageError? {
    if !hasPage, let page = suite.page {
      return refusal(
        "a browser would load the page \(page.value.path.quoted)", at: page.location, suite)
    }
    return suite.signals.first.map { signal in
      refusal(
        "signal \(signal.name.quoted) is JavaScript, \(signal.script.quoted)", at: signal.location,
        suite)
    }
  }

  private static func refusal(
    _ what: String, at source: FileLocation, _ suite: Suite
  ) -> UsageError {
    let location = "\(suite.file.visible):\(source.line):\(source.column)"
    return UsageError(
      "\(location): \(what), but a suite that is found beside recordings runs no code until its "
        + "folder is trusted; \(Option.allowCommands.dashed) allows it for one run",
      meant: "\(Release.name) trust \(suite.file.folder.shellTypedPath)")
  }

  /// All engines except `chromium`. Starts the process of each external engine to get its
  /// declarations.
  func all() throws(UsageError) -> [EngineFactory] {
    var all = factories
    for engine in processes {
      do { all.append(try EngineFactory(engine)) } catch {
        throw UsageError("engine \(engine.command.name) failed: \(error.message)")
      }
    }
    return all
  }

  /// The engines that run in other processes.
  var running: RunningEngines {
    RunningEngines(processes: processes, started: started, browsers: browsers)
  }

  /// Ends all processes and browsers. Errors while ending are reported once.
  func close() -> Outcome { running.close() }
}

extension ParsedArguments {
  /// A copy with new processes, because the processes of an earlier run were ended.
  func withFreshEngines() throws(UsageError) -> ParsedArguments {
    var arguments = self
    arguments.engines = try EngineList(engines.factories).adding(self)
    return arguments
  }

  /// Applies the options for running engines to a command, which the command line or a suite
  /// defines.
  fileprivate func configure(_ command: inout ProcessCommand) throws(UsageError) {
    command.isLockStep = has(.lockStep)
    command.interruption = Interruption.descriptor
    command.environment = EngineEnvironment.usual
    for typed in texts(.engineEnvironment) {
      guard let variable = EngineEnvironment.variable(typed) else {
        throw .badValue(typed, of: .engineEnvironment, expected: "NAME or NAME=VALUE")
      }
      command.environment += variable
    }
    for typed in texts(.engineTimeout) {
      let halves = typed.split(separator: "=", maxSplits: 1).map { String($0) }
      let time = halves.count == 2 ? Instant(typed: halves[1]) : nil
      guard let time, time > .zero, let limit = ProcessLimits.named[halves[0]] else {
        if halves.count == 2, ProcessLimits.named[halves[0]] != nil,
          Double(typed: halves[1]) != nil
        {
          throw .badValue(typed, of: .engineTimeout, expected: Instant.expected(for: halves[1]))
        }
        let names = ProcessLimits.named.keys.sorted().listed("or")
        throw .badValue(
          typed, of: .engineTimeout, expected: "OP=TIME, such as advance=5s, where OP is \(names)")
      }
      command.limits[keyPath: limit] = Int((time.nanoseconds + 999_999) / 1_000_000)
      // A typed limit is absolute: it does not depend on the scene time in a request.
      if limit == \.advance { command.limits.pace = 0 }
    }
  }
}

extension ProcessLimits {
  fileprivate nonisolated(unsafe) static let named: [String: WritableKeyPath<ProcessLimits, Int>] =
    ["hello": \.hello, "scene": \.scene, "advance": \.advance, "play": \.play, "bye": \.bye]
}
