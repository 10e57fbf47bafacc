internal import Files
internal import Runs

extension Verb {
  static let generate = Verb(
    group: "generate",
    summary: "print completions, the man page and schemas",
    description: """
      Packages of Flickbook install the completions and the man page; editors read the schemas.
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
    "generate man", summary: "print the man page",
    description:
      "Prints the man page in roff, for man(1). It is made from the same data as the help.",
    examples: [
      "flickbook generate man | man -l -": "Read it.",
      "flickbook generate man > flickbook.1":
        "Write the page to a file. make install installs it where man finds it.",
    ],
    exits: [.held: "the page was printed"],
    run: { _, terminal in
      terminal.output.write(ManPage(CommandDump()).text)
      return .held
    })

  static let schema = Verb(
    "generate schema", summary: "print the schema of recordings or suites",
    description: """
      Editors and other tools can check recordings against the schema. rng is the RELAX NG schema \
      of recordings, xsd the same grammar as an XML Schema, for tools that only support XML \
      Schema, and suite the RELAX NG schema of flickbook-suite.xml. The XML Schema has the meaning \
      of every element and attribute inside. markdown is the manual of both formats.
      """,
    operands: Operands("LANGUAGE", .words(RecordingSchema.allCases.map(\.rawValue)), atMost: 1),
    examples: [
      "flickbook generate schema > recording.rng": "Write the RELAX NG schema to a file.",
      "flickbook generate schema xsd > recording.xsd": "Write the XML Schema.",
      "flickbook generate schema markdown": "Read the meaning of every attribute.",
    ],
    exits: [.held: "the schema was printed", .unjudged: "wrong command line"],
    run: { arguments, terminal in
      let schema = arguments.operands.first.flatMap(RecordingSchema.init(rawValue:)) ?? .relaxNG
      terminal.output.write(schema.text)
      return .held
    })
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
