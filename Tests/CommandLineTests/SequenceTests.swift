import TestSupport
import Testing

/// Tests sequences of states in suites and recordings: verdicts, errors, tables and reports.
struct SequenceTests {
  let flickbook = Program("faulty-flickbook")

  /// A sequence for a list that is dragged, coasts and rests.
  private static let flick = """
    <sequence name="flick-cycle" LIMIT why="a flick ends">
      <state name="still"/>
      <state name="dragged" when="dragging"/>
      <state name="coasting" when="decelerating"/>
      <transition from="still" to="dragged"/>
      <transition from="dragged" to="coasting" when="abs(velocity.y) gt 10pt/s"/>
      <transition from="coasting" to="still" within="TIME"/>
    </sequence>
    """

  private static func flick(within time: String = "9s", _ attribute: String = "") -> String {
    flick.replacing("TIME", with: time).replacing("LIMIT", with: attribute)
  }

  private func run(
    _ words: String..., suite: String? = nil, recording: String = ""
  ) throws -> (ending: Program.Ending, folder: TemporaryFolder) {
    let folder = TemporaryFolder()
    folder.put(CheckFixtures.recording(expect: recording), as: "a.xml")
    if let suite {
      folder.put(CheckFixtures.suite("<expect>\n\(suite)\n</expect>"), as: "flickbook-suite.xml")
    }
    let ending = try withExtendedLifetime(folder) { try flickbook.run(words, folder: folder.path) }
    return (ending, folder)
  }

  @Test func `a sequence of a suite is judged like a formula`() throws {
    let held = try run("check", ".", suite: Self.flick()).ending
    #expect(held.code == 0, "\(held.output)\(held.errors)")
    #expect(held.output.firstMatch(of: /flick-cycle +1 +[0-9.]+ s/) != nil, "\(held.output)")
    let broken = try run("check", ".", suite: Self.flick(within: "100ms")).ending
    #expect(broken.code == 1)
    #expect(broken.output.contains("expected  coasting to be followed by still within 100ms"))
    #expect(broken.output.contains("why       a flick ends"))
    let warned = try run(
      "check", ".", suite: Self.flick(within: "100ms", "level=\"warn\"")
    ).ending
    #expect(warned.code == 0)
  }

  @Test func `a sequence of a recording is judged in that recording`() throws {
    let broken = try run("check", "a.xml", recording: Self.flick(within: "100ms")).ending
    #expect(broken.code == 1)
    #expect(broken.output.contains("flick-cycle at "))
    let level = "<invariant name=\"flick-cycle\" level=\"off\"/>"
    let off = try run("check", "a.xml", suite: Self.flick(within: "100ms"), recording: level).ending
    #expect(off.code == 0, "\(off.output)")
  }

  @Test func `a sequence state that is never reached makes a run incomplete`() throws {
    let suite = Self.flick().replacing(
      "</sequence>",
      with: """
          <state name="failed" when="offset.y gt 90000pt"/>
        </sequence>
        """)
    // In a sequence, states must come before transitions.
    #expect(try run("lint", "flickbook-suite.xml", suite: suite).ending.code == 1)
    let valid = Self.flick()
      .replacing(
        "when=\"decelerating\"/>",
        with: "when=\"decelerating\"/><state name=\"failed\" "
          + "when=\"offset.y gt 90000pt\"/><transition from=\"still\" to=\"failed\"/>")
    let run = try run("check", ".", suite: valid).ending
    #expect(run.code == 3)
    #expect(run.output.contains("flick-cycle was not exercised: the state \"failed\" was never "))
    let excused = valid.replacing("why=", with: "required=\"false\" why=")
    #expect(try self.run("check", ".", suite: excused).ending.code == 0)
  }

  @Test(
    "an error in a sequence has its line and column",
    arguments: [
      ("to=\"dragged\"", "to=\"draged\"", ":7:32: error: unknown state \"draged\""),
      ("within=\"9s\"", "within=\"9pt\"", ":9:50: error: within \"9pt\": expected a time"),
      ("when=\"dragging\"", "when=\"draging\"", ":5:31: error: unknown signal \"draging\""),
      ("name=\"coasting\"", "name=\"dragged\"", ":6:16: error: a second state \"dragged\""),
      ("name=\"coasting\"", "name=\"9\"", ":6:16: error: name=\"9\""),
    ])
  func errors(right: String, wrong: String, message: String) throws {
    let suite = Self.flick().replacing(right, with: wrong)
    let lint = try run("lint", "flickbook-suite.xml", suite: suite).ending
    #expect(lint.code == 1)
    #expect(lint.output.contains(message), "\(lint.output)")
    #expect(try run("check", ".", suite: suite).ending.code == 2)
  }

  @Test func `explain shows the states over a recording`() throws {
    let entry = try run("explain", "flick-cycle", suite: Self.flick()).ending
    #expect(entry.code == 0, "\(entry.errors)")
    #expect(entry.output.contains("transition still to dragged"))
    let table = try run("explain", "flick-cycle", "a.xml", suite: Self.flick()).ending
    #expect(table.code == 0, "\(table.errors)")
    #expect(table.output.contains("flick-cycle over a.xml on ios"))
    #expect(table.output.firstMatch(of: /dragged +[0-9.]+\n.*coasting +[0-9.]+\n.*still/) != nil)
    #expect(table.output.contains("held: 3 checks, worst margin"))
    let list = try run("list", "invariants", suite: Self.flick()).ending
    #expect(list.output.contains("flick-cycle"))
  }

  @Test func `every report shows a sequence like any other rule`() throws {
    let (ending, folder) = try run(
      "check", ".", "--junit", "junit.xml", "--html", "page.html", "--sarif", "out.sarif",
      "--markdown", "out.md", "--results", "rows.jsonl", suite: Self.flick(within: "100ms"))
    #expect(ending.code == 1)
    for name in ["junit.xml", "page.html", "out.sarif", "out.md", "rows.jsonl"] {
      let text = try #require(folder.text(of: name), "\(name)")
      #expect(text.contains("flick-cycle"), "\(name)")
      #expect(text.contains("coasting to be followed by still within 100ms"), "\(name)")
    }
  }

  @Test func `fmt keeps a sequence`() throws {
    let (ending, folder) = try run("fmt", "a.xml", recording: Self.flick())
    #expect(ending.code == 0, "\(ending.errors)")
    let once = try #require(folder.text(of: "a.xml"))
    #expect(once.contains("      <transition from=\"coasting\" to=\"still\" within=\"9s\"/>\n"))
    #expect(try flickbook.run(["fmt", "--check", "a.xml"], folder: folder.path).code == 0)
    #expect(try flickbook.run(["lint", "a.xml"], folder: folder.path).code == 0)
  }
}
