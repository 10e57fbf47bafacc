import TestSupport
import Testing

@testable import CommandLine

struct HelpTests {
  let flickbook = Program("flickbook")

  @Test(arguments: [
    ("glance.txt", []), ("help.txt", ["help"]), ("help-check.txt", ["help", "check"]),
    ("help-check-short.txt", ["check", "-h"]), ("help-edit.txt", ["help", "edit"]),
    ("commands.json", ["help", "--json", "-"]),
  ])
  func `help prints the reviewed text on stdout and exits with 0`(
    _ name: String, _ words: [String]
  ) throws {
    let run = try flickbook.run(words)
    #expect(run.output == (try Golden(name).text(renewedBy: run.output)))
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `the list of verbs fits on one screen, and each verb is in the line of its task`()
    throws
  {
    let lines = try flickbook.run(["--help"], environment: ["COLUMNS": "80"]).output
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect((24...40).contains(lines.count))
    let listed = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map { String($0) } }.dropFirst()
    #expect(Array(listed) == Verb.tasks.flatMap(\.verbs).map(\.name))
    #expect(listed.count <= 20)
  }

  @Test func `the help of a verb has at most 100 lines`() throws {
    for verb in Verb.runnable {
      let words = verb.name.split(separator: " ").map { String($0) }
      let lines = try flickbook.run(["help"] + words, environment: ["COLUMNS": "80"]).output
        .count { $0 == "\n" }
      #expect(lines <= 100, "\(verb.name): \(lines)")
    }
  }

  @Test(arguments: [
    ["--help"], ["--help", "--chekc"], ["--color", "never", "--help"],
  ])
  func `a request for help without a verb lists all verbs, even if there are other errors`(
    _ words: [String]
  ) throws {
    #expect(try flickbook.run(words) == flickbook.run(["help"]))
  }

  @Test(arguments: [
    ["lint", "--help"], ["--help", "lint"], ["lint", "--chekc", "--help"],
    ["lint", "nowhere.xml", "--help"], ["--color", "never", "lint", "--help"],
    ["lint", "-h", "--help"],
  ])
  func `a request for help with a verb describes that verb, even if there are other errors`(
    _ words: [String]
  ) throws {
    #expect(try flickbook.run(words) == flickbook.run(["help", "lint"]))
  }

  @Test(arguments: [
    ["edit", "cut", "--help"], ["edit", "--help", "cut"], ["--help", "edit", "cut"],
  ])
  func `the verb of a group has help like any other verb`(_ words: [String]) throws {
    #expect(try flickbook.run(words) == flickbook.run(["help", "edit", "cut"]))
  }

  @Test func `a group without a verb lists its verbs`() throws {
    for group in Verb.all.filter(\.isGroup) {
      let alone = try flickbook.run([group.name])
      #expect(alone.code == 0 && alone.errors == "")
      #expect(try alone == flickbook.run(["help", group.name]))
      #expect(try alone == flickbook.run([group.name, "--help"]))
      for verb in group.verbs { #expect(alone.output.contains("  \(verb.name) ")) }
    }
  }

  @Test func `the short help of a verb names every option and fits on a screen`() throws {
    #expect(try flickbook.run(["-h"]) == flickbook.run([]))
    for verb in Verb.runnable {
      let words = verb.name.split(separator: " ").map { String($0) }
      let short = try flickbook.run(words + ["-h"], environment: ["COLUMNS": "80"])
      #expect(short.code == 0)
      let missing = verb.options.filter { !short.output.contains($0.dashed) }
      #expect(missing.isEmpty, "\(verb.name)")
      #expect(short.output.count { $0 == "\n" } <= 40, "\(verb.name)")
    }
  }

  @Test func `help explains every option of a verb, or names the topic that explains it`() throws {
    let topics = try HelpTopic.allCases.map { try flickbook.run(["help", $0.rawValue]).output }
      .joined()
    for verb in Verb.runnable {
      let text = try flickbook.run(["help"] + verb.name.split(separator: " ").map { String($0) })
        .output
      for option in verb.options {
        let isExplained = [text, topics].contains { $0.contains(option.synopsis) }
        #expect(isExplained && text.contains(option.dashed), "\(verb.name) \(option.dashed)")
      }
    }
  }

  @Test(arguments: ["40", "60", "80", "100"])
  func `help fits the width of the terminal`(_ columns: String) throws {
    let width = try #require(Int(columns))
    for words in [[], ["help"], ["help", "lint"], ["help", "check"], ["edit"]] {
      let run = try flickbook.run(words, environment: ["COLUMNS": columns])
      let commands = ["flickbook ", "git ", "eval "]
      let tooLong = run.output.split(separator: "\n").filter { line in
        let text = line.drop { $0 == " " }
        return line.count > width && !commands.contains { text.hasPrefix($0) }
      }
      #expect(tooLong.isEmpty, "\(words)")
    }
  }

  @Test func `help is at most a hundred columns wide`() throws {
    let wide = try flickbook.run(["help", "lint"], environment: ["COLUMNS": "300"])
    #expect(wide == (try flickbook.run(["help", "lint"], environment: ["COLUMNS": "100"])))
  }

  @Test func `the version is printed on one line, in a form for users or for scripts`() throws {
    #expect(try flickbook.run(["--version"]).output == "flickbook 0.1.0\n")
    let json = try flickbook.run(["--version", "--json", "-"]).output
    #expect(json.hasPrefix(#"{"name":"flickbook","version":"0.1.0","libxml2":"2."#))
    #expect(json.hasSuffix(#","formats":{"recording":1,"trace":1}}"# + "\n"))
  }

  @Test func `headings are bold if colour is forced, and plain otherwise`() throws {
    let forced = try flickbook.run(["help"], environment: ["CLICOLOR_FORCE": "1"]).output
    #expect(forced.contains("\u{1b}[1mTEST\u{1b}[0m"))
    let refused = try flickbook.run(
      ["help"], environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
    #expect(!refused.output.contains("\u{1b}"))
  }
}
