import TestSupport
import Testing

/// Reports with a part for each recording must not keep all parts in memory.
struct LongReportTests {
  let flickbook = Program("faulty-flickbook")
  let folder = TemporaryFolder()

  /// Writes results with many recordings: copies of the rows of one run.
  private func results(_ copies: Int) throws {
    folder.put(CheckFixtures.recording(), as: "recordings/a.xml")
    let run = ["check", "recordings", "--engine", "rests-outside", "--results", "one.jsonl"]
    _ = try flickbook.run(run, folder: folder.path)
    let lines = (folder.text(of: "one.jsonl") ?? "").split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    let rows = (0..<copies).map { number in
      lines[1].replacing("a.xml\",\"number\":0", with: "a\(number).xml\",\"number\":\(number)")
    }
    try #require(rows[copies - 1].contains("\"number\":\(copies - 1)"))
    let head = lines[0].replacing("\"planned\":1", with: "\"planned\":\(copies)")
    let end = lines[2].replacing("\"recordings\":1", with: "\"recordings\":\(copies)")
      .replacing("\"broken\":1", with: "\"broken\":\(copies)")
    folder.put(([head] + rows + [end]).joined(separator: "\n") + "\n", as: "many.jsonl")
  }

  @Test(arguments: [
    (["--json"], "{\"head\":"), (["--junit"], "<?xml"),
    (["--junit-by", "invariant", "--junit"], "<?xml"), (["--tap"], "TAP version 13"),
  ])
  func `a long report has the same bytes on stdout, in a file, and without space for its parts`(
    _ words: [String], _ start: String
  ) throws {
    try results(200)
    let shown = try flickbook.run(["report", "many.jsonl"] + words + ["-"], folder: folder.path)
    #expect(shown.output.hasPrefix(start))
    #expect(shown.output.utf8.count > 200_000, "it has several parts")
    _ = try flickbook.run(["report", "many.jsonl", "-q"] + words + ["out"], folder: folder.path)
    #expect(folder.text(of: "out") == shown.output)
    // A file already has the name of the file for the parts, so the parts stay in memory.
    let inTheWay = #": > "late.spill-$$"; exec "$0" "$@""#
    let blocked = try Program(at: "/bin/bash").run(
      ["-c", inTheWay, Program.path(of: "faulty-flickbook"), "report", "many.jsonl", "-q"] + words
        + ["late"], folder: folder.path)
    #expect(blocked.code == shown.code, "\(blocked.errors)")
    #expect(folder.text(of: "late") == shown.output)
    #expect(folder.names.filter { $0.contains("spill") }.count == 1)
  }
}
