import TestSupport
import Testing

struct WaiverTests {
  let flickbook = Program("faulty-flickbook")
  let folder: TemporaryFolder = {
    let folder = CheckFixtures.folder("paging/a.xml", "paging/b.xml")
    folder.put(
      CheckFixtures.suite(
        """
        <waive recording="paging/*.xml" invariant="rest-in-bounds" engine="rests-outside"
               reason="BUG-123" until="2027-01-31"/>
        """), as: "flickbook-suite.xml")
    return folder
  }()

  private func run(_ words: [String], on day: String) throws -> Program.Ending {
    try flickbook.run(
      ["check", "paging", "--only", "rest-in-bounds"] + words, folder: folder.path,
      environment: ["SOURCE_DATE_EPOCH": day])
  }

  private let before = "1800000000"  // 2027-01-15
  private let after = "1802000000"  // 2027-02-07

  @Test func `a waived violation is printed and counted separately, and does not fail the run`()
    throws
  {
    let run = try run(["--engine", "rests-outside"], on: before)
    #expect(run.code == 0)
    #expect(run.output.contains("WAIVED paging/a.xml [rests-outside]"))
    #expect(run.output.contains("waiver    BUG-123 (flickbook-suite.xml:2)"))
    #expect(run.output.contains("2 recordings: 2 held, 2 with a waiver"))
  }

  @Test func `an expired waiver does not apply and is named`() throws {
    let run = try run(["--engine", "rests-outside"], on: after)
    #expect(run.code == 1)
    #expect(run.output.contains("BUG-123, but only until 2027-01-31"))
  }

  @Test func `a group or waiver that matches no recording causes a warning at its location`() throws
  {
    folder.put(
      CheckFixtures.suite(
        """
        <group match="pagign/**"><expect><invariant name="zoom-in-range" level="off"/></expect></group>
        <group match="paging"><expect><invariant name="zoom-in-range" level="off"/></expect></group>
        <group match="**/b.xml"><expect><invariant name="zoom-in-range" level="off"/></expect></group>
        <waive recording="paging/c.xml" invariant="rest-in-bounds" reason="1"/>
        <waive recording="paging/?.xml" invariant="rest-in-bounds" engine="androd" reason="2"/>
        <waive recording="paging/b.xml" invariant="rest-in-bounds" engine="another" reason="3"/>
        """), as: "flickbook-suite.xml")
    let warnings = """
      flickbook: warning: flickbook-suite.xml:2:15: no recording matches the group "pagign/**"
      flickbook: warning: flickbook-suite.xml:3:15: no recording matches the group "paging"
      flickbook: warning: flickbook-suite.xml:5:1: no recording matches "paging/c.xml", where \
      rest-in-bounds is waived
      flickbook: warning: flickbook-suite.xml:6:1: no engine is named "androd", on which rest-in-bounds \
      is waived: did you mean "android"?

      """
    let whole = try run([], on: before)
    #expect(whole.errors == warnings)
    #expect(whole.code == 0)
    // In a run of one recording, waivers and groups for other recordings of the folder cause no
    // warning.
    let one = try flickbook.run(["check", "paging/a.xml"], folder: folder.path)
    #expect(one.errors == warnings)
    let compared = try flickbook.run(
      ["compare", "paging/a.xml", "--against", "ios"], folder: folder.path)
    #expect(compared.errors == warnings)
  }

  @Test func `strict runs ignore waivers`() throws {
    #expect(try run(["--engine", "rests-outside", "--strict"], on: before).code == 1)
  }

  @Test func `an unused waiver causes a warning`() throws {
    folder.put(
      CheckFixtures.suite(
        """
        <waive recording="paging/a.xml" invariant="rest-in-bounds" reason="BUG-9"/>
        """), as: "flickbook-suite.xml")
    let run = try run([], on: before)
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        """
        flickbook-suite.xml:2:1: warning: unused waiver: rest-in-bounds holds in "paging/a.xml" by now
        """))
  }
}
