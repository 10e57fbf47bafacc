import TestSupport
import Testing

@testable import Flickbook

/// Commands that some text shows, to be typed as they stand and in their order.
struct ShownExample: Sendable, CustomTestStringConvertible {
  /// Where they stand, for whoever must mend them.
  let place: String
  let commands: [Command]

  struct Command: Sendable {
    let text: String
    /// Nothing succeeds but what the text says: `exits 1`.
    var exit: Int32
    /// What it prints, where that is shown; a line `…` stands for any lines.
    var output: [String] = []

    init(_ text: String, exit: Int32) {
      (self.text, self.exit) = (text, exit)
    }

    /// The last line of many outputs names the exit code.
    mutating func show(_ line: String) {
      output.append(line)
      if line.hasPrefix("exit ") { exit = ShownExample.exit(in: "exits " + line.dropFirst(5)) }
    }
  }

  var testDescription: String { place + " " + (commands.first?.text ?? "") }
}

extension ShownExample {
  /// All of the help texts and the man page.
  static let ofVerbs: [ShownExample] = (Verb.all + Verb.unlisted).flatMap { verb in
    // What watches files never ends by itself.
    verb.examples.filter { !$0.command.contains(" --watch") }.map { example in
      ShownExample(
        place: "help \(verb.name):",
        commands: [Command(example.command, exit: exit(in: example.effect))])
    }
  }

  /// All code of the front page and the guides that names no language, section by section: what one
  /// block leaves behind the next one finds.
  static let ofPages: [ShownExample] = Self.pages.flatMap { page in
    MarkdownSection.all(in: Corpus.text(of: page)).compactMap { section -> ShownExample? in
      let commands = section.blocks.filter { $0.language.isEmpty }.flatMap {
        Self.commands(in: $0.lines)
      }
      if commands.isEmpty { return nil }
      return ShownExample(place: "\(page):\(section.line)", commands: commands)
    }
  }

  /// The pages whose commands a reader types.
  static let pages =
    ["README.md"]
    + ["Apps", "Engines", "Pipelines", "QA"].map { "Documentation/Guide/\($0).md" }

  /// With `$ ` before each command what follows is its output; else all lines are commands.
  private static func commands(in lines: [String]) -> [Command] {
    let isTranscript = lines.contains { $0.hasPrefix("$ ") }
    // The output of lint or engine-test without the command.
    let marks = ["  FAIL ", "  warning: "]
    let isOutput = lines.contains { line in
      marks.contains { line.hasPrefix($0) } || line.contains(": error: ")
    }
    if !isTranscript, isOutput { return [] }
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

  /// What a text says of the exit code: `exits 1`.
  fileprivate static func exit(in text: String) -> Int32 {
    guard let word = text.lowercased().firstRange(of: "exits ") else { return 0 }
    return text.lowercased()[word.upperBound...].first?.wholeNumberValue.map(Int32.init) ?? 0
  }
}

/// A heading of a page in Markdown, and the code below it.
struct MarkdownSection {
  let line: Int
  var blocks: [Block] = []

  struct Block {
    let language: String
    var lines: [String] = []
  }

  static func all(in text: String) -> [MarkdownSection] {
    var sections = [MarkdownSection(line: 1)]
    var block: (Block, margin: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let margin = line.prefix { $0 == " " }.count
      let isFence = line.dropFirst(margin).hasPrefix("```")
      if var open = block {
        if isFence {
          sections[sections.count - 1].blocks.append(open.0)
          block = nil
        } else {
          open.0.lines.append(String(line.dropFirst(min(margin, open.margin))))
          block = open
        }
      } else if isFence {
        block = (Block(language: String(line.dropFirst(margin + 3))), margin)
      } else if line.hasPrefix("#") {
        sections.append(MarkdownSection(line: index + 1))
      }
    }
    return sections
  }
}
