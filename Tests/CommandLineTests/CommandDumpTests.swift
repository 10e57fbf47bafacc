import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import Runs

/// The output of `help --json` for programs.
struct CommandDumpTests {
  private struct Dump: Decodable {
    let name: String
    let format: Int
    let names: [Names]
    let verbs: [Command]
    let options: [Declaration]

    struct Names: Decodable {
      let name: String
      let words: [String]
    }

    struct Command: Decodable {
      let name: String
      let task: String?
      let verbs: [String]?
      let options: [String]
    }

    struct Declaration: Decodable {
      let id: String
      let name: String
      let value: String?
      let kind: String?
      let names: String?
    }
  }

  private func dump() throws -> Dump {
    let text = try Program("flickbook").run(["help", "--json", "-"]).output
    return try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
  }

  @Test func `the JSON dump contains every verb, including verbs of groups, and every option`()
    throws
  {
    let dump = try dump()
    #expect(dump.name == "flickbook" && dump.format == 1)
    let verbs = Verb.all.flatMap { [$0] + $0.verbs }
    #expect(dump.verbs.map(\.name) == verbs.map(\.name))
    for (found, verb) in zip(dump.verbs, verbs) {
      #expect((found.verbs ?? []) == verb.verbs.map(\.word))
      let names = found.options.compactMap { id in dump.options.first { $0.id == id }?.name }
      #expect(names == verb.options.map(\.name), "\(verb.name)")
    }
    #expect(dump.verbs.filter { $0.task != nil }.count <= 20)
  }

  @Test
  func `each option in the dump has a unique identifier, a kind of value, and names that exist`()
    throws
  {
    let dump = try dump()
    #expect(Set(dump.options.map(\.id)).count == dump.options.count)
    for option in dump.options {
      #expect((option.value == nil) == (option.kind == nil), "\(option.id)")
      guard let names = option.names else { continue }
      #expect(dump.names.contains { $0.name == names && !$0.words.isEmpty }, "\(option.id)")
    }
  }

  @Test func `the dump is written to a file, and replaces only the dump of an earlier run`() throws
  {
    let folder = TemporaryFolder()
    let program = Program("flickbook")
    for _ in 1...2 {
      let run = try program.run(["help", "--json", "dump.json"], folder: folder.path)
      #expect(run.code == 0 && run.output == "", "\(run)")
    }
    #expect(
      try folder.text(of: "dump.json") == program.run(["help", "--json", "-"]).output)
    folder.put("{\"mine\": 1}\n", as: "mine.json")
    #expect(try program.run(["help", "--json", "mine.json"], folder: folder.path).code == 2)
  }

  @Test func `the manual page of the program lists the page of every verb`() throws {
    let page = try manual([])
    for verb in CommandDump().commands {
      #expect(page.contains("\\fB\(VerbPage.name(verb.name))(1)\\fR"), "\(verb.name)")
    }
  }

  @Test func `the manual page of a verb contains all its options, exit codes and examples`() throws
  {
    for verb in Verb.runnable {
      let page = try manual(verb.name.split(separator: " ").map { String($0) })
      #expect(page.contains("\(VerbPage.name(verb.name)) - \(verb.summary)\n"), "\(verb.name)")
      let terms =
        verb.options.map { String($0.synopsis.drop { $0 == " " }) }
        + verb.exits.map { String($0.code.rawValue) } + verb.examples.map(\.command)
      for term in terms {
        #expect(page.contains("\\fB\(term)\\fR"), "\(verb.name): \(term)")
      }
    }
  }

  @Test func `a manual page of an unknown verb is an error`() throws {
    #expect(try Program("flickbook").run(["generate", "man", "edit", "cat"]).code == 2)
    #expect(try Program("flickbook").run(["generate", "man", "lint", "fmt"]).code == 2)
  }

  /// A manual page with the escapes of roff removed.
  private func manual(_ words: [String]) throws -> String {
    let run = try Program("flickbook").run(["generate", "man"] + words)
    #expect(run.code == 0)
    let escapes = ["\\-": "-", "\\(aq": "'", "\\(rs": "\\", "\\(ti": "~", "\\(ha": "^"]
    return escapes.reduce(run.output) { $0.replacing($1.key, with: $1.value) }
  }
}
