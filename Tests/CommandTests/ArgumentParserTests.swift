import Testing

@testable import Flickbook

struct ArgumentParserTests {
  func parse(_ words: String...) throws -> ParsedArguments {
    let invocation = try ArgumentParser(isPath: { _ in false }).parse(words)
    guard case .run(let arguments) = invocation else {
      throw UsageError("not a verb to run")
    }
    return arguments
  }

  @Test func `a value follows after a space or an equals sign`() throws {
    #expect(try parse("lint", "--max-errors", "4", "x").count(.maxErrors) == 4)
    #expect(try parse("lint", "--max-errors=4", "x").count(.maxErrors) == 4)
  }

  @Test func `an option that is not given has its default`() throws {
    let arguments = try parse("lint", "x")
    #expect(arguments.count(.maxErrors) == 20)
    #expect(arguments.choice(.color, as: ColorWish.self) == .auto)
    #expect(!arguments.has(.maxErrors))
  }

  @Test func `options stand before the verb, before operands, or after them`() throws {
    let arguments = try parse("--color", "never", "lint", "-q", "a.xml", "--max-errors=1", "b.xml")
    #expect(arguments.verb.name == "lint")
    #expect(arguments.operands == ["a.xml", "b.xml"])
    #expect(arguments.text(.color) == "never")
    #expect(arguments.has(.quiet))
    #expect(arguments.count(.maxErrors) == 1)
  }

  @Test func `letters of flags are joined`() throws {
    let arguments = try parse("lint", "-q0")
    #expect(arguments.has(.quiet) && arguments.has(.null))
    #expect(arguments.operands.isEmpty)
  }

  @Test func `after two dashes everything is an operand`() throws {
    let arguments = try parse("lint", "--", "-q", "--help", "--")
    #expect(arguments.operands == ["-q", "--help", "--"])
    #expect(!arguments.has(.quiet))
  }

  @Test func `a single dash is an operand`() throws {
    #expect(try parse("fmt", "-", "--check").operands == ["-"])
  }

  @Test func `a flag may be repeated, a value may not`() throws {
    #expect(try parse("lint", "-q", "-q", "x").has(.quiet))
    #expect(throws: UsageError("--color is given twice").about(.lint)) {
      try parse("lint", "--color=auto", "--color=auto", "x")
    }
  }

  @Test func `an option's name takes a value for every verb or for none`() {
    for option in Verb.all.flatMap(\.options) {
      let same = Verb.all.flatMap(\.options).filter { $0.name == option.name }
      #expect(
        same.allSatisfy {
          ($0.value == .none) == (option.value == .none) && $0.letter == option.letter
        })
    }
  }

  @Test func `no verb has two options of one name or letter`() {
    for verb in Verb.all {
      #expect(Set(verb.options.map(\.name)).count == verb.options.count)
      let letters = verb.options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count)
    }
  }

  @Test func `every default is a value the option takes`() throws {
    for option in Verb.all.flatMap(\.options) {
      if let standard = option.standard { try option.check(standard) }
    }
  }
}

struct ArgumentScannerTests {
  let jobs = Option("jobs", "j", .count("N", atLeast: 1), summary: "")
  let verbose = Option("verbose", "v", summary: "")

  func scan(_ words: String...) throws -> [String] {
    var scanner = ArgumentScanner(words, options: [jobs, verbose])
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

  @Test func `the value of a letter follows at once or after a space, also behind flags`() throws {
    #expect(try scan("-j4") == ["jobs=4"])
    #expect(try scan("-j", "4") == ["jobs=4"])
    #expect(try scan("-vj4", "x") == ["verbose", "jobs=4", "x"])
    #expect(try scan("-vvj", "4") == ["verbose", "verbose", "jobs=4"])
  }
}
