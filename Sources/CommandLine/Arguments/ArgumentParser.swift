internal import Engines
internal import Invariants

/// The request of a command line: a run of a verb, or help.
enum Invocation: Sendable {
  /// Help about a verb, or about all verbs if the verb is nil.
  case help(Verb?, Help.Form)
  case run(ParsedArguments)
}

/// Parses the arguments of a command line into an invocation, or throws an error.
struct ArgumentParser {
  /// Whether an argument names an existing file or folder. The result only improves the text of an
  /// error.
  let isPath: (String) -> Bool
  /// The engines that `--engine` may name.
  var engines = EngineList(BuiltInEngines.all)
  /// Formulas by which the program judges, in addition to the catalogue.
  var formulas: [Invariant] = []

  func parse(_ words: [String]) throws(UsageError) -> Invocation {
    if words.isEmpty { return .help(nil, .short) }
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") { return .help(try verbForHelp(words), .whole) }
    if options.contains("-h") { return .help(try verbForHelp(words), .short) }
    if options.contains("--version") { return try version(words) }
    let operands = try firstOperands(of: words)
    guard let first = operands.first else { throw .missingVerb }
    var verb = try verb(named: words[first], before: words[(first + 1)...])
    var rest = words
    if verb.isGroup, let second = operands.dropFirst().first {
      rest.remove(at: second)
      guard let member = verb.verbs.first(where: { $0.word == words[second] }) else {
        throw .unknownVerb(words[second], in: verb).about(verb)
      }
      verb = member
    }
    rest.remove(at: first)
    return try parse(rest, for: verb)
  }

  /// The indices of the operands that name the verb: the first operand and, if it names a group,
  /// the second operand. The options before them may belong to any verb.
  private func firstOperands(of words: [String]) throws(UsageError) -> [Int] {
    var operands: [Int] = []
    // Most users type the verb first. The rest is then parsed with the options of that verb alone.
    if let first = words.first, !first.hasPrefix("-") {
      guard Verb.named(first)?.isGroup == true else { return [0] }
      if words.count > 1, !words[1].hasPrefix("-") { return [0, 1] }
    }
    var scanner = ArgumentScanner(words, options: Verb.runnable.flatMap(\.options))
    while operands.count < 2, let piece = try scanner.next() {
      guard case .operand = piece else { continue }
      operands.append(scanner.index - 1)
      if Verb.named(words[operands[0]])?.isGroup != true { return operands }
    }
    return operands
  }

  private func verb(
    named name: String, before rest: ArraySlice<String>
  ) throws(UsageError) -> Verb {
    if let verb = Verb.named(name) { return verb }
    if name.contains("/") || name.hasSuffix(".xml") || isPath(name) {
      throw .pathWithoutVerb(name, isAlone: rest.isEmpty)
    }
    throw .unknownVerb(name)
  }

  private func parse(_ words: [String], for verb: Verb) throws(UsageError) -> Invocation {
    do throws(UsageError) {
      var arguments = ParsedArguments(of: verb, among: engines)
      arguments.formulas = formulas
      var scanner = ArgumentScanner(words, options: verb.options)
      while let piece = try scanner.next() {
        switch piece {
        case .operand(let word): arguments.add(word)
        case .option(let option, let value): try arguments.add(option, value)
        }
      }
      if arguments.has(.help) { return .help(verb, .short) }
      try check(arguments, of: verb)
      arguments.engines = try engines.adding(arguments)
      return .run(arguments)
    } catch {
      throw error.about(verb)
    }
  }

  private func check(_ arguments: ParsedArguments, of verb: Verb) throws(UsageError) {
    for (one, other) in Option.contradictions where arguments.has(one) && arguments.has(other) {
      throw UsageError(
        "\(one.dashed) and \(other.dashed) cannot be given together: choose one of them")
    }
    let operands = verb.operands
    let words = arguments.operands
    let isWaived = operands.waivers.contains(where: arguments.has)
    if words.count < operands.atLeast, !isWaived {
      throw .missingOperand(operands, having: words.count)
    }
    if let maximum = operands.atMost, words.count > maximum {
      throw .tooManyOperands(words[maximum], of: verb)
    }
    guard let known = operands.words else { return }
    for word in words.prefix(operands.closed ?? words.count) where !known.contains(word) {
      if case .verbs = operands.kind { throw .unknownTopic(word) }
      throw .unknownOperand(word, operands.placeholder, known)
    }
  }

  /// The verb of a request for help; nil if no verb is typed. Help is printed even if the rest of
  /// the line is wrong, because users then need it most.
  private func verbForHelp(_ words: [String]) throws(UsageError) -> Verb? {
    for (index, word) in words.enumerated() {
      guard let verb = Verb.named(word) else { continue }
      return verb.verbs.first { words[index...].contains($0.word) } ?? verb
    }
    guard let first = try? firstOperands(of: words).first else { return nil }
    throw .unknownVerb(words[first])
  }

  private func version(_ words: [String]) throws(UsageError) -> Invocation {
    var rest = words.filter { $0 != "--version" }
    // The first remaining word is dropped if it is a verb: `flickbook check --version` prints the
    // version.
    if let first = rest.first, Verb.named(first) != nil { rest.removeFirst() }
    return try parse(rest, for: .version)
  }
}
