import Testing

@testable import CommandLine
@testable import Runs

struct ArgumentParserTests {
  func parse(_ texts: String...) throws -> ParsedArguments {
    let invocation = try ArgumentParser(isPath: { _ in false }).parse(texts)
    guard case .run(let arguments) = invocation else {
      throw UsageError("not a verb to run")
    }
    return arguments
  }

  @Test func `a value follows after a space or an equals sign`() throws {
    #expect(try parse("lint", "--max-errors", "4", "x").count(.maxErrors) == 4)
    #expect(try parse("lint", "--max-errors=4", "x").count(.maxErrors) == 4)
  }

  @Test func `a missing option has its default value`() throws {
    let arguments = try parse("lint", "x")
    #expect(arguments.count(.maxErrors) == 20)
    #expect(arguments.choice(.color, as: ColorMode.self) == .auto)
    #expect(!arguments.has(.maxErrors))
  }

  @Test func `options may come before the verb, before operands, or after them`() throws {
    let arguments = try parse("--color", "never", "lint", "-q", "a.xml", "--max-errors=1", "b.xml")
    #expect(arguments.verb.name == "lint")
    #expect(arguments.operands == ["a.xml", "b.xml"])
    #expect(arguments.text(.color) == "never")
    #expect(arguments.has(.quiet))
    #expect(arguments.count(.maxErrors) == 1)
  }

  @Test func `letters of flags can be combined`() throws {
    let arguments = try parse("lint", "-q0")
    #expect(arguments.has(.quiet) && arguments.has(.null))
    #expect(arguments.operands.isEmpty)
  }

  @Test func `all arguments after two dashes are operands`() throws {
    let arguments = try parse("lint", "--", "-q", "--help", "--")
    #expect(arguments.operands == ["-q", "--help", "--"])
    #expect(!arguments.has(.quiet))
  }

  @Test func `a single dash is an operand`() throws {
    #expect(try parse("fmt", "-", "--check").operands == ["-"])
  }

  @Test func `a flag can be repeated, but an option with a value cannot`() throws {
    #expect(try parse("lint", "-q", "-q", "x").has(.quiet))
    #expect(throws: UsageError("--color is given twice").about(.lint)) {
      try parse("lint", "--color=auto", "--color=auto", "x")
    }
  }

  /// The kind of an option's value, without the parts that differ between verbs.
  private func kind(_ option: Option) -> String {
    switch option.value {
    case .none: "nothing"
    case .file(let placeholder): "reads \(placeholder)"
    // The file of a plan: one verb writes it and the other verbs read it.
    case .output(let placeholder, .plan): "reads \(placeholder)"
    case .output(_, let kind) where option.name != "output": "writes \(kind.rawValue)"
    case .output, .folder: "a file or folder"
    case .text(let placeholder), .word(let placeholder, _), .count(let placeholder, _),
      .number(let placeholder, _, _), .time(let placeholder):
      placeholder
    case .name(_, let offer): "\(offer)"
    }
  }

  @Test func `the name of an option has the same meaning for every verb`() {
    let options = Verb.runnable.flatMap(\.options) + Verb.version.options
    for (name, all) in Dictionary(grouping: options, by: \.name) {
      #expect(Set(all.map { kind($0) }).count == 1, "\(name): \(all.map { kind($0) })")
      #expect(Set(all.map(\.letter)).count == 1, "\(name)")
    }
  }

  @Test func `the verb of a group follows the group's name, and options can be anywhere`() throws {
    for words in [
      ["edit", "cut", "a.xml", "--to", "1s"], ["edit", "--to", "1s", "cut", "a.xml"],
      ["--to=1s", "edit", "cut", "a.xml"],
    ] {
      guard
        case .run(let arguments) = try ArgumentParser(isPath: { _ in false }).parse(words)
      else {
        Issue.record("\(words)")
        continue
      }
      #expect(arguments.verb.name == "edit cut")
      #expect(arguments.operands == ["a.xml"])
      #expect(arguments.text(.to) == "1s")
    }
  }

  private func error(_ texts: String...) -> UsageError? {
    do throws(UsageError) {
      _ = try ArgumentParser(isPath: { _ in false }).parse(texts)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("test", "check"), ("run", "check"), ("verify", "check"), ("replay", "show"),
    ("view", "show"), ("validate", "lint"), ("diff", "compare"), ("merge", "report"),
    ("infer", "suggest"), ("recorder", "record page"), ("capture", "record screen"),
    ("cut", "edit cut"), ("join", "edit join"), ("measure", "engine measure"),
    ("serve", "record serve"), ("engine-test", "engine test"), ("scene", "record scene"),
    ("man", "generate man"), ("schema", "generate schema"), ("lnt", "lint"),
  ])
  func `a term of another tool is answered with the corresponding verb`(
    _ word: String, _ verb: String
  ) {
    let error = error(word, "x.xml")
    #expect(
      error?.message.hasPrefix("unknown verb \"\(word)\": did you mean \"\(verb)\" (") == true)
    #expect(error?.advice == "help: flickbook help \(verb)")
  }

  @Test func `the error for an unknown verb of a group lists its verbs`() {
    #expect(
      error("edit", "wiggle")?.message
        == "unknown verb \"wiggle\" of edit: expected cut, join, scale or mirror")
    #expect(error("edit", "wiggle")?.advice == "help: flickbook help edit")
    #expect(error("edit", "trim")?.advice == "help: flickbook help edit cut")
    #expect(error("engine", "tset")?.advice == "help: flickbook help engine test")
  }

  @Test func `no synonym is the name of a verb, and no synonym is listed twice`() {
    let names = Set(Verb.all.map(\.name))
    let words = Verb.synonyms.flatMap(\.words)
    #expect(words.filter { names.contains($0) } == [])
    #expect(Set(words).count == words.count)
  }

  @Test func `no verb has two options with the same name or letter`() {
    for verb in Verb.runnable {
      #expect(Set(verb.options.map(\.name)).count == verb.options.count)
      let letters = verb.options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count)
    }
  }

  /// Two options differ: `--output` names a file or a folder, and `--against` of `playground` takes
  /// only an engine.
  @Test func `an option takes the same kind of value for every verb`() {
    let options = Dictionary(grouping: Verb.runnable.flatMap(\.options), by: \.name)
    let different = options.filter { Set($0.value.map(\.value.placeholder)).count > 1 }
    #expect(different.keys.sorted() == ["against", "output"])
  }

  @Test func `every default is a value that the option accepts`() throws {
    for option in Verb.runnable.flatMap(\.options) {
      if let standard = option.standard { try option.check(standard) }
    }
  }
}

struct ArgumentScannerTests {
  let jobs = Option("jobs", "j", .count("N", atLeast: 1), summary: "")
  let verbose = Option("verbose", "v", summary: "")

  func scan(_ texts: String...) throws -> [String] {
    var scanner = ArgumentScanner(texts, options: [jobs, verbose])
    var pieces: [String] = []
    while let piece = try scanner.next() {
      switch piece {
      case .operand(let word): pieces.append(word)
      case .option(let option, let value?): pieces.append(option.name + "=" + value)
      case .option(let option, nil): pieces.append(option.name)
      }
    }
    return pieces
  }

  @Test func `the value of a one-letter option follows directly or after a space`() throws {
    #expect(try scan("-j4") == ["jobs=4"])
    #expect(try scan("-j", "4") == ["jobs=4"])
    #expect(try scan("-vj4", "x") == ["verbose", "jobs=4", "x"])
    #expect(try scan("-vvj", "4") == ["verbose", "verbose", "jobs=4"])
  }
}
