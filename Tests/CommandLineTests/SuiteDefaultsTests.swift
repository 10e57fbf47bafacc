import Foundation
import TestSupport
import Testing

/// Options that a suite sets, and `--print-config`.
struct SuiteDefaultsTests {
  private let flickbook = Program("flickbook")

  private func folder(_ content: String) -> TemporaryFolder {
    let folder = CheckFixtures.folder("a.xml")
    folder.put(CheckFixtures.suite(content), as: "flickbook-suite.xml")
    return folder
  }

  @Test func `reports that a suite names are written, and a file on the command line has priority`()
    throws
  {
    let folder = folder("<defaults junit=\"out/junit.xml\" results=\"out/all.jsonl\"/>")
    #expect(try flickbook.run(["check", "a.xml"], folder: folder.path).code == 0)
    #expect(folder.text(of: "out/junit.xml")?.contains("<testsuites") == true)
    #expect(folder.text(of: "out/all.jsonl")?.contains("\"end\":true") == true)
    try FileManager.default.removeItem(atPath: folder / "out")
    let typed = try flickbook.run(["check", "a.xml", "--junit", "mine.xml"], folder: folder.path)
    #expect(typed.code == 0)
    #expect(folder.text(of: "mine.xml") != nil && folder.text(of: "out/junit.xml") == nil)
  }

  @Test func `judging failures again does not overwrite the reports of the whole run`() throws {
    let folder = folder("<defaults junit=\"out/junit.xml\" results=\"out/results.jsonl\"/>")
    let all = try flickbook.run(
      ["check", "a.xml", "--engine", "ios", "--rule", "never: offset.y < 0"], folder: folder.path)
    #expect(all.code == 1)
    let reports = ["out/junit.xml", "out/results.jsonl"].map { folder.text(of: $0) }
    let again = try flickbook.run(
      ["check", "--failed-in", "out/results.jsonl", "--engine", "ios"], folder: folder.path)
    #expect(again.code == 0, "\(again.errors)")
    #expect(reports == ["out/junit.xml", "out/results.jsonl"].map { folder.text(of: $0) })
  }

  @Test func `the baselines of a suite are in its folder`() throws {
    let folder = folder("<defaults baselines=\"kept\"/>")
    let run = try flickbook.run(["baseline", "accept", "a.xml"], folder: folder.path)
    #expect(run.code == 0, "\(run.errors)")
    #expect(folder.text(of: "kept/ios/a.trace") != nil)
  }

  @Test(arguments: [
    "junit=\"../junit.xml\"", "html=\"/report.html\"", "results=\"-\"", "jobs=\"0\"",
    "timeout=\"soon\"",
  ])
  func `a suite's path that is invalid or outside the folder is rejected with its line`(
    _ attribute: String
  ) throws {
    let folder = folder("<defaults \(attribute)/>")
    let run = try flickbook.run(["check", "a.xml"], folder: folder.path)
    #expect(run.code == 2 && run.errors.contains("flickbook-suite.xml:2:"), "\(run.errors)")
    #expect(run.errors.contains("help: flickbook lint flickbook-suite.xml"), "\(run.errors)")
    let lint = try flickbook.run(["lint", "flickbook-suite.xml"], folder: folder.path)
    #expect(lint.code == 1 && lint.output.contains("flickbook-suite.xml:2:"), "\(lint.output)")
  }

  @Test func `an engine of a suite gets the environment variables that the suite names`() throws {
    let folder = folder(
      "<engine name=\"mine\" command=\"env &gt; seen.txt; false\">"
        + "<env name=\"COLOUR\" value=\"blue\"/></engine>")
    _ = try flickbook.run(["check", "a.xml", "--allow-commands"], folder: folder.path)
    #expect(folder.text(of: "seen.txt")?.contains("COLOUR=blue\n") == true)
  }

  @Test func `a variable of an engine without a command is refused`() throws {
    let folder = folder("<engine name=\"ios\"><env name=\"COLOUR\"/></engine>")
    let run = try flickbook.run(["check", "a.xml"], folder: folder.path)
    #expect(run.code == 2 && run.errors.contains("without a command"), "\(run.errors)")
  }

  @Test func `--print-config prints the origin of each setting without replaying`() throws {
    let folder = folder(
      """
      <engine name="ios(slop=9)"/>
      <expect><invariant name="rest-in-bounds" tolerance="1pt"/></expect>
      <gate min-recordings="1"/>
      <defaults jobs="3" junit="junit.xml"/>
      """)
    let run = try flickbook.run(
      ["check", "a.xml", "--timeout", "9s", "--print-config"], folder: folder.path)
    #expect(run.code == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    for (name, value, origin) in [
      ("engine", "ios(slop=9)", "flickbook-suite.xml:2"), ("jobs", "3", "flickbook-suite.xml:5"),
      ("timeout", "9s", "--timeout"), ("min-recordings", "1", "flickbook-suite.xml:4"),
    ] {
      let line = lines.first { $0.first == name[...] }
      #expect(line?.dropFirst().first == value[...], "\(name): \(run.output)")
      #expect(line?.last.map(String.init)?.hasSuffix(origin) == true, "\(name): \(run.output)")
    }
    #expect(run.output.contains("rest-in-bounds"))
    #expect(folder.text(of: "junit.xml") == nil)
  }

  @Test func `lint reports unknown invariants of a suite`() throws {
    let folder = folder(
      """
      <expect><invariant name="rest-in-bound"/></expect>
      <waive recording="*.xml" invariant="no-teleprt" reason="x"/>
      """)
    let run = try flickbook.run(["lint", "flickbook-suite.xml"], folder: folder.path)
    #expect(run.code == 1)
    #expect(
      run.output.contains("flickbook-suite.xml:2:") && run.output.contains("flickbook-suite.xml:3:")
    )
    #expect(
      run.output.contains("rest-in-bounds") && run.output.contains("no-teleport"), "\(run.output)")
    folder.put(CheckFixtures.suite("<engine name=\"ios\"/>"), as: "other.xml")
    #expect(try flickbook.run(["lint", "other.xml", "a.xml"], folder: folder.path).code == 0)
  }
}
