import Foundation
import TestSupport
import Testing

/// Every exit code of `check` of the built program.
struct CheckExitTests {
  let flickbook = Program("faulty-flickbook")

  @Test func `a run in which everything held exits with 0`() throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    let run = try flickbook.run(["check", "."], folder: folder.path)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("2 recordings: 2 held; "))
  }

  @Test func `a broken invariant exits with 1 and is reported at the line of the last touch`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(
      ["check", "a.xml", "--engine", "rests-outside", "--only", "rest-in-bounds"],
      folder: folder.path)
    #expect(run.code == 1)
    #expect(run.errors == "exit 1: the recording breaks invariants\n")
    #expect(run.output == (try Golden("check-broken.txt").text(renewedBy: run.output)))
  }

  @Test
  func `with --exit-zero-on-broken, a violation exits with 0 and other exit codes are unchanged`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml")
    let words = ["--exit-zero-on-broken", "--results", "out.jsonl"]
    func run(_ texts: String...) throws -> Program.Ending {
      try flickbook.run(["check"] + texts + words, folder: folder.path)
    }
    let broken = try run("a.xml", "--engine", "rests-outside")
    #expect(broken.code == 0)
    #expect(broken.errors == "exit 0: the recording breaks invariants\n")
    #expect(try flickbook.run(["report", "out.jsonl"], folder: folder.path).code == 1)
    #expect(try run("a.xml").code == 0)
    #expect(try run("a.xml", "--engine", "fails").code == 2)
    #expect(try run("nowhere.xml").code == 2)
    folder.put(
      CheckFixtures.suite(
        "<expect><invariant name=\"zoom-in-range\" required=\"true\"/></expect>"),
      as: "flickbook-suite.xml")
    // With `--exit-zero-on-broken`, the violation no longer hides that the run is incomplete.
    #expect(try run("a.xml", "--engine", "rests-outside").code == 3)
  }

  @Test func `a malformed recording exits with 2, and the other recordings are judged`() throws {
    let folder = CheckFixtures.folder("a.xml", "c.xml")
    folder.put("<recording/>", as: "b.xml")
    let run = try flickbook.run(
      ["check", ".", "--engine", "rests-outside"], folder: folder.path)
    #expect(run.code == 2)
    #expect(
      run.errors
        == "exit 2: 1 of 3 recordings could not be judged; 2 of 3 recordings break invariants\n")
    #expect(run.output.contains("b.xml:1:1: element \"recording\" in no namespace"))
  }

  @Test func `an engine that fails exits with 2`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(["check", "a.xml", "--engine", "fails"], folder: folder.path)
    #expect(run.code == 2)
    #expect(run.output.contains("engine fails failed: it fell over"))
  }

  @Test func `a check with an engine that hangs exits with 2`() throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    let run = try flickbook.run(
      ["check", ".", "--engine", "hangs", "--engine", "ios", "--timeout", "5s", "-j2"],
      folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "exit 2: 2 of 2 recordings could not be judged\n")
    #expect(run.output.contains("not finished after 5 s: raise --timeout"))
  }

  @Test func `a required invariant that is untested exits with 3`() throws {
    let folder = CheckFixtures.folder("a.xml")
    folder.put(
      CheckFixtures.suite(
        "<expect><invariant name=\"zoom-in-range\" required=\"true\"/></expect>"),
      as: "flickbook-suite.xml")
    let run = try flickbook.run(["check", "."], folder: folder.path)
    #expect(run.code == 3)
    #expect(
      run.errors == """
        exit 3: no recording exercises zoom-in-range (flickbook-suite.xml:2)

        """)
    let broken = try flickbook.run(
      ["check", ".", "--engine", "rests-outside"], folder: folder.path)
    #expect(broken.code == 1, "exit code 1 has precedence over 3")
  }

  @Test func `an empty selection exits with 4`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let none = try flickbook.run(["check", ".", "--filter", "zoo"], folder: folder.path)
    #expect(none.code == 4)
    let allowed = try flickbook.run(
      ["check", ".", "--filter", "zoo", "--pass-with-none"], folder: folder.path)
    #expect(allowed.code == 0)
    let gated = try flickbook.run(
      ["check", ".", "--filter", "zoo", "--pass-with-none", "--min-recordings", "1"],
      folder: folder.path)
    #expect(gated.code == 3, "missing recordings give no verdict on an engine")
  }

  @Test
  func `an interrupted run exits with 130, reports its rows, and its results count as incomplete`()
    throws
  {
    let folder = CheckFixtures.folder()
    for number in 0..<40 { folder.put(CheckFixtures.recording(), as: "r\(number).xml") }
    let script = """
      "$0" check . --engine slow -j1 --results out.jsonl & sleep 1; kill -INT $!; wait $!
      """
    #expect(try folder.runJobs(script) == 130)
    let lines = (folder.text(of: "out.jsonl") ?? "").split(separator: "\n")
    #expect(lines.count > 2 && lines.count < 42)
    #expect(lines.last?.hasPrefix("{\"interrupted\":true,") == true)
  }
}
