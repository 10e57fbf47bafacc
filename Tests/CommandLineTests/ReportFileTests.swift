import Foundation
import TestSupport
import Testing

/// Tests report files of interrupted runs, on full disks, and in folders.
struct ReportFileTests {
  let flickbook = Program("faulty-flickbook")
  private let words = ["check", ".", "--engine", "rests-outside", "--engine", "ios"]

  @Test
  func `an interrupted run exits with 130 and leaves complete reports that state the interruption`()
    throws
  {
    let folder = CheckFixtures.folder()
    for number in 0..<40 { folder.put(CheckFixtures.recording(), as: "r\(number).xml") }
    let files = ReportCommandTests.forms.map { "--\($0) out.\($0)" }.joined(separator: " ")
    let script = """
      "$0" check . --engine slow -j1 --results out.jsonl \(files) & sleep 1; kill -INT $!; wait $!
      """
    #expect(try folder.runJobs(script) == 130)
    #expect(folder.text(of: "out.tap")?.hasSuffix("Bail out! the run is incomplete\n") == true)
    #expect(folder.text(of: "out.junit")?.contains("flickbook (incomplete)") == true)
    #expect(folder.text(of: "out.markdown")?.contains("**Incomplete**") == true)
    #expect(!folder.names.contains { $0.hasSuffix(".part") })
    let again = try flickbook.run(
      ["report", "out.jsonl", "--junit", "again"], folder: folder.path)
    #expect(again.code == 130)
    #expect(folder.text(of: "again") == folder.text(of: "out.junit"))
  }

  @Test func `a folder of pages contains the pages of the last run, and other files stay`() throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    let check = ["check", "--engine", "rests-outside", "--html", "out/"]
    _ = try flickbook.run(check + ["a.xml", "b.xml"], folder: folder.path)
    let pages = folder.path + "/out/r"
    let both = try FileManager.default.contentsOfDirectory(atPath: pages)
    #expect(both.count == 2)
    let kept = ["notes.html", "mine-0123456789abcdef.html", "b-0123456789abcdef.txt"]
    for name in kept { folder.put("<!doctype html><p>mine", as: "out/r/" + name) }
    let again = try flickbook.run(check + ["a.xml", "--junit", "out.xml"], folder: folder.path)
    #expect(again.code == 1, "\(again)")
    let left = try FileManager.default.contentsOfDirectory(atPath: pages)
    let page = try #require(both.first { $0.hasPrefix("a-") })
    #expect(left.sorted() == (kept + [page]).sorted())
    #expect(folder.text(of: "out.xml")?.contains("[[ATTACHMENT|out/r/\(page)]]") == true)
    _ = try flickbook.run(
      ["check", "a.xml", "--engine", "rests-outside", "--html", "a.html", "--junit", "out.xml"],
      folder: folder.path)
    #expect(folder.text(of: "out.xml")?.contains("ATTACHMENT") == false)
  }

  @Test func `a folder of pages keeps files that do not belong to a report`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let words = ["check", "a.xml", "--html", "out/"]
    folder.put("body { color: red }", as: "out/app.css")
    let refused = try flickbook.run(words, folder: folder.path)
    #expect(refused.code == 2 && refused.errors.contains("out/app.css: cannot replace"))
    #expect(folder.text(of: "out/app.css") == "body { color: red }")
    folder.remove("out/app.css")
    #expect(try flickbook.run(words, folder: folder.path).code == 0)
    // A report folder that an interrupted run left without its start page is replaced, and so is a
    // style sheet of an earlier version.
    folder.remove("out/index.html")
    #expect(try flickbook.run(words, folder: folder.path).code == 0)
    folder.put("/* Earlier */", as: "out/app.css")
    #expect(try flickbook.run(words, folder: folder.path).code == 0)
    #expect(folder.text(of: "out/app.css")?.contains("Earlier") == false)
  }

  @Test func `a report among the recordings is not judged as a recording`() throws {
    let folder = CheckFixtures.folder("a.xml")
    folder.put("<testsuites/>", as: "junit.xml")
    let run = try flickbook.run(["check", ".", "--junit", "junit.xml"], folder: folder.path)
    #expect(run.code == 0)
    #expect(run.output.contains("1 recording: 1 held"))
  }

  /// At a file size limit the system refuses to write, as on a full disk. The test uses limits at
  /// every second kilobyte. The signal XFSZ that comes with the refusal must not kill the program,
  /// whether or not its parent ignored the signal.
  @Test(arguments: ["", "trap '' XFSZ; "])
  func `a limit on file sizes is reported and leaves an old or a new report`(
    _ ignore: String
  ) throws {
    let folder = ReportCommandTests.folder()
    let earlier = [
      "out.xml": "<testsuites name=\"old\"/>", "out.tap": "TAP version 13 # old",
      "out.jsonl": "{\"flickbook\":\"old\"}",
    ]
    let names = earlier.keys.sorted()
    let words = words + ["--junit", "out.xml", "--tap", "out.tap", "--results", "out.jsonl"]
    _ = try flickbook.run(words, folder: folder.path)
    let whole = names.map { folder.text(of: $0) }
    let maximum = (whole.map { $0?.utf8.count ?? 0 }.max() ?? 0) / 1024 + 2
    var (old, new) = (0, 0)
    for limit in stride(from: 1, through: maximum, by: 2) {
      for name in names { folder.put(earlier[name] ?? "", as: name) }
      let run = try folder.shell(
        ["bash", "-c", ignore + "ulimit -f \(limit); exec \"$0\" \"$@\" 2>errors | cat >/dev/null"]
          + [Program.path(of: "faulty-flickbook")] + words)
      let left = names.map { folder.text(of: $0) }
      for (name, (text, whole)) in zip(names, zip(left, whole)) {
        #expect(text == earlier[name] || text == whole, "\(name) at \(limit) kB, exit \(run.code)")
      }
      let kept = zip(names, left).count { earlier[$0] == $1 }
      old += kept
      new += left.count - kept
      let errors = folder.text(of: "errors") ?? ""
      #expect((kept > 0) == errors.contains("file too large"), "\(limit): \(errors)")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      // The rows of results that were already written may be kept in a partial file.
      let parts = files.filter { $0.hasSuffix(".part") }
      #expect(parts == [] || parts == ["out.jsonl.new.part"], "\(limit) kB")
    }
    #expect(old > 10 && new > 10)
  }

  @Test func `results without an end are reported as incomplete and not as successful`() throws {
    let folder = ReportCommandTests.folder()
    _ = try flickbook.run(words + ["--results", "out.jsonl"], folder: folder.path)
    let lines = (folder.text(of: "out.jsonl") ?? "").split(separator: "\n")
    folder.put(lines.prefix(5).map { $0 + "\n" }.joined() + lines[5].prefix(50), as: "cut.jsonl")
    let run = try flickbook.run(["report", "cut.jsonl"], folder: folder.path)
    #expect(run.code == 1)
    let reasons =
      "2 of 2 recordings break invariants; the results are incomplete: they contain 4 of 20 rows"
    #expect(run.errors == "exit 1: \(reasons)\n")
    folder.put("{}\n", as: "no.jsonl")
    let wrong = try flickbook.run(["report", "no.jsonl"], folder: folder.path)
    #expect(wrong.code == 2)
    let message = "no.jsonl:1:1: a line that is not from a results file"
    #expect(wrong.errors.hasPrefix("flickbook: error: \(message)"))
  }
}
