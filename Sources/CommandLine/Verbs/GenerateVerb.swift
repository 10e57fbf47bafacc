internal import Files
internal import Results
internal import Runs

extension Verb {
  static let generate = Verb(
    group: "generate",
    summary: "print completions, manual pages and schemas",
    description: """
      Packages of Flickbook install the completions and the manual pages; editors read the schemas.
      """, [completions, man, schema])

  static let completions = Verb(
    "generate completions", summary: "print the completions for a shell",
    description: """
      Prints a script for the shell. It completes verbs, options, their values and paths with the \
      tab key.
      """,
    operands: Operands("SHELL", .words(Shell.allCases.map(\.rawValue)), atLeast: 1, atMost: 1),
    examples: [
      #"eval "$(flickbook generate completions bash)""#: "Put this line into ~/.bashrc.",
      "mkdir -p ~/.zfunc; flickbook generate completions zsh > ~/.zfunc/_flickbook":
        "Write them into a folder of zsh's $fpath.",
      "mkdir -p ~/.config/fish/completions; flickbook generate completions fish > ~/.config/fish/completions/flickbook.fish":
        "Write them into the folder that fish reads.",
    ],
    exits: [
      .held: "the completions were printed", .unjudged: "the shell does not exist",
    ],
    run: { arguments, terminal in
      for shell in arguments.operands.compactMap(Shell.init(rawValue:)) {
        terminal.output.write(shell.completions(CommandDump()))
      }
      return .held
    })

  static let man = Verb(
    "generate man", summary: "print the manual page of the program or of a verb",
    description: """
      Prints the manual page of the program, or that of a verb, in roff, for man(1). It is made from \
      the same data as the help.
      """,
    operands: Operands("VERB", .words(Verb.all.map(\.name)), atMost: 2, closed: 1),
    examples: [
      "flickbook generate man check | man -l -": "Read the page of check.",
      "flickbook generate man > flickbook.1":
        "Write the page to a file. Packages install the pages of all verbs.",
    ],
    exits: [.held: "the page was printed", .unjudged: "the verb does not exist"],
    run: { arguments, terminal in
      let words = arguments.operands
      let text =
        words.isEmpty
        ? ManPage(CommandDump()).text : VerbPage(try Verb(typed: words, after: "generate man")).text
      terminal.output.write(text)
      return .held
    })

  static let schema = Verb(
    "generate schema", summary: "print the schema of recordings, suites or results",
    description: """
      Editors and other tools can check recordings against the schema. rng is the RELAX NG schema \
      of recordings, xsd the same grammar as an XML Schema, for tools that only support XML \
      Schema; suite and suite-xsd are the two schemas of flickbook-suite.xml. The XML Schemas \
      contain the meaning of every element and attribute, which editors show. results is \
      the JSON schema of a line of a results file. markdown is the manual of recordings and \
      suites.
      """,
    operands: Operands(
      "LANGUAGE", .words(RecordingSchema.allCases.map(\.rawValue) + [results]), atMost: 1),
    examples: [
      "flickbook generate schema > recording.rng": "Write the RELAX NG schema to a file.",
      "flickbook generate schema xsd > recording.xsd": "Write the XML Schema.",
      "flickbook generate schema markdown": "Read the meaning of every attribute.",
    ],
    exits: [.held: "the schema was printed", .unjudged: "wrong command line"],
    run: { arguments, terminal in
      let language = arguments.operands.first
      let schema = language.flatMap(RecordingSchema.init(rawValue:)) ?? .relaxNG
      terminal.output.write(language == results ? ResultsText.schema : schema.text)
      return .held
    })

  /// The name of the schema for the lines of a results file.
  private static let results = "results"
}

/// A shell that completions are made for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  func completions(_ dump: CommandDump) -> String {
    switch self {
    case .bash: BashCompletions(dump).text
    case .zsh: ZshCompletions(dump).text
    case .fish: FishCompletions(dump).text
    }
  }
}
