extension Verb {
  static let completions = Verb(
    "completions", summary: "print the completions for a shell",
    description: """
      Prints a script for the shell. It completes verbs, options, their values and paths with the \
      tab key.
      """,
    operands: Operands("SHELL", .words(Shell.allCases.map(\.rawValue)), atLeast: 1, atMost: 1),
    examples: [
      #"eval "$(flickbook completions bash)""#: "Put this line into ~/.bashrc.",
      "mkdir -p ~/.zfunc; flickbook completions zsh > ~/.zfunc/_flickbook":
        "Write them into a folder of zsh's $fpath.",
      "mkdir -p ~/.config/fish/completions; flickbook completions fish > ~/.config/fish/completions/flickbook.fish":
        "Write them into the folder that fish reads.",
    ],
    exits: [
      .held: "the completions were printed", .unjudged: "there is no such shell",
    ],
    run: { arguments, terminal in
      for shell in arguments.operands.compactMap(Shell.init(rawValue:)) {
        terminal.output.write(shell.completions)
      }
      return .held
    })
}

/// A shell that completions are made for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }
}
