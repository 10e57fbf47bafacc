internal import Engines
internal import Verdicts

/// What a command line asks for. Asking for help is a request like any other, not an error.
enum Invocation: Sendable {
  /// The program's name alone.
  case glance
  /// Help about one verb, or about all.
  case help(Verb?)
  case run(ParsedArguments)
}

/// Turns the words of a command line into an invocation, or says what is wrong with them.
struct ArgumentParser {
  /// Whether a word names something on this machine: only used to word a better error.
  let isPath: (String) -> Bool
  /// What `--engine` may name.
  var engines = EngineList(BuiltInEngines.all)
  /// What the program judges by besides the catalogue.
  var formulas: [Invariant] = []

  func parse(_ words: [String]) throws(UsageError) -> Invocation {
    if words.isEmpty { return .glance }
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { return .help(try verbForHelp(words)) }
    if options.contains("--version") { return try version(words) }
    guard let place = try placeOfVerb(words) else { throw .missingVerb }
    let verb = try verb(named: words[place], before: words[(place + 1)...])
    var rest = words
    rest.remove(at: place)
    return try parse(rest, for: verb)
  }

  /// The verb is the first operand; the options before it may belong to any verb.
  private func placeOfVerb(_ words: [String]) throws(UsageError) -> Int? {
    // Most people type it first.
    if let first = words.first, !first.hasPrefix("-") { return 0 }
    var scanner = ArgumentScanner(words, options: Verb.all.flatMap(\.options))
    while let piece = try scanner.next() {
      if case .operand = piece { return scanner.index - 1 }
    }
    return nil
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
      if arguments.has(.help) { return .help(verb) }
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
    if let most = operands.atMost, words.count > most {
      throw .tooManyOperands(words[most], of: verb)
    }
    guard let known = operands.words else { return }
    for word in words.prefix(operands.closed ?? words.count) where !known.contains(word) {
      throw .unknownOperand(word, operands.placeholder, known)
    }
  }

  /// Help is given even where the rest of the line is wrong: that is when it is asked for.
  private func verbForHelp(_ words: [String]) throws(UsageError) -> Verb? {
    if let verb = words.lazy.compactMap(Verb.named).first { return verb }
    guard let place = try? placeOfVerb(words) else { return nil }
    throw .unknownVerb(words[place])
  }

  private func version(_ words: [String]) throws(UsageError) -> Invocation {
    try parse(words.filter { $0.hasPrefix("-") && $0 != "--version" }, for: .version)
  }
}
