import Foundation
import Results
import TestSupport
import Testing

/// Tests reports of the built program: a report made with the run and a report made later are
/// identical.
struct ReportCommandTests {
  let flickbook = Program("faulty-flickbook")
  static let forms = ["junit", "sarif", "tap", "json", "markdown", "folders", "code-quality"]

  /// A folder of recordings with difficult names, one of them malformed, one waived.
  static func folder() -> TemporaryFolder {
    let folder = CheckFixtures.folder(
      "a.xml", "<b> & \"c'.xml", "]]>.xml", "😀.xml", "שלום.xml", "\u{1}\u{1b}[1m.xml", "l\nf.xml",
      "#TODO x|y`.xml", "sub/a.xml")
    folder.put("<recording/>", as: "bad.xml")
    folder.put(
      CheckFixtures.suite(
        "<waive recording=\"sub/*.xml\" invariant=\"rest-in-bounds\" reason=\"BUG # &lt;1>\"/>"),
      as: "flickbook-suite.xml")
    return folder
  }

  private let words = ["check", ".", "--engine", "rests-outside", "--engine", "ios"]

  @Test func `a report made later equals the report of the run`() throws {
    let folder = Self.folder()
    let files = Self.forms.flatMap { ["--" + $0, $0 + ".1"] }
    let run = try flickbook.run(
      words + files + ["--results", "out.jsonl"], folder: folder.path)
    #expect(run.code == 2)
    let again = try flickbook.run(
      ["report", "out.jsonl"] + Self.forms.flatMap { ["--" + $0, $0 + ".2"] },
      folder: folder.path)
    #expect(again.code == 2)
    #expect(again.errors == run.errors)
    for form in Self.forms {
      let text = folder.text(of: form + ".1") ?? ""
      #expect(!text.isEmpty && text == folder.text(of: form + ".2"), "\(form)")
      let shown = try flickbook.run(
        ["report", "out.jsonl", "--format", form], folder: folder.path)
      #expect(shown.output == text, "\(form)")
    }
    let lines = try flickbook.run(
      ["report", "out.jsonl", "--format", "jsonl"], folder: folder.path)
    #expect(lines.output == folder.text(of: "out.jsonl"))
    let human = try flickbook.run(["report", "-"], stdin: lines.output, folder: folder.path)
    #expect(run.output.hasPrefix(human.output))
  }

  @Test(arguments: [
    (["--junit", "-"], "junit"), (["--format", "tap"], "tap"), (["--sarif=-"], "sarif"),
  ])
  func `a report on stdout is the only output on stdout`(
    _ option: [String], _ form: String
  ) throws {
    let folder = Self.folder()
    let run = try flickbook.run(
      words + option + ["--\(form == "tap" ? "json" : "tap")", "x"], folder: folder.path)
    _ = try flickbook.run(words + ["--" + form, "file"], folder: folder.path)
    #expect(run.output == folder.text(of: "file"))
    #expect(folder.text(of: "x")?.isEmpty == false)
  }

  @Test(arguments: [
    (["--junit", "-", "--tap", "-"], "both write to stdout"),
    (["--junit", "-", "--format", "jsonl"], "both write to stdout"),
    (["--junit", "x", "--tap", "x"], "--junit and --tap both name \"x\""),
    (["--junit-by", "folder"], "expected invariant or recording"),
    (["--format", "xml"], "expected human, jsonl, junit"),
  ])
  func `conflicting outputs are rejected before judging`(
    _ option: [String], _ message: String
  ) throws {
    let folder = Self.folder()
    let run = try flickbook.run(words + option, folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test(arguments: forms)
  func `a report that cannot be created causes an error before judging`(_ form: String) throws {
    let folder = CheckFixtures.folder("a.xml")
    folder.put("", as: "none")
    let run = try flickbook.run(
      ["check", "a.xml", "--engine", "hangs", "--" + form, "none/out"], folder: folder.path)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("none/out: cannot create: not a directory"))
  }

  @Test func `every printed command reproduces its violation`() throws {
    let folder = Self.folder()
    try? FileManager.default.createSymbolicLink(
      atPath: folder / "flickbook", withDestinationPath: Program.path(of: "faulty-flickbook"))
    let clock = ["--rate", "120", "--phase", "3ms", "--tolerance", "rest-in-bounds=0.25px"]
    _ = try flickbook.run(words + clock + ["--results", "out.jsonl"], folder: folder.path)
    let (head, rows) = try results(folder, "out.jsonl")
    var count = 0
    for row in rows {
      for invariant in row.invariants where invariant.verdict == .broken {
        let command = row.checkCommand([invariant.name], head) + " --results again.jsonl"
        _ = try folder.shell(["bash", "-c", "PATH=.:$PATH; \(command)"])
        let again = try results(folder, "again.jsonl").rows.first?.invariants.first {
          $0.name == invariant.name
        }
        #expect(again?.first == invariant.first && again?.times == invariant.times, "\(command)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  private func results(
    _ folder: TemporaryFolder, _ name: String
  ) throws -> (head: RunHead, rows: [JudgedRecording]) {
    var reader = try ResultsReader(folder.bytes(of: name) ?? [], named: name)
    var rows: [JudgedRecording] = []
    while let row = try reader.next() { rows.append(row) }
    return (reader.head, rows)
  }

  @Test func `durations are written only with --timing, and the date only if it is given`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let words = ["check", "a.xml", "--junit", "-", "--results"]
    let plain = try flickbook.run(words + ["plain"], folder: folder.path)
    #expect(plain.output == (try flickbook.run(words + ["plain"], folder: folder.path).output))
    #expect(!plain.output.contains("timestamp"))
    let dated = try flickbook.run(
      words + ["dated"], folder: folder.path, environment: ["SOURCE_DATE_EPOCH": "1800000000"])
    #expect(dated.output.contains("timestamp=\"2027-01-15T08:00:00\""))
    let timed = try flickbook.run(words + ["timed", "--timing"], folder: folder.path)
    #expect(timed.output.contains("hostname=\""))
    #expect(folder.text(of: "timed")?.contains("\"seconds\":") == true)
    #expect(folder.text(of: "plain")?.contains("\"seconds\":") == false)
  }

  @Test func `a job on GitHub gets annotations and a summary`() throws {
    let folder = Self.folder()
    let here = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder / "summary"]
    folder.put("before\n", as: "summary")
    let run = try flickbook.run(words, folder: folder.path, environment: here)
    // There are two annotations, because one file is malformed and nine recordings break in the
    // same way.
    let errors = run.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(errors.count == 2 && errors.first?.contains("title=malformed-recording") == true)
    #expect(errors.last?.contains("%0Ain 9 recordings") == true)
    #expect(folder.text(of: "summary")?.hasPrefix("before\n### Replay: 9 broken") == true)
    let tap = try flickbook.run(
      words + ["--format", "tap"], folder: folder.path, environment: here)
    #expect(!tap.output.contains("\n::error"))
    #expect(tap.errors.contains("::error"))
    let none = try flickbook.run(
      words + ["--annotations", "none"], folder: folder.path, environment: here)
    #expect(!none.output.contains("::error"))
  }

  @Test func `parsers of other projects accept the reports`() throws {
    let folder = Self.folder()
    _ = try flickbook.run(
      words + ["--junit", "out.xml", "--tap", "out.tap", "--sarif", "out.sarif"],
      folder: folder.path)
    let count = """
      from junitparser import JUnitXml
      suites = JUnitXml.fromfile('out.xml'); cases = [c for s in suites for c in s]
      assert all(len(c.result) <= 1 for c in cases)
      kinds = [type(c.result[0]).__name__ for c in cases if c.result]
      assert (suites.tests, suites.failures, suites.errors) == (len(cases), kinds.count('Failure'), kinds.count('Error'))
      """
    let readers = [
      ("xmllint", ["xmllint", "--noout", "--nonet", "out.xml"], 0...0, "xmllint --version"),
      (
        "junitparser", ["python3", "-c", count], 0...0, "python3 -c 'import junitparser'"
      ),
      ("sarif-tools", ["sarif", "summary", "out.sarif"], 0...0, "sarif --version"),
      ("prove", ["prove", "-Q", "-e", "cat", "out.tap"], 0...1, "prove --version"),
    ]
    for (name, command, codes, test) in readers {
      guard try folder.shell(["bash", "-c", test + " >/dev/null 2>&1"]).code == 0 else {
        print("skipped: reports as \(name) reads them, no \(name) here")
        continue
      }
      let run = try folder.shell(command)
      #expect(codes.contains(Int(run.code)), "\(name): \(run.text)")
      #expect(!run.text.lowercased().contains("parse error"), "\(name): \(run.text)")
    }
  }

  @Test func `lint writes SARIF in addition to its lines or instead of them`() throws {
    let folder = Self.folder()
    let run = try flickbook.run(["lint", ".", "--sarif", "lint.sarif"], folder: folder.path)
    #expect(run.code == 1)
    #expect(run.output.contains("bad.xml:1:1: error"))
    let shown = try flickbook.run(["lint", ".", "--sarif", "-"], folder: folder.path)
    #expect(shown.output == folder.text(of: "lint.sarif"))
    let log =
      try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any]
    let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    #expect(results?.count == 1)
    #expect(
      (results?.first?["message"] as? [String: String])?["text"]?.contains("namespace") == true)
  }
}

extension TemporaryFolder {
  /// Runs a program of the system in the folder.
  func shell(_ words: [String]) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
