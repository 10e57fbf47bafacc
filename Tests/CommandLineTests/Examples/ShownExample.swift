import TestSupport
import Testing

@testable import CommandLine

/// The commands in a text, which are typed as printed and in order, and the files that the reader
/// saves.
struct ShownExample: Sendable, CustomTestStringConvertible {
  /// The file and line that show the example.
  let location: String
  let steps: [Step]
  /// Whether the example is a whole page, which begins in the folder of Flickbook.
  var isPage = false

  enum Step: Sendable {
    case command(Command)
    case file(name: String, text: String)
  }

  var commands: [Command] {
    steps.compactMap { if case .command(let command) = $0 { command } else { nil } }
  }

  struct Command: Sendable {
    let text: String
    /// The exit code is 0 unless the text states another exit code: `exits 1`.
    var exit: Int32
    /// The output, if it is shown; a line `…` matches any number of lines.
    var output: [String] = []

    init(_ text: String, exit: Int32) {
      (self.text, self.exit) = (text, exit)
    }

    /// The exit code is taken from the last line of the output, where many commands print it.
    mutating func show(_ line: String) {
      output.append(line)
      if line.hasPrefix("exit ") { exit = ShownExample.exit(in: "exits " + line.dropFirst(5)) }
    }
  }

  var testDescription: String { location + " " + (commands.first?.text ?? "") }
}

extension ShownExample {
  /// The examples of all help texts and of the man page.
  static let ofVerbs: [ShownExample] = (Verb.runnable + Verb.unlisted).flatMap { verb in
    // Commands that watch files never end by themselves.
    verb.examples.filter { !$0.command.contains(" --watch") }.map { example in
      ShownExample(
        location: "help \(verb.name):",
        steps: [.command(Command(example.command, exit: exit(in: example.effect)))])
    }
  }

  /// Each page with all its blocks. Blocks without a language are commands; a block with a language
  /// is a file if the line before it ends with a file name.
  static let ofPages: [ShownExample] = Self.pages.map { page in
    let steps = MarkdownBlock.all(in: Corpus.text(of: page)).flatMap { block -> [Step] in
      if block.language.isEmpty { return Self.commands(in: block.lines).map { .command($0) } }
      let text = block.lines.map { $0 + "\n" }.joined()
      return block.fileName.map { [.file(name: $0, text: text)] } ?? []
    }
    return ShownExample(location: page, steps: steps, isPage: true)
  }

  /// The pages with commands for the reader. The files that `engine new` copies are tested by
  /// `NewEngineTests`.
  static let pages =
    ["README.md", "Documentation/Contributing.md"]
    + LinkTests.pages.filter {
      $0.hasPrefix("Documentation/Guide/") || $0.hasPrefix("Documentation/Tutorials/")
        || ["Documentation/Concepts.md", "Documentation/Troubleshooting.md"].contains($0)
        || $0.hasSuffix("/README.md")
          && !$0.hasPrefix("Examples/Adapters/") && !$0.hasPrefix("Examples/Engine/")
    }

  /// If commands begin with `$ `, the lines that follow each command are its output. Otherwise all
  /// lines are commands.
  private static func commands(in lines: [String]) -> [Command] {
    let isTranscript = lines.contains { $0.hasPrefix("$ ") }
    var commands: [Command] = []
    var open = ""
    for line in lines {
      if isTranscript {
        if line.hasPrefix("$ ") {
          commands.append(Command(String(line.dropFirst(2)), exit: Self.exit(in: line)))
        } else if !commands.isEmpty {
          commands[commands.count - 1].show(line)
        }
        continue
      }
      open += (open.isEmpty ? "" : "\n") + line
      let isWhole = !open.hasSuffix("\\") && open.count { $0 == "'" }.isMultiple(of: 2)
      if isWhole, !open.isEmpty {
        commands.append(Command(open, exit: Self.exit(in: open)))
        open = ""
      }
    }
    return commands
  }

  /// The exit code in a text: `exits 1`.
  fileprivate static func exit(in text: String) -> Int32 {
    guard let word = text.lowercased().firstRange(of: "exits ") else { return 0 }
    return text.lowercased()[word.upperBound...].first?.wholeNumberValue.map(Int32.init) ?? 0
  }
}

/// A block of code in a Markdown page.
struct MarkdownBlock {
  let language: String
  /// The name of the file that the block contains, if the line before the block ends with a name
  /// and a colon.
  let fileName: String?
  private(set) var lines: [String] = []

  static func all(in text: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: (block: MarkdownBlock, margin: Int)?
    var before: Substring = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let margin = line.prefix { $0 == " " }.count
      let isFence = line.dropFirst(margin).hasPrefix("```")
      if let (block, _) = open, isFence {
        blocks.append(block)
        open = nil
      } else if let (_, outer) = open {
        open?.block.lines.append(String(line.dropFirst(min(margin, outer))))
      } else if isFence {
        let name = before.firstMatch(of: /`([^` ]+\.[a-z]+)`:$/).map { String($0.1) }
        open = (
          MarkdownBlock(language: String(line.dropFirst(margin + 3)), fileName: name), margin
        )
      } else if !line.isEmpty {
        before = line
      }
    }
    return blocks
  }
}

extension ShownExample {
  /// The arguments of each Flickbook command in the sentences of a page, except for commands with a
  /// placeholder such as `VERB`.
  static func commandsInSentences(of page: String) -> [[String]] {
    var isCode = false
    var prose = ""
    for line in Corpus.text(of: page).split(separator: "\n") {
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isCode.toggle() }
      if !isFence, !isCode { prose += line + "\n" }
    }
    var commands: [[String]] = []
    for match in prose.matches(of: /`flickbook ([^`]+)`/) {
      let words = match.1.split { $0 == " " || $0 == "\n" }.map {
        String($0.replacing("'", with: ""))
      }
      let hasPlaceholder = words.contains { $0.count > 1 && $0.allSatisfy(\.isUppercase) }
      if !hasPlaceholder { commands.append(words) }
    }
    return commands
  }
}
