import TestSupport
import Testing

/// Reports name the pattern of a broken rule, with the pattern's parameters.
struct PatternReportTests {
  let flickbook = Program("faulty-flickbook")
  private let pattern = "pattern speed-limit max 100pt/s"
  /// A part of the pattern's formula that does not appear in the violated comparison.
  private let formula = "not once[0,50ms] sent"

  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.put(CheckFixtures.recording(), as: "a.xml")
    let rule =
      "<invariant name=\"slow\" view=\"list\">\n  pattern  speed-limit\n  max 100pt/s </invariant>"
    folder.put(CheckFixtures.suite("<expect>\(rule)</expect>"), as: "flickbook-suite.xml")
    return folder
  }

  @Test func `the terminal output contains the formula of a pattern only with -v`() throws {
    let folder = folder()
    let run = try flickbook.run(["check", ".", "--only", "slow"], folder: folder.path)
    #expect(run.code == 1)
    #expect(run.output.contains("    formula \(pattern), from "), "\(run.output)")
    #expect(run.output.contains("    view list, from "))
    #expect(!run.output.contains(formula))
    let all = try flickbook.run(["check", ".", "--only", "slow", "-v"], folder: folder.path)
    #expect(all.output.replacing(/\s+/, with: " ").contains(formula))
  }

  @Test(arguments: [
    "html", "junit", "sarif", "tap", "json", "markdown", "code-quality",
  ])
  func `a report names the pattern`(form: String) throws {
    let folder = folder()
    let run = try flickbook.run(
      ["check", ".", "--only", "slow", "--\(form)", "report", "-q"], folder: folder.path)
    #expect(run.code == 1)
    let text = String(decoding: folder.bytes(of: "report") ?? [], as: UTF8.self)
    #expect(text.contains(pattern), "\(text)")
    #expect(text.contains(formula) == (form == "sarif"))
  }

  @Test func `explain prints the pattern and its formula`() throws {
    let folder = folder()
    let run = try flickbook.run(["explain", "slow"], folder: folder.path)
    let text = run.output.replacing(/\s+/, with: " ")
    #expect(text.contains("slow - \(pattern)"), "\(text)")
    #expect(text.contains("view == \"list\" and"))
    #expect(text.contains(formula))
  }
}
