import TestSupport
import Testing

/// How a run reports the formulas of a suite. A run succeeds only if it has tested these formulas,
/// and every run lists them by name.
struct OwnInvariantTests {
  let flickbook = Program("faulty-flickbook")

  /// Creates a folder with two flicks and a suite that expects these invariants.
  private func folder(_ expected: String) -> TemporaryFolder {
    let folder = TemporaryFolder()
    for name in ["a.xml", "b.xml"] { folder.put(CheckFixtures.recording(), as: name) }
    folder.put(CheckFixtures.suite("<expect>\(expected)</expect>"), as: "flickbook-suite.xml")
    return folder
  }

  private func run(_ expected: String, _ texts: String...) throws -> Program.Ending {
    let folder = folder(expected)
    return try withExtendedLifetime(folder) {
      try flickbook.run(["check", "."] + texts, folder: folder.path)
    }
  }

  @Test func `a formula about a missing signal makes a run incomplete`() throws {
    let heder = "<invariant name=\"folds\"REST>when rest then probe.heder == 0</invariant>"
    for rest in ["", " required=\"true\""] {
      let run = try run(heder.replacing("REST", with: rest))
      #expect(run.code == 3)
      #expect(run.output.contains("folds was not exercised: the app reports no signal"))
      #expect(run.errors.contains("folds: the app reports no signal \"heder\""))
    }
    for rest in [" required=\"false\"", " level=\"warn\""] {
      #expect(try self.run(heder.replacing("REST", with: rest)).code == 0)
    }
  }

  @Test func `a formula that was not exercised is listed and does not fail the run`() throws {
    let run = try run("<invariant name=\"far\">when offset.y gt 900000pt then rest</invariant>")
    #expect(run.code == 0)
    #expect(run.output.contains("far was not exercised: nothing in the recordings"))
    #expect(run.output.contains("flickbook explain far ./a.xml --engine ios"))
  }

  @Test func `a formula that holds is listed even without -v`() throws {
    let run = try run("<invariant name=\"inside\">when rest then offset.y ge -1pt</invariant>")
    #expect(run.code == 0)
    let row = run.output.split(separator: "\n").first { $0.contains("inside ") }
    #expect(row?.split(separator: " ").prefix(2).last == "2")
  }

  @Test func `min-exercised in a suite counts the checks of all recordings`() throws {
    func outcome(_ minimum: Int) throws -> Program.Ending {
      try run("<invariant name=\"rest-in-bounds\" min-exercised=\"\(minimum)\"/>")
    }
    let short = try outcome(1_000_000)
    #expect(short.code == 3)
    let all = short.errors.firstMatch(of: /tested (\d+) times in all; at least 1000000/)?.1
    let count = try #require(all.flatMap { Int($0) })
    #expect(count > 1)
    #expect(try outcome(count).code == 0)
    #expect(try outcome(count + 1).code == 3)
  }

  @Test func `a shrunk recording is checked with the formula that it breaks`() throws {
    let folder = folder("<invariant name=\"never-far\">offset.y le 10pt</invariant>")
    let shrunk = try flickbook.run(
      ["shrink", "a.xml", "--invariant", "never-far"], folder: folder.path)
    let next = try #require(shrunk.output.split(separator: "\n").last { $0.hasPrefix("next: ") })
    #expect(next.contains("--only never-far"))
  }

  @Test func `--page with another engine than chromium is rejected`() throws {
    let folder = folder("")
    folder.put("<!DOCTYPE html><title>page</title>", as: "page.html")
    let run = try flickbook.run(
      ["check", "a.xml", "--engine", "ios", "--page", "page.html"], folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.contains("--page is for the engine chromium, not for ios"))
  }

  private static let far =
    "<invariant name=\"never-far\" why=\"nobody wants to go far\">offset.y le 10pt</invariant>"

  @Test func `every report of a violation contains the reason of the formula`() throws {
    let run = try run(Self.far)
    #expect(run.code == 1)
    #expect(run.output.contains("why") && run.output.contains("nobody wants to go far"))
    for format in ["junit", "sarif", "tap", "markdown", "jsonl"] {
      let output = try self.run(Self.far, "--format", format).output
      #expect(output.contains("nobody wants to go far"), "\(format)")
    }
  }

  @Test func `formulas of a suite are listed and explained like built-in invariants`() throws {
    let folder = folder(Self.far)
    let list = try flickbook.run(["list", "invariants"], folder: folder.path)
    let text = list.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(text.contains("never-far nobody wants to go far, from flickbook-suite.xml:"))
    let one = try flickbook.run(["explain", "never-far"], folder: folder.path)
    #expect(one.output.hasPrefix("never-far - nobody wants to go far\n"))
    #expect(one.output.contains("offset.y <= 10pt"))
    let none = try flickbook.run(["explain", "never-fat"], folder: folder.path)
    #expect(none.code == 2)
    #expect(none.errors.contains("did you mean \"never-far\"?"))
    let empty = TemporaryFolder()
    #expect(try flickbook.run(["explain", "never-far"], folder: empty.path).code == 2)
  }

  @Test func `a comparison in a condition without a tolerance is exact`() throws {
    // The list begins at its top edge, so its overscroll is 0. Without `tol`, `gt 0` is false.
    let edge = "<invariant name=\"past\">when REST then offset.y gt 100pt</invariant>"
    let exact = edge.replacing("REST", with: "over.y gt 0 and time eq 0s")
    #expect(try run(exact).code == 0)
    let near = edge.replacing("REST", with: "over.y gt 0 tol 0.5pt and time eq 0s")
    #expect(try run(near).code == 1)
  }
}
