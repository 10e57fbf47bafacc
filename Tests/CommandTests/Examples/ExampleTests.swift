import Foundation
import TestSupport
import Testing

/// Whatever is shown as a command can be typed as it stands, and does what is said of it.
struct ExampleTests {
  /// What is not run here, by a word of it, and why.
  static let skipped: [(word: String, reason: String)] = [
    ("adb shell", "needs a phone"),
    ("flickbook capture", "needs a touch screen; Tools/Tests/capture runs it"),
    ("recorder --serve", "serves until Ctrl-C; Tools/Tests/serve runs it"),
    ("Tools/set-up", "installs packages; Tools/Tests/set-up runs it"),
    ("make run", "builds this package, as CI does"),
    ("flickbook-*-linux", "needs the archive; Tools/Tests/dist unpacks it"),
    ("bin/flickbook --version", "needs the archive; Tools/Tests/dist unpacks it"),
    ("git worktree", "needs two versions of a package of the reader's"),
    ("yesterday && swift build", "needs two versions of a package of the reader's"),
    ("swift build", "builds a package of the reader's; Tools/Tests/example does it"),
    (".build/release/mine", "is a program of the reader's; Tools/Tests/example builds one"),
    ("git bisect", "needs two versions of a package of the reader's"),
  ]

  /// Programs that examples call and that are not on every machine.
  static let tools = ["jq", "man", "prove", "python3", "git"]

  /// What an example needs of a machine besides, by a word of it.
  static let needs = [
    (word: "flickbook scene", tool: "chromium-headless-shell"),
    (word: "--page", tool: "chromium-headless-shell"),
  ]

  static let all = ShownExample.ofVerbs + ShownExample.ofPages

  @Test(arguments: all)
  func `an example can be typed as it stands`(_ example: ShownExample) throws {
    let desk = try ExampleDesk(for: example)
    var isReady = true
    for command in example.commands where isReady && !Self.isSkipped(command.text) {
      let missing = Self.tools.filter { tool in
        command.text.contains("\(tool) ") && (try? desk.run("command -v \(tool)"))?.code != 0
      }
      guard missing.isEmpty else { continue }
      let absent = Self.needs.first { need in
        command.text.contains(need.word) && (try? desk.run("command -v \(need.tool)"))?.code != 0
      }
      if let absent {
        print("skipped: \(command.text), no \(absent.tool) here")
        continue
      }
      // A change of folder is for the commands after it, too.
      let folder = example.commands.first { $0.text.contains(" && cd ") }
      let words = folder.map {
        $0.text == command.text ? "" : "test ! -d my-engine || cd my-engine\n"
      }
      let run = try desk.run((words ?? "") + command.text)
      isReady = run.code == command.exit
      #expect(run.code == command.exit, "\(example.place): \(command.text)\n\(run.output)")
      // A list of nothing is no example.
      if command.text.hasPrefix("flickbook list") {
        #expect(!run.output.isEmpty, "\(command.text)")
      }
      if let fault = Self.mismatch(command.output, run.output) {
        Issue.record("\(example.place): \(command.text)\nshown: \(fault)\nprinted:\n\(run.output)")
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
    let blocks = MarkdownSection.all(in: Corpus.text(of: "Documentation/Guide/Engines.md")).flatMap(
      \.blocks)
    let manifest = try #require(
      blocks.first { $0.language == "swift" && $0.lines[0].hasPrefix("// swift-tools-version") })
    folder.put(manifest.lines.map { $0 + "\n" }.joined(), as: "Package.swift")
    folder.put("", as: "Sources/mine/main.swift")
    folder.put("", as: "path/to/readme")
    folder.link("path/to/clone", to: Corpus.root)
    folder.put(
      (folder.text(of: "Package.swift") ?? "").replacing(
        "path/to/flickbook", with: "path/to/clone"),
      as: "Package.swift")
    let run = try Program(at: "/bin/bash").run(
      ["-c", "command -v swift >/dev/null || exit 0; swift package describe 2>&1"],
      folder: folder.path,
      environment: ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) })
    #expect(run.code == 0, "\(run.output)")
  }

  private static func isSkipped(_ command: String) -> Bool {
    skipped.contains { command.contains($0.word) }
  }

  /// The first line that is shown and was not printed there.
  private static func mismatch(_ shown: [String], _ printed: String) -> String? {
    var printed = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[
      ...]
    var mayLeaveOut = false
    for line in shown where !line.isEmpty {
      if line == "…" {
        mayLeaveOut = true
        continue
      }
      while let next = printed.first, next.isEmpty || mayLeaveOut && next != line {
        printed = printed.dropFirst()
      }
      guard printed.popFirst() == line else { return line }
      mayLeaveOut = false
    }
    return nil
  }
}
