import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// Every printed command can be typed as it is, and has the effect that its text states.
struct ExampleTests {
  /// Examples that this test does not run: a part of the command, and the reason.
  static let skipped: [(word: String, reason: String)] = [
    ("flickbook record screen", "needs a touch screen; CaptureCommandTests runs it"),
    ("record serve", "serves until Ctrl-C; ServedPhoneTests runs it"),
    ("Tools/set-up", "installs packages; Tools/Tests/set-up runs it"),
    ("apt-get install", "installs packages; Tools/Tests/set-up runs it"),
    ("make run", "builds this package, as CI does"),
    ("make test", "runs these tests"),
    ("Tools/swift-test", "runs these tests"),
    ("$ADDRESS", "loads the archive, which is not published"),
    ("flickbook-*-linux", "needs the archive; Packaging/Tests/packages unpacks it"),
    ("cd share/flickbook", "needs the archive; Packaging/Tests/packages unpacks it"),
    ("git worktree", "needs two versions of a package of the reader's"),
    ("swift build", "builds a package of the reader's; Tools/Tests/example does it"),
    ("swift run App", "builds a package; Tools/Tests/example does it"),
    (".build/release/mine", "is a program of the reader's; Tools/Tests/example builds one"),
    ("loop.py", "needs a WebDriver server; Tools/Tests/appium runs it"),
    ("stub.py", "serves until it is ended; Tools/Tests/appium runs it"),
    ("chromedriver", "serves until it is ended; Tools/Tests/appium runs it"),
    ("kill $!", "ends a server"),
    ("git bisect", "needs two versions of a package of the reader's"),
  ]

  /// Requirements of examples: a part of the command, and the tool that it needs.
  static let needs =
    ["jq", "man", "prove", "python3", "git", "xmllint", "make"].map { (word: $0 + " ", tool: $0) }
    + ["flickbook record scene", "--page", "--engine chromium"].map {
      (word: $0, tool: "chromium-headless-shell")
    }

  /// Commands that write pages in which engines run.
  static let needsPlayground = ["flickbook playground", "flickbook record page --engine"]

  static let all = ShownExample.ofVerbs + ShownExample.ofPages.filter { !$0.commands.isEmpty }

  @Test(arguments: all)
  func `an example runs as printed and has the effect that its text states`(_ example: ShownExample)
    throws
  {
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

  /// Runs a command; returns whether it had the expected exit code. If not, the later commands of
  /// the example are not run, because they would fail as a consequence.
  private func run(
    _ command: ShownExample.Command, of example: ShownExample, on desk: ExampleDesk
  ) throws -> Bool {
    let run = try desk.run(command.text)
    #expect(run.code == command.exit, "\(example.location): \(command.text)\n\(run.output)")
    // An example must not print an empty list.
    if command.text.hasPrefix("flickbook list") {
      #expect(!run.output.isEmpty, "\(command.text)")
    }
    if let fault = Self.mismatch(command.output, run.output) {
      Issue.record("\(example.location): \(command.text)\nshown: \(fault)\nprinted:\n\(run.output)")
    }
    return run.code == command.exit
  }

  /// The recipes for contributors name files that the reader is about to create.
  @Test(arguments: ShownExample.pages.filter { !$0.hasSuffix("/Contributing.md") })
  func `a command within a sentence has a verb and options that exist`(_ page: String) throws {
    let parser = ArgumentParser(isPath: { _ in false })
    for words in ShownExample.commandsInSentences(of: page) {
      do throws(UsageError) {
        _ = try parser.parse(words)
      } catch {
        // Within a sentence, `flickbook check` may mean only the verb, and `flickbook show --trace`
        // only the option.
        let isName = ["is missing", "needs a value"].contains { error.message.contains($0) }
        let isVerbAlone = words.count <= 2 && isName
        #expect(isVerbAlone, "\(page): \(words.joined(separator: " ")): \(error.message)")
      }
    }
  }

  @Test func `every reason to skip examples applies to an example, and few examples are skipped`() {
    let commands = Self.all.flatMap(\.commands).map(\.text)
    for (word, _) in Self.skipped {
      #expect(commands.contains { $0.contains(word) }, "\(word) is no longer in any example")
    }
    let left = commands.filter(Self.isSkipped)
    print("examples: \(commands.count - left.count) run, \(left.count) left out with a reason")
    #expect(left.count * 5 < commands.count)
  }

  @Test func `the printed manifest finds this package, whatever its folder is named`() throws {
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

  /// The first line of the shown output that was not printed at its position; nil if all lines
  /// were.
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

  /// Whether a printed line matches the shown line, which may end with `…` where machines differ.
  private static func fits(_ printed: String, _ shown: String) -> Bool {
    printed == shown || shown.hasSuffix("…") && printed.hasPrefix(shown.dropLast())
  }

  /// A warning that only root sees, in addition to any output.
  private static let forRoot = "flickbook: warning: a browser that root starts"
}
