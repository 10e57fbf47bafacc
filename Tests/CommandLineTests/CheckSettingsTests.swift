import TestSupport
import Testing

/// The priority of the settings from different sources, and the sources that reports name.
struct CheckSettingsTests {
  let flickbook = Program("faulty-flickbook")

  @Test func `the command line overrides the recording, which overrides the suite`() throws {
    let folder = TemporaryFolder()
    let tolerance = "<invariant name=\"rest-in-bounds\" tolerance="
    folder.put(CheckFixtures.recording(), as: "plain.xml")
    folder.put(CheckFixtures.recording(expect: tolerance + "\"2pt\"/>"), as: "own.xml")
    folder.put(CheckFixtures.recording(), as: "loose/in-group.xml")
    folder.put(
      CheckFixtures.suite(
        """
        <expect>\(tolerance)"1pt"/></expect>
        <group match="loose/**"><expect>\(tolerance)"4pt"/></expect></group>
        """), as: "flickbook-suite.xml")
    let words = ["check", ".", "--engine", "rests-outside", "--only", "rest-in-bounds"]
    let results = try flickbook.run(words + ["--format", "jsonl"], folder: folder.path).output
    #expect(results.contains(#""value":"1pt","from":"flickbook-suite.xml:2""#))
    #expect(results.contains(#""value":"2pt","from":"./own.xml:10""#))
    #expect(results.contains(#""value":"4pt","from":"flickbook-suite.xml:3""#))
    #expect(
      results.split(separator: "\n").last
        == #"{"end":true,"recordings":3,"broken":2,"untested":0,"refused":0,"exit":1,"why":["2 of 3 recordings break invariants"]}"#
    )

    let wide = try flickbook.run(
      words + ["--tolerance", "rest-in-bounds=5pt"], folder: folder.path)
    #expect(wide.code == 0)
    #expect(wide.output.contains("rest-in-bounds tolerance 5pt, from --tolerance"))
  }

  @Test func `a warning is reported and counted, and fails only with --fail-on warn`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let words = [
      "check", "a.xml", "--engine", "rests-outside", "--only", "rest-in-bounds", "--level",
      "rest-in-bounds=warn",
    ]
    let run = try flickbook.run(words, folder: folder.path)
    #expect(run.code == 0)
    #expect(run.output.contains("WARN a.xml [rests-outside]"))
    #expect(try flickbook.run(words + ["--fail-on", "warn"], folder: folder.path).code == 1)
    let off = ["check", "a.xml", "--engine", "rests-outside", "--level", "rest-in-bounds=off"]
    #expect(try !flickbook.run(off, folder: folder.path).output.contains("rest-in-bounds at"))
  }

  @Test(arguments: [
    (["--only", "rest-in-bound"], "did you mean \"rest-in-bounds\"?"),
    (["--tolerance", "rest-in-bounds=1s"], "expected a number with pt or px"),
    (["--tolerance", "finite-state=1pt"], "this invariant is exact and takes no tolerance"),
    (["--tolerance", "eventually-at-rest=99999999999999999s"], "expected at most 3600s: an hour"),
    (["--tolerance", "drag-tracks-finger.shar=1%"], "did you mean \"share\"?"),
    (["--tolerance", "rest-in-bounds"], "expected INVARIANT=VALUE"),
    (["--level", "rest-in-bounds=eror"], "did you mean \"error\"?"),
    (["--engine", "iso"], "did you mean \"ios\"?"),
    (["--engine", "ios", "--engine", "ios"], "given twice"),
    (["--filter", "s:failed"], "--failed-in"),
  ])
  func `a typing error is rejected with the intended value`(
    _ words: [String], _ meant: String
  ) throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(["check", "a.xml"] + words, folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.contains(meant), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func `an unknown invariant in a recording or suite is an error at its location`() throws {
    let folder = TemporaryFolder()
    folder.put(
      CheckFixtures.recording(expect: "<invariant name=\"rest-in-bound\"/>"), as: "a.xml")
    let run = try flickbook.run(["check", "a.xml"], folder: folder.path)
    #expect(run.code == 2)
    #expect(run.output.contains("a.xml:10:11: unknown invariant \"rest-in-bound\""))
    folder.put(
      CheckFixtures.suite("<gate min-recording=\"3\"/>"), as: "flickbook-suite.xml")
    let suite = try flickbook.run(["check", "a.xml"], folder: folder.path)
    #expect(suite.code == 2)
    #expect(
      suite.errors == """
        flickbook: error: flickbook-suite.xml:2:7: unknown attribute "min-recording" of "gate": expected \
        min-recordings, max-warnings or max-untested; did you mean "min-recordings"?
        help: flickbook lint flickbook-suite.xml
        exit 2: the suite is invalid

        """)
  }
}
