import Foundation
import TestSupport
import Testing

/// Tests the locations of reports, and the links between them.
struct ReportLocationsTests {
  let flickbook = Program("faulty-flickbook")
  private let words = ["check", "a.xml", "--engine", "rests-outside"]

  @Test func `reports can be written to the folder that the page creates`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(
      words + ["--html", "out/", "--junit", "out/junit.xml", "--results", "out/run.jsonl"],
      folder: folder.path)
    #expect(run.code == 1, "\(run.errors)")
    for name in ["index.html", "junit.xml", "run.jsonl"] {
      #expect(folder.text(of: "out/" + name)?.isEmpty == false, "\(name)")
    }
    let again = try flickbook.run(
      ["report", "out/run.jsonl", "--html", "next/", "--tap", "next/tap"], folder: folder.path)
    #expect(again.code == 1 && folder.text(of: "next/tap")?.isEmpty == false)
  }

  @Test func `a failure has a link to its page, relative to the report`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(
      words + ["--html", "my page.html", "--markdown", "summary.md", "--sarif", "x.sarif"],
      folder: folder.path)
    #expect(run.code == 1)
    let start = "my%20page.html#r=a.xml&e=rests-outside&t="
    #expect(folder.text(of: "summary.md")?.contains("](\(start)") == true)
    #expect(folder.text(of: "x.sarif")?.contains("\"uri\":\"\(start)") == true)

    _ = try flickbook.run(words + ["--html", "out/"], folder: folder.path)
    _ = try flickbook.run(
      words + ["--html", "site/", "--markdown", "out/summary.md"], folder: folder.path)
    let summary = try #require(folder.text(of: "out/summary.md"))
    let link = try #require(summary.components(separatedBy: "](").dropFirst().first)
      .prefix { $0 != ")" }
    #expect(link.hasPrefix("../site/r/a-"))
    let page = link.dropFirst(3).prefix { $0 != "#" }
    #expect(folder.text(of: String(page))?.contains("<article") == true)
  }

  @Test func `reports without a page contain no links to pages`() throws {
    let folder = CheckFixtures.folder("a.xml")
    _ = try flickbook.run(
      words + ["--markdown", "summary.md", "--sarif", "x.sarif"], folder: folder.path)
    #expect(folder.text(of: "summary.md")?.contains("](") == false)
    #expect(folder.text(of: "x.sarif")?.contains("attachments") == false)
  }

  @Test func `the error for missing results does not call them invalid`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(["report", "none.jsonl"], folder: folder.path)
    #expect(run.code == 2)
    #expect(
      run.errors == """
        flickbook: error: none.jsonl: cannot be read: no such file or directory
        help: flickbook help report
        exit 2: the results cannot be read

        """)
  }

  @Test(arguments: [["check", "a.xml"], ["compare", "a.xml", "--against", "clamping"]])
  func `each row contains its duration only with --timing`(_ words: [String]) throws {
    let folder = CheckFixtures.folder("a.xml")
    let timed = try flickbook.run(words + ["--timing", "--format", "jsonl"], folder: folder.path)
    let row = try #require(timed.output.split(separator: "\n").dropFirst().first)
    #expect(row.contains("\"seconds\":"))
    let plain = try flickbook.run(words + ["--format", "jsonl"], folder: folder.path)
    #expect(!plain.output.contains("\"seconds\":"))
  }
}
