internal import Engines
internal import Formats
internal import Gesture
internal import Replay

extension EngineList {
  /// With the engines that a command line brings in.
  func adding(_ arguments: ParsedArguments) throws(UsageError) -> EngineList {
    var list = self
    for typed in arguments.texts(.engineCommand) {
      let halves = typed.split(separator: "=", maxSplits: 1).map { String($0) }
      guard halves.count == 2, !halves[1].allSatisfy(\.isWhitespace) else {
        throw .badValue(
          typed, of: .engineCommand, expected: "NAME=COMMAND, as mine='./mine --fast'")
      }
      if let objection = Self.objection(to: halves[0], among: list.names) {
        throw UsageError("\(Option.engineCommand.dashed): \(objection)")
      }
      var command = ProcessCommand(halves[0], halves[1])
      try arguments.configure(&command)
      list.processes.append(EngineProcesses(command))
    }
    return list
  }

  /// With the engines that a suite brings in; one that was typed goes before it.
  func adding(_ suite: Suite, _ arguments: ParsedArguments) throws -> EngineList {
    var list = self
    let folder = suite.file.absolutePath(in: currentFolder()).folder
    for engine in suite.commands {
      let name = engine.value.name
      if list.processes.contains(where: { $0.command.name == name }) { continue }
      if let objection = Self.objection(to: name, among: list.names) {
        throw FormatError(in: suite.file, at: engine.place, Objection(.value, objection))
      }
      var command = ProcessCommand(name, engine.value.line, in: folder)
      try arguments.configure(&command)
      list.processes.append(EngineProcesses(command))
    }
    return list
  }

  /// All of them, each asked what it is.
  func all() throws(UsageError) -> [EngineFactory] {
    var all = factories
    for engine in processes {
      do { all.append(try EngineFactory(engine)) } catch {
        throw UsageError("engine \(engine.command.name) failed: \(error.message)")
      }
    }
    return all
  }

  /// Sends the processes away; what went wrong with one while it played nothing, once.
  func close() -> Outcome {
    var outcome = Outcome.held
    for engine in processes {
      for error in engine.close() {
        let reason = "engine \(engine.command.name) failed: \(error.message.oneLine)"
        // However many of its processes say it.
        if !outcome.reasons.contains(reason) { outcome.add(Outcome(.unjudged, reason)) }
      }
    }
    return outcome
  }
}

extension String {
  /// Lines put behind each other, where there is room for one alone.
  var oneLine: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " | ").visible
  }
}

extension ParsedArguments {
  /// What the command line says of how engines are run, whichever brought them in.
  fileprivate func configure(_ command: inout ProcessCommand) throws(UsageError) {
    command.isLockStep = has(.lockStep)
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
        let names = ProcessLimits.named.keys.sorted().listed("or")
        throw .badValue(
          typed, of: .engineTimeout, expected: "OP=TIME, as advance=5s, where OP is \(names)")
      }
      command.limits[keyPath: limit] = Int((time.nanoseconds + 999_999) / 1_000_000)
    }
  }
}

extension ProcessLimits {
  fileprivate nonisolated(unsafe) static let named: [String: WritableKeyPath<ProcessLimits, Int>] =
    [
      "hello": \.hello, "scene": \.scene, "advance": \.advance, "play": \.play, "bye": \.bye,
    ]
}
