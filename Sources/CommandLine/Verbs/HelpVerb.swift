internal import Runs

extension Verb {
  static let help = Verb(
    "help", summary: "explain a verb, a topic, or all verbs",
    description: """
      Prints the same as --help after a verb; -h after a verb prints a short form. The topic \
      formulas is the language of user-defined invariants on one page, and the topic patterns its \
      common rules; the topics paths, exit-codes, engine-options, report-options and run-options \
      explain common features of verbs.

      With --json it writes all verbs with their options, operands, examples and exit codes as JSON: \
      completions and the man page are made from the same data.
      """,
    operands: Operands("VERB", .verbs, atMost: 2, closed: 1), options: [.dump],
    examples: [
      "flickbook help lint": "Show the help of lint: its options and exit codes.",
      "flickbook help edit cut": "Show a verb of a group.",
      "flickbook help engine-options": "Show the options that add engines.",
      "flickbook help --json -": "Print the verbs and options for a program.",
    ],
    exits: [
      .held: "help was shown",
      .unjudged: "the verb or topic does not exist, or a file that cannot be written",
    ],
    run: { arguments, terminal in
      if arguments.has(.dump) {
        try terminal.write(CommandDump().json, to: arguments.text(.dump))
        return .held
      }
      terminal.output.write(try helpText(about: arguments.operands, Help(for: terminal)))
      return .held
    })

  /// The commands to try first, as `flickbook` without arguments prints them.
  static let firstSteps: [Example] = [demo.examples, check.examples, show.examples]
    .compactMap(\.first)
}

private func helpText(about words: [String], _ help: Help) throws(UsageError) -> String {
  guard let first = words.first else { return help.text }
  if let topic = HelpTopic(rawValue: first) {
    if let second = words.dropFirst().first {
      throw UsageError(
        "\(first) is a help topic, which takes no verb: remove \(second.quoted)",
        correction: .remove(second))
    }
    return help.text(about: topic)
  }
  return help.text(about: try Verb(typed: words, after: "help"))
}

extension Verb {
  /// Finds the verb whose name is the first word or the first two words after a command:
  /// `edit cut`.
  init(typed words: [String], after command: String) throws(UsageError) {
    let first = words.first ?? ""
    guard let verb = Verb.named(first) else { throw .unknownVerb(first) }
    guard let second = words.dropFirst().first else {
      self = verb
      return
    }
    guard let member = verb.verbs.first(where: { $0.word == second }) else {
      throw verb.isGroup
        ? .unknownVerb(second, in: verb)
        : UsageError("\(command) takes one verb; \(second.quoted) is a second one")
    }
    self = member
  }
}
