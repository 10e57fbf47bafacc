import Flickbook
import TestSupport
import Testing

struct HelpTests {
  let flickbook = Program("flickbook")

  @Test(arguments: [
    ("glance", []), ("help", ["help"]), ("help-demo", ["help", "demo"]),
    ("help-lint", ["help", "lint"]),
    ("help-fmt", ["help", "fmt"]), ("help-check", ["help", "check"]),
    ("help-compare", ["help", "compare"]), ("help-baseline", ["help", "baseline"]),
    ("help-list", ["help", "list"]),
    ("help-explain", ["help", "explain"]),
    ("help-show", ["help", "show"]), ("help-report", ["help", "report"]),
    ("help-merge", ["help", "merge"]), ("help-shrink", ["help", "shrink"]),
    ("help-fuzz", ["help", "fuzz"]), ("help-infer", ["help", "infer"]),
    ("help-cut", ["help", "cut"]), ("help-join", ["help", "join"]),
    ("help-scale", ["help", "scale"]), ("help-mirror", ["help", "mirror"]),
    ("help-import", ["help", "import"]), ("help-export", ["help", "export"]),
    ("help-capture", ["help", "capture"]), ("help-recorder", ["help", "recorder"]),
    ("help-playground", ["help", "playground"]),
    ("help-schema", ["help", "schema"]), ("help-engine-new", ["help", "engine-new"]),
    ("help-engine-test", ["help", "engine-test"]), ("help-serve", ["help", "serve"]),
    ("help-completions", ["help", "completions"]), ("help-man", ["help", "man"]),
    ("help-help", ["help", "help"]), ("man", ["man"]),
    ("completions-bash", ["completions", "bash"]), ("completions-zsh", ["completions", "zsh"]),
    ("completions-fish", ["completions", "fish"]),
  ])
  func `help is the reviewed text, on stdout, and no error`(
    _ name: String, _ words: [String]
  ) throws {
    let run = try flickbook.run(words)
    #expect(run.output == (try Golden(name + ".txt").text(renewedBy: run.output)))
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["--help", "--chekc"], ["--color", "never", "--help"],
  ])
  func `asking for help without a verb shows all verbs, whatever else is wrong`(
    _ words: [String]
  ) throws {
    #expect(try flickbook.run(words) == flickbook.run(["help"]))
  }

  @Test(arguments: [
    ["lint", "--help"], ["--help", "lint"], ["lint", "--chekc", "-h"], ["lint", "-qh"],
    ["lint", "nowhere.xml", "--help"], ["--color", "never", "lint", "-h"],
  ])
  func `asking for help beside a verb shows that verb, whatever else is wrong`(
    _ words: [String]
  ) throws {
    #expect(try flickbook.run(words) == flickbook.run(["help", "lint"]))
  }

  @Test(arguments: ["40", "60", "80", "100"])
  func `help keeps within the width of the terminal`(_ columns: String) throws {
    let width = try #require(Int(columns))
    for words in [[], ["help"], ["help", "lint"], ["help", "fmt"]] {
      let run = try flickbook.run(words, environment: ["COLUMNS": columns])
      let commands = ["flickbook ", "git ", "eval "]
      let tooLong = run.output.split(separator: "\n").filter { line in
        let words = line.drop { $0 == " " }
        return line.count > width && !commands.contains { words.hasPrefix($0) }
      }
      #expect(tooLong.isEmpty, "\(words)")
    }
  }

  @Test func `help is never wider than a hundred columns`() throws {
    let wide = try flickbook.run(["help", "lint"], environment: ["COLUMNS": "300"])
    #expect(wide == (try flickbook.run(["help", "lint"], environment: ["COLUMNS": "100"])))
  }

  @Test func `the version is one line, for people or for scripts`() throws {
    #expect(try flickbook.run(["--version"]).output == "flickbook 0.1.0\n")
    let json = try flickbook.run(["--version", "--json"]).output
    #expect(json.hasPrefix(#"{"name":"flickbook","version":"0.1.0","libxml2":"2."#))
    #expect(json.hasSuffix(#","formats":{"recording":1,"trace":1}}"# + "\n"))
  }

  @Test func `headings are bold where colour is forced, plain where it is not`() throws {
    let forced = try flickbook.run(["help"], environment: ["CLICOLOR_FORCE": "1"]).output
    #expect(forced.contains("\u{1b}[1mVERBS\u{1b}[0m"))
    let refused = try flickbook.run(
      ["help"], environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
    #expect(!refused.output.contains("\u{1b}"))
  }
}
