import TestSupport
import Testing

/// Plots of a run with violations on a terminal of 80 columns.
struct ViolationPlotTests {
  let flickbook = Program("faulty-flickbook")

  private func run(_ texts: String...) throws -> Program.Ending {
    try flickbook.run(
      texts, folder: Corpus.root, environment: ["LC_ALL": "C.UTF-8"])
  }

  @Test func `a failure is drawn with its violation marked`() throws {
    let names = ["first-look", "next-car", "pull-at-the-first-car", "turn-while-zoomed"]
    let run = try flickbook.run(
      ["check"] + names.map { "Recordings/Gallery/\($0).xml" }
        + ["--engine", "rests-outside", "--engine", "ios"],
      folder: Corpus.root, environment: ["LC_ALL": "C.UTF-8"])
    #expect(run.code == 1)
    #expect(run.output == (try Golden("check-plots.txt").text(renewedBy: run.output)))
    // Locations and commands are copied by readers and programs, so their lines may be longer than
    // 80 columns. The plots are not.
    let drawn = run.output.split(separator: "\n").filter { $0.contains { "│┝└".contains($0) } }
    #expect(!drawn.isEmpty && drawn.allSatisfy { $0.count <= 80 })
  }

  @Test func `a limit for both axes is drawn along the axis that broke it`() throws {
    let folder = TemporaryFolder()
    folder.put(CheckFixtures.recording(), as: "a.xml")
    let run = try withExtendedLifetime(folder) {
      try flickbook.run(
        ["check", "a.xml", "--rule", "pattern speed-limit max 100pt/s", "--only", "formula"],
        folder: folder.path)
    }
    let title = "offset.y in points, x where formula first breaks"
    #expect(run.output.contains(title), "\(run.output)")
  }

  @Test func `without UTF-8 the plot is drawn in ASCII`() throws {
    let run = try run(
      "check", "Recordings/Gallery/next-car.xml", "--ascii", "--engine", "rests-outside")
    #expect(run.output == (try Golden("check-plots-ascii.txt").text(renewedBy: run.output)))
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `check with any number of jobs and report draw the same plots`() throws {
    let folder = TemporaryFolder()
    let words = ["check", "Recordings/Gallery", "Recordings/Table", "--engine", "rests-outside"]
    func output(_ words: [String]) throws -> String {
      try flickbook.run(words, folder: Corpus.root).output
    }
    let one = try output(words + ["-j1"])
    #expect(one.contains("first breaks"))
    #expect(try output(words + ["-j2"]) == one)
    let results = folder / "out.jsonl"
    let kept = try output(words + ["--results", results])
    #expect(kept.hasPrefix(one))
    #expect(try output(["report", results]) == one)
  }

  @Test func `a report of results without traces has no plots`() throws {
    let words = [
      "check", "Recordings/Gallery", "--engine", "rests-outside", "--report-detail", "none",
    ]
    let run = try flickbook.run(words, folder: Corpus.root)
    #expect(run.code == 1)
    #expect(!run.output.contains("first breaks"))
  }
}
