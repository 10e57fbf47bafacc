import Foundation
import TestSupport
import Testing

struct LintCommandTests {
  let flickbook = Program("flickbook")
  let folder = TemporaryFolder()

  private func lint(_ texts: String..., stdin: String = "") throws -> Program.Ending {
    try flickbook.run(["lint"] + texts, stdin: stdin, folder: folder.path)
  }

  @Test func `lint exits with 0 for valid recordings and counts them`() throws {
    folder.put(soundText, as: "a.xml")
    folder.put(untidyText, as: "b/c.xml")
    let run = try lint(".")
    #expect(run.output == "2 recordings with 4 events: no errors\n")
    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(try lint("--quiet", ".").output == "")
  }

  @Test func `lint exits with 1 for a malformed recording, and every error has its line`() throws {
    folder.put(soundText, as: "a.xml")
    folder.put(brokenText, as: "b.xml")
    let run = try lint("a.xml", "b.xml")
    #expect(
      run.output == """
        b.xml:10:17: error: unknown attribute "fingr" of "down": expected t, finger, x, y, force, \
        radius or arrived; did you mean "finger"?
        b.xml:10:5: error: element "down" without "finger": expected a whole number from 0 to 255, \
        such as 0 or 12
        b.xml:10:5: error: element "down" without "y": expected a plain decimal of at most 17 \
        digits, such as 12.5 or -3

        """)
    #expect(run.errors == "exit 1: 1 of 2 recordings is malformed\n")
    #expect(run.code == 1)
  }

  @Test func `the format jsonl has one object per line`() throws {
    folder.put(brokenText, as: "b.xml")
    let run = try lint("--format", "jsonl", "--max-errors", "1", "b.xml")
    #expect(
      run.output == #"""
        {"file":"b.xml","line":10,"column":17,"severity":"error","kind":"unknown",\#
        "found":"unknown attribute \"fingr\" of \"down\"","expected":"t, finger, x, y, force, \#
        radius or arrived","nearest":"finger"}

        """#)
    #expect(run.code == 1)
  }

  @Test func `a finger that never lifts causes a warning and exit code 0`() throws {
    folder.put(soundText.replacing("<up", with: "<move"), as: "a.xml")
    let run = try lint("a.xml")
    #expect(
      run.output.hasPrefix(
        """
        a.xml:11:5: warning: finger 1 never lifts: expected an up or a cancel, or \
        quality="truncated"

        """))
    #expect(run.code == 0)
  }

  private func expecting(_ invariant: String, _ more: String = "") -> String {
    soundText.replacing(
      "  <timeline>",
      with:
        "  <expect>\n      <invariant name=\"\(invariant)\"\(more)/>\n    </expect>\n    <timeline>"
    )
  }

  @Test func `an unknown invariant causes an error with its location and the nearest name`()
    throws
  {
    folder.put(expecting("rest-in-bound"), as: "a.xml")
    let run = try lint("a.xml")
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("a.xml:"), "\(run.output)")
    #expect(run.output.contains(": error: unknown "))
    #expect(run.output.contains("\"rest-in-bound\""))
    #expect(run.output.contains("did you mean \"rest-in-bounds\"?"))
    // The errors that lint reports are also reported by check, at the same location.
    let check = try flickbook.run(["check", "a.xml"], folder: folder.path)
    #expect(check.code == 2)
    let location = String(run.output.prefix { $0 != " " })
    #expect((check.output + check.errors).contains(location.dropLast()), "\(check)")
    folder.put(expecting("rest-in-bounds", " tolerance=\"3pt/s\""), as: "b.xml")
    #expect(try lint("b.xml").output.contains("error: rest-in-bounds: tolerance"))
    folder.put(expecting("rest-in-bounds", " tolerance=\"3pt\""), as: "c.xml")
    #expect(try lint("c.xml").code == 0)
  }

  @Test func `errors of expectations come before errors of the timeline`() throws {
    folder.put(expecting("rest").replacing("<up t", with: "<wiggle t"), as: "a.xml")
    let lines = try lint("a.xml").output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("\"rest\"") == true)
  }

  @Test func `a touch outside the current window causes a warning`() throws {
    let turn = """
          <turn t="20" to="landscape-left">
            <window width="480" height="320"/>
            <frame x="0" y="0" width="480" height="320"/>
          </turn>
          <down t="30" finger="1" x="160" y="400"/>
          <up t="40" finger="1" x="160" y="400"/>
      """
    folder.put(soundText.replacing("  </timeline>", with: turn + "\n  </timeline>"), as: "a.xml")
    let run = try lint("a.xml")
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        "warning: finger 1 at 160 400, outside the window: expected a position from 0 0 to 480 320, "
          + "the window at that time"), "\(run.output)")
    // Before the rotation the point was inside the window, and a finger may move out across the
    // edge.
    folder.put(soundText.replacing("y=\"280\"", with: "y=\"-40\""), as: "b.xml")
    #expect(try lint("b.xml").output == "1 recording with 2 events: no errors\n")
  }

  @Test(arguments: [
    ("<snap every=\"40\" axis=\"y\"/>", true), ("<snap every=\"44\"/>", true),
    ("<snap every=\"44\" axis=\"y\"/>", false), ("", false),
  ])
  func `a wheel whose snap does not match its rows causes a warning`(_ snap: String, _ isTold: Bool)
    throws
  {
    let wheel =
      "<content width=\"320\" height=\"960\"/>\(snap)<wheel rows=\"9\" row-height=\"44\"/>"
    folder.put(
      soundText.replacing("<content width=\"320\" height=\"960\"/>", with: wheel), as: "a.xml")
    let run = try lint("a.xml")
    #expect(run.code == 0)
    #expect(run.output.contains("warning: a wheel with rows 44 high") == isTold, "\(run.output)")
  }

  @Test func `lint reports as many errors as requested`() throws {
    folder.put(soundText.replacing("<timeline>", with: "<timeline><a/><b/><c/>"), as: "a.xml")
    #expect(try lint("--max-errors", "2", "a.xml").output.split(separator: "\n").count == 2)
    #expect(try lint("--max-errors", "9", "a.xml").output.split(separator: "\n").count == 3)
    let names = ["a", "b", "c"].map { "<invariant name=\"\($0)\"/>" }.joined()
    let expecting = "<expect>\(names)</expect><timeline><d/>"
    folder.put(soundText.replacing("<timeline>", with: expecting), as: "b.xml")
    #expect(try lint("--max-errors", "2", "b.xml").output.split(separator: "\n").count == 2)
    #expect(try lint("--max-errors", "9", "b.xml").output.split(separator: "\n").count == 4)
  }

  @Test func `an unreadable path exits with 2, and an empty selection exits with 4`() throws {
    folder.put(brokenText, as: "b.xml")
    mkdir(folder / "empty", 0o755)
    #expect(try lint("nowhere.xml", "b.xml").code == 2)
    #expect(try lint("empty").code == 4)
    #expect(try lint("/proc/self/mem").code == 2)
    if getuid() == 0 {
      print("skipped: a file that cannot be read, for root there is none")
    } else {
      chmod(folder / "b.xml", 0)
      #expect(try lint("b.xml").code == 2)
    }
  }

  @Test func `with a dash, lint reads one recording from stdin`() throws {
    let good = try lint("-", stdin: soundText)
    #expect(good.code == 0)
    let bad = try lint("-", stdin: brokenText)
    #expect(bad.code == 1)
    #expect(bad.output.hasPrefix("<stdin>:10:17: error: unknown attribute"))
  }

  @Test func `the corpus is valid, and the report about a malformed file equals the reviewed text`()
    throws
  {
    let run = try flickbook.run(["lint", "Recordings"], folder: Corpus.root)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("\(Corpus.recordings.count) recordings with "))
    let named = try flickbook.run(["lint", Corpus.malformed[0]], folder: Corpus.root)
    #expect(named.output == Corpus.text(of: Corpus.malformed[0] + ".err"))
  }

  @Test func `lint exits with 2 if stdout is a full disk`() throws {
    folder.put(brokenText, as: "b.xml")
    let run = try flickbook.run(["lint", folder / "b.xml"], outputPath: "/dev/full")
    #expect(run.code == 2)
    #expect(run.errors.contains("cannot write to stdout: no space left on device"))
  }
}
