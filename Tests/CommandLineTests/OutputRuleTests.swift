import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import Runs

/// All verbs follow one rule about their outputs. The test has a table of verbs and output options.
struct OutputRuleTests {
  /// An output option of a verb.
  struct Cell: Sendable, CustomTestStringConvertible {
    let verb: Verb
    let option: Option
    let kind: OutputKind

    var testDescription: String { "\(verb.name) \(option.dashed)" }

    static let all: [Cell] = Verb.runnable.flatMap { verb in
      verb.options.compactMap { option in
        guard case .output(_, let kind) = option.value, kind.replaces else { return nil }
        return Cell(verb: verb, option: option, kind: kind)
      }
    }

    /// Checks the outputs of a command line that contains this option.
    func check(_ input: String, _ output: String, _ more: String...) throws {
      let operands = verb.operands
      var words = operands.closed.map { _ in [operands.words?.first ?? "x"] } ?? []
      if case .words = operands.kind, verb.name == Verb.mirror.name { words = ["x"] }
      if verb.takesFiles || verb.name == Verb.mirror.name {
        while words.count < max(operands.atLeast, 1) { words.append(input) }
        if words.last != input { words.append(input) }
      }
      let parser = ArgumentParser(isPath: { _ in true })
      guard
        case .run(let arguments) = try parser.parse(
          verb.name.split(separator: " ").map { String($0) } + words + [option.dashed, output]
            + more)
      else {
        Issue.record("no run")
        return
      }
      try arguments.checkOutputs()
    }
  }

  private func error(_ work: () throws -> Void) -> String? {
    do { try work() } catch { return (error as? UsageError)?.message ?? "\(error)" }
    return nil
  }

  @Test(arguments: Cell.all)
  func `an output never replaces an input or a file of another kind`(_ cell: Cell) throws {
    let folder = CheckFixtures.folder("input")
    let input = folder / "input"
    folder.link("link", to: "input")
    link(input, folder / "hard")
    if cell.verb.takesFiles || cell.verb.name == Verb.mirror.name {
      for name in ["input", "./input", "link", "hard"] {
        for more in [[], ["--force"]] {
          let sentence = error {
            more.isEmpty
              ? try cell.check(input, folder / name) : try cell.check(input, folder / name, more[0])
          }
          #expect(
            sentence?.contains("this command reads that file") == true, "\(name): \(sentence ?? "")"
          )
        }
      }
    }
    for (kind, head) in Self.heads {
      let output = folder.put(head, as: "output")
      let sentence = error { try cell.check(input, output) }
      if Self.accepts(cell.kind, kind) {
        #expect(sentence == nil, "\(kind)")
      } else {
        #expect(sentence?.contains("cannot replace") == true, "\(kind)")
        #expect(error { try cell.check(input, output, "--force") } == nil, "\(kind)")
      }
    }
    for text in ["My notes\n", "{\"name\": \"a package\"}\n", "<html></html>", "\u{7f}ELF"] {
      let output = folder.put(text, as: "output")
      #expect(error { try cell.check(input, output) }?.contains("name another file") == true)
    }
    #expect(error { try cell.check(input, folder.put("", as: "empty")) } == nil)
    #expect(error { try cell.check(input, folder / "new") } == nil)
    #expect(error { try cell.check(input, "/dev/null") } == nil)
  }

  /// A captured recording counts as a recording, and saved steps count as traces.
  private static func accepts(_ kind: OutputKind, _ other: OutputKind) -> Bool {
    let recordings: Set<OutputKind> = [.recording, .captured]
    let traces: Set<OutputKind> = [.trace, .steps]
    return kind == other || [recordings, traces].contains { $0.isSuperset(of: [kind, other]) }
  }

  private static let heads: [OutputKind: String] = [
    .recording: CheckFixtures.recording(), .captured: CheckFixtures.recording(),
    .exported: "# EVEMU 1.3\n", .trace: "# flickbook trace 1\trecording=a\n",
    .steps: "# flickbook trace 1\trecording=a\n",
    .results: "{\"flickbook\":4}\n", .plan: "# flickbook plan 1: x\n",
    .page: "<!doctype html>\n<meta name=\"generator\" content=\"flickbook\">\n",
    .junit: "<?xml version=\"1.0\"?>\n<testsuites name=\"flickbook\">",
    .sarif: "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\"}",
    .tap: "TAP version 13\n", .json: "{\"head\":{\"flickbook\":4}}",
    .markdown: "### Replay: 1 recording\n", .codeQuality: "[]\n",
    .picture: "\u{FFFD}PNG\r\n",
  ]

  @Test func `every kind of output has an example`() {
    #expect(Set(Self.heads.keys) == Set(OutputKind.allCases))
  }

  @Test(arguments: try ResourceRun.table.filter { !$0.outputs.isEmpty })
  func `a second run replaces the output of the first run`(_ run: ResourceRun) throws {
    let first = try run.end()
    let second = try run.end(after: "\"$PROGRAM\" \(run.text) >/dev/null 2>&1")
    #expect(second.code == first.code, "\(second)")
    #expect(second.changedFiles(since: first) == [])
  }

  @Test(arguments: [
    "check a.xml --results a.xml", "check . --results a.xml --force",
    "check . --html a.xml --force",
    "export a.xml --format evemu -o a.xml", "record page -o a.xml", "playground -o a.xml",
    "check a.xml --html flickbook-suite.xml", "check a.xml --html flickbook-suite.xml --force",
    "report b.jsonl --html b.jsonl", "report b.jsonl --results b.jsonl",
    "report . --results b.jsonl", "check a.xml --failed-in b.jsonl --results b.jsonl",
    "check a.xml --since b.jsonl --results b.jsonl", "fuzz a.xml --count 1 --results a.xml --force",
    "check - --results a.xml --force < a.xml", "lint @list --sarif list --force",
    "lint --files-from list --sarif list --force", "check a.xml --json x --tap ./x",
  ])
  func `no file is deleted`(_ text: String) throws {
    let folder = CheckFixtures.folder("a.xml")
    folder.put(CheckFixtures.suite(""), as: "flickbook-suite.xml")
    folder.put("a.xml\n", as: "list")
    let shell = Shell(in: folder.path)
    #expect(try shell.run("flickbook check a.xml --results b.jsonl").code == 0)
    let before = ResourceFiles.contents(of: folder)
    let run = try shell.run("flickbook \(text)")
    #expect(run.code == 2, "\(run)")
    #expect(run.errors.contains("flickbook: error: ") && run.errors.contains("help: "), "\(run)")
    #expect(ResourceFiles.contents(of: folder) == before, "\(run)")
  }
}

extension Verb {
  /// Whether the operands of the verb are files.
  fileprivate var takesFiles: Bool {
    switch operands.kind {
    case .recordings, .recording, .files: true
    case .folder, .address, .verbs, .words: operands.closed != nil && name == Verb.baseline.name
    }
  }
}
