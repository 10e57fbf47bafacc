extension Verb {
  static let help = Verb(
    "help", summary: "show help about a verb, or about all",
    description: "Shows the same text as --help after a verb.",
    operands: Operands("VERB", .verbs, atMost: 1),
    examples: ["flickbook help lint": "Show what lint does, its options and exit codes."],
    exits: [.held: "help was shown", .unjudged: "there is no such verb"],
    run: { arguments, terminal in
      let verb = arguments.operands.first.flatMap(Verb.named)
      let help = Help(for: terminal)
      terminal.output.write(verb.map(help.text(about:)) ?? help.text)
      return .held
    })

  /// What to try first, shown by `flickbook` alone.
  static let firstSteps: [Example] = [demo.examples, check.examples, show.examples]
    .compactMap(\.first)
}
