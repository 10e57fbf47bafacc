import Foundation
import TestSupport
import Testing

@testable import Flickbook

/// Whatever is shown as a command can be typed as it stands, and does what is said of it.
struct ExampleTests {
  /// What is not run here, by a word of it, and why.
  static let skipped: [(word: String, reason: String)] = [
    ("flickbook record screen", "needs a touch screen; CaptureCommandTests runs it"),
    ("record serve", "serves until Ctrl-C; ServedPhoneTests runs it"),
    ("Tools/set-up", "installs packages; Tools/Tests/set-up runs it"),
    ("apt-get install", "installs packages; Tools/Tests/set-up runs it"),
    ("make run", "builds this package, as CI does"),
    ("make test", "runs these tests"),
    ("Tools/swift-test", "runs these tests"),
    ("flickbook-*-linux", "needs the archive; Tools/Tests/dist unpacks it"),
    ("bin/flickbook --version", "needs the archive; Tools/Tests/dist unpacks it"),
    ("git worktree", "needs two versions of a package of the reader's"),
    ("swift build", "builds a package of the reader's; Tools/Tests/example does it"),
    ("swift run App", "builds a package; Tools/Tests/example does it"),
    (".build/release/mine", "is a program of the reader's; Tools/Tests/example builds one"),
    ("git bisect", "needs two versions of a package of the reader's"),
  ]

  /// What an example needs of a machine, by a word of it.
  static let needs =
    ["jq", "man", "prove", "python3", "git", "xmllint", "make"].map { (word: $0 + " ", tool: $0) }
    + ["flickbook record scene", "--page", "--engine chromium"].map {
      (word: $0, tool: "chromium-headless-shell")
    }

  /// Commands that write pages in which engines run.
  static let needsPlayground = ["flickbook playground", "flickbook record page --engine"]

  static let all = ShownExample.ofVerbs + ShownExample.ofPages.filter { !$0.commands.isEmpty }

  @Test(arguments: all)
  func `an example runs as printed and does what the text says`(_ example: ShownExample) throws {
    let desk = try ExampleDesk(for: example)
    for step in example.steps {
      switch step {
      case .file(let name, let text): try desk.save(text, as: name)
      case .command(let command):
        if Self.isSkipped(command.text) { continue }
        if !BuiltPlayground.isPresent, Self.needsPlayground.contains(where: command.text.contains) {
          print("skipped: \(command.text), the program was built without the playground")
          continue
        }
        if let tool = try missingTool(for: command, on: desk) {
          print("skipped: \(command.text), \(tool) is not installed")
          continue
        }
        guard try run(command, of: example, on: desk) else { return }
      }
    }
  }

  private func missingTool(
    for command: ShownExample.Command, on desk: ExampleDesk
  ) throws -> String? {
    let tools = Self.needs.filter { command.text.contains($0.word) }.map(\.tool)
    return try tools.first { try desk.run("command -v \($0)").code != 0 }
  }

  /// Whether the exit code was the expected one: else what follows fails because of it.
  private func run(
    _ command: ShownExample.Command, of example: ShownExample, on desk: ExampleDesk
  ) throws -> Bool {
    let run = try desk.run(command.text)
    #expect(run.code == command.exit, "\(example.location): \(command.text)\n\(run.output)")
    // A list of nothing is no example.
    if command.text.hasPrefix("flickbook list") {
      #expect(!run.output.isEmpty, "\(command.text)")
    }
    if let fault = Self.mismatch(command.output, run.output) {
      Issue.record("\(example.location): \(command.text)\nshown: \(fault)\nprinted:\n\(run.output)")
    }
    return run.code == command.exit
  }

  /// The recipes for contributors name what the reader is about to make.
  @Test(arguments: ShownExample.pages.filter { !$0.hasSuffix("/Contributing.md") })
  func `a command in a sentence has a verb and options that exist`(_ page: String) throws {
    let parser = ArgumentParser(isPath: { _ in false })
    for words in ShownExample.commandsInSentences(of: page) {
      do throws(UsageError) {
        _ = try parser.parse(words)
      } catch {
        // `flickbook check` in a sentence names the verb, and `flickbook show --trace` the option.
        let isName = ["is missing", "needs a value"].contains { error.message.contains($0) }
        let isVerbAlone = words.count <= 2 && isName
        #expect(isVerbAlone, "\(page): \(words.joined(separator: " ")): \(error.message)")
      }
    }
  }

  @Test func `what is left out is in some example, and little of all`() {
    let commands = Self.all.flatMap(\.commands).map(\.text)
    for (word, _) in Self.skipped {
      #expect(commands.contains { $0.contains(word) }, "\(word) is in no example any more")
    }
    let left = commands.filter(Self.isSkipped)
    print("examples: \(commands.count - left.count) run, \(left.count) left out with a reason")
    #expect(left.count * 5 < commands.count)
  }

  @Test func `the manifest that is shown finds this package, whatever its folder is called`() throws
  {
    let folder = TemporaryFolder()
    let blocks = MarkdownBlock.all(in: Corpus.text(of: "Documentation/Guide/Engines.md"))
    let manifest = try #require(blocks.first { $0.fileName == "Package.swift" })
    folder.put("", as: "mine/Sources/mine/main.swift")
    folder.link("clone", to: Corpus.root)
    let text = manifest.lines.map { $0 + "\n" }.joined()
    folder.put(text.replacing("../flickbook", with: "../clone"), as: "mine/Package.swift")
    let run = try Program(at: "/bin/bash").run(
      ["-c", "command -v swift >/dev/null || exit 0; swift package describe 2>&1"],
      folder: folder / "mine",
      environment: ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) })
    #expect(run.code == 0, "\(run.output)")
  }

  private static func isSkipped(_ command: String) -> Bool {
    skipped.contains { command.contains($0.word) }
  }

  /// The first line that is shown and was not printed there.
  private static func mismatch(_ shown: [String], _ printed: String) -> String? {
    var printed = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { !$0.hasPrefix(forRoot) }[...]
    var mayLeaveOut = false
    for line in shown where !line.isEmpty {
      if line == "…" {
        mayLeaveOut = true
        continue
      }
      while let next = printed.first, next.isEmpty || mayLeaveOut && next != line {
        printed = printed.dropFirst()
      }
      guard let next = printed.popFirst(), fits(next, line) else { return line }
      mayLeaveOut = false
    }
    return nil
  }

  /// Whether a printed line is the shown one, which may end with `…` where machines differ.
  private static func fits(_ printed: String, _ shown: String) -> Bool {
    printed == shown || shown.hasSuffix("…") && printed.hasPrefix(shown.dropLast())
  }

  /// What only root sees, beside any output.
  private static let forRoot = "flickbook: warning: a browser that root starts"
}
