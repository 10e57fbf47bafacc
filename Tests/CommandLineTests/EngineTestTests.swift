import Foundation
import TestSupport
import Testing

/// Tests the verb `engine test` of the built program.
struct EngineTestTests {
  let flickbook = Program("flickbook")

  /// The built programs are found before any installed programs.
  private static let environment = [
    "PATH": URL(fileURLWithPath: Program.path(of: "flickbook")).deletingLastPathComponent().path
      + ":" + Adapter.searchPath,
    "HOME": ProcessInfo.processInfo.environment["HOME"] ?? "/",
  ]

  private func run(_ words: [String], in folder: TemporaryFolder? = nil) throws -> Program.Ending {
    try flickbook.run(words, folder: folder?.path, environment: Self.environment)
  }

  @Test(arguments: [
    ("engine-test-passed", "flickbook engine serve --engine clamping", 0 as Int32, ""),
    (
      "engine-test-failed", "faulty-flickbook engine serve --engine coasts-too-far", 1,
      "exit 1: engine it fails 5 checks\n"
    ),
    ("engine-test-deaf", "exit 3", 1, "exit 1: engine it fails 1 check\n"),
  ])
  func `the output of engine test is the reviewed text`(
    _ name: String, _ command: String, _ code: Int32, _ errors: String
  ) throws {
    let run = try run(["engine", "test", "--engine-command", "it=\(command)"])
    #expect(run.code == code)
    #expect(run.errors == errors)
    #expect(run.output == (try Golden(name + ".txt").text(renewedBy: run.output)))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test
  func `with recordings, engine test lists the recordings that each missing ability would add`()
    throws
  {
    let folder = TemporaryFolder()
    let plain = CheckFixtures.recording()
    let content = "<content width=\"320\" height=\"5000\"/>"
    let paged = plain.replacing(content, with: content + "<scroll paging=\"true\"/>")
    folder.put(plain, as: "plain.xml")
    folder.put(paged, as: "paged.xml")
    folder.put(paged, as: "paged-again.xml")
    folder.put(
      paged.replacing("<scroll ", with: "<scroll bounces=\"false\" "), as: "paged-hard.xml")
    let serve = "flickbook engine serve --engine clamping"
    let deny = "sed -u '1s/\"(paging|bounces)\":[^,}]*/\"\\1\":false/g' -E"
    let words = ["engine", "test", "--engine-command", "it=\(serve) | \(deny)", "."]
    let run = try run(words, in: folder)
    let end = run.output.split(separator: "\n").suffix(3)
    #expect(
      end == [
        "plays 1 of 4 recordings as they are; declaring an ability would add",
        "  paging   2; 1 more with others", "  bounces  0; 1 more with others",
      ], "\(run.output)\(run.errors)")

    folder.put("<recording/>", as: "wrong.xml")
    #expect(try self.run(words, in: folder).code == 2)
  }

  @Test func `with --format jsonl, each check is one line of JSON`() throws {
    let words = ["engine", "test", "--engine-command", "it=exit 3", "--format", "jsonl"]
    let run = try run(words)
    #expect(run.code == 1)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines[0].hasPrefix(#"{"engine":"it","check":"handshake","asks":""#)
        && lines[0].contains(#","result":"failed","asked":"{\"id\":7,"#))
    #expect(
      lines.dropFirst().allSatisfy {
        $0.hasSuffix(#","result":"skipped","reason":"not run, since hello failed"}"#)
      })
  }

  @Test func `with -q engine test prints nothing but the last line on stderr`() throws {
    let run = try run(["engine", "test", "--engine-command", "it=exit 3", "-q"])
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.errors == "exit 1: engine it fails 1 check\n")
  }

  @Test func `without an engine, engine test is rejected`() throws {
    let run = try run(["engine", "test"])
    #expect(run.code == 2)
    #expect(
      run.errors == """
        flickbook: error: the engine is missing: expected --engine-command NAME='COMMAND', or a suite in the current folder that names one
        help: flickbook help engine test

        """)
  }

  @Test(arguments: Adapter.runnable)
  func `a new engine passes its tests unchanged and keeps the invariants`(_ adapter: Adapter) throws
  {
    let folder = TemporaryFolder()
    let made = try run(["engine", "new", "--language", adapter.rawValue, folder / "mine"])
    #expect(made.code == 0)
    for line in [adapter.build, "flickbook engine test --engine-command mine="] {
      if let line { #expect(made.output.contains(line)) }
    }
    if let build = adapter.build { try Program.shell(build, in: folder / "mine") }
    let command = "mine=cd '\(folder / "mine")' && exec \(adapter.command)"
    let test = try run(["engine", "test", "--engine-command", command, "-q"])
    #expect(test.code == 0)
    #expect(test.output + test.errors == "")

    let invariants = [
      "decel-law", "drag-tracks-finger-batches", "release-direction", "rest-in-bounds-corner",
      "slop-deadzone", "shrunk-content-settles-inset", "stale-velocity-is-zero",
      "touch-catches-motion", "callback-grammar", "no-overscroll-when-bounce-off-fling",
    ]
    let recordings = invariants.map { Corpus.absolute("Recordings/Invariants/\($0).xml") }
    let check = try run(
      ["check"] + recordings
        + ["--relations", "--engine", "mine", "--engine-command", command])
    #expect(check.code == 0)
    #expect(check.errors == "")
    #expect(check.output.contains("10 recordings: 10 held; "), "\(check.output)")
  }
}
