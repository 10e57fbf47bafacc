import TestSupport
import Testing

/// An untested invariant does not count as held, with any options of a run.
struct UntestedTests {
  let flickbook = Program("faulty-flickbook")
  /// A folder with a recording that has observations, and a recording that has none.
  let folder = CheckFixtures.folder("a.xml")

  init() {
    folder.put(Corpus.text(of: "Recordings/Gallery/next-car.xml"), as: "seen.xml")
  }

  private func check(_ texts: String...) throws -> Program.Ending {
    try flickbook.run(["check"] + texts, folder: folder.path)
  }

  @Test func `a recording without observations is untested on the engine seen`() throws {
    let one = try check("a.xml", "--engine", "seen")
    #expect(one.code == 3)
    #expect(one.output.contains("1 recording: 1 untested, 0 held; "))
    #expect(one.output.contains("the recording has no observations of its device"))
    #expect(one.errors == "exit 3: nothing was tested: 1 untested\n")
    let both = try check(".", "--engine", "seen")
    #expect(both.code == 0, "\(both)")
    #expect(both.output.contains("2 recordings: 1 untested, 1 held; "))
  }

  @Test func `a run in which an engine was not tested is incomplete`() throws {
    let run = try check("a.xml", "--engine", "ios", "--engine", "refuses")
    #expect(run.code == 3)
    #expect(run.output.contains("1 recording on 2 engines: 1 refused, 0 held; "))
    #expect(run.errors == "exit 3: nothing was tested on refuses: 1 refused\n")
  }

  @Test func `--strict and the gate of a suite limit untested recordings`() throws {
    let strict = try check(".", "--engine", "seen", "--strict")
    #expect(strict.code == 3)
    #expect(
      strict.errors == "exit 3: 1 untested of 2 recordings; none is allowed (--strict)\n")
    for (maximum, code) in [(0, 3), (1, 0)] as [(Int, Int32)] {
      folder.put(
        CheckFixtures.suite("<gate max-untested=\"\(maximum)\"/>"), as: "flickbook-suite.xml")
      #expect(try check(".", "--engine", "seen").code == code)
    }
  }

  @Test func `min-recordings counts only tested recordings`() throws {
    #expect(try check(".", "--engine", "ios", "--min-recordings", "2").code == 0)
    let seen = try check(".", "--engine", "seen", "--min-recordings", "2")
    #expect(seen.code == 3)
    #expect(
      seen.errors
        == "exit 3: 1 recording tested; at least 2 are required (--min-recordings)\n")
  }

  @Test func `an invariant named in a recording must be tested if that engine supports it`() throws
  {
    folder.put(
      CheckFixtures.recording(expect: "<invariant name=\"pinch-anchor\"/>"), as: "named.xml")
    let run = try check("named.xml")
    #expect(run.code == 3)
    #expect(
      run.errors == """
        exit 3: named.xml:10: pinch-anchor was not exercised on ios: nothing in the recording exercises it

        """)
    #expect(run.output.contains("INCOMPLETE named.xml [ios]\n  named.xml:10: pinch-anchor was not"))
    #expect(run.output.contains("1 recording: 1 incomplete, 0 held; "))
    // In both cases the named invariant may be untested: the engine has no zoom, or the invariant
    // is skipped.
    #expect(try check("named.xml", "--engine", "clamping").code == 0)
    #expect(try check("named.xml", "--skip", "pinch-anchor").code == 0)
    folder.put(
      CheckFixtures.recording(expect: "<invariant name=\"pinch-anchor\" required=\"false\"/>"),
      as: "named.xml")
    #expect(try check("named.xml").code == 0)
  }

  @Test func `an invariant selected with --only must be tested on each engine`() throws {
    let gallery = Corpus.absolute("Recordings/Gallery")
    #expect(try check(gallery, "--only", "pinch-anchor").code == 0)
    let run = try check("a.xml", "seen.xml", "--only", "pinch-anchor,rest-in-bounds")
    #expect(run.code == 3)
    #expect(
      run.errors.hasPrefix(
        "exit 3: no recording exercises pinch-anchor, which --only names, on ios: "
      ))
    #expect(
      try check("a.xml", "--only", "pinch-anchor,rest-in-bounds", "--engine", "clamping").code == 0)
  }

  @Test func `a recording is untested on an engine that shows no change`() throws {
    let run = try check("a.xml", "--engine", "dead", "--only", "finite-state,rest-in-bounds")
    #expect(run.code == 3)
    #expect(run.output.contains("1 recording: 1 untested, 0 held; "))
    #expect(run.output.contains("1 recording untested: the display never changes (a.xml)"))
    let again = try check("a.xml", "--engine", "dead", "--only", "determinism", "--repeat", "2")
    #expect(again.code == 3)
  }

  @Test func `a comparison of engines without comparable values is untested and exits 3`() throws {
    let run = try flickbook.run(
      ["compare", "a.xml", "--engine", "ios", "--against", "seen"], folder: folder.path)
    #expect(run.code == 3)
    #expect(run.errors == "exit 3: nothing could be compared: 1 untested\n")
    let strict = try flickbook.run(
      ["compare", ".", "--engine", "ios", "--against", "seen", "--strict", "--as", "perception"],
      folder: folder.path)
    #expect(strict.code == 3)
  }

  @Test func `every report states which recordings are untested and refused`() throws {
    let forms = ["junit", "sarif", "tap", "json", "markdown", "folders", "tested", "html"]
    var words = ["check", ".", "--engine", "seen", "--engine", "refuses"]
    words += ["--annotations", "github"]
    for form in forms { words += ["--\(form)", "out.\(form)"] }
    let run = try flickbook.run(words, folder: folder.path)
    #expect(run.code == 3)
    for form in forms {
      let text = folder.text(of: "out.\(form)") ?? ""
      #expect(text.contains("it holds no such scene") || form == "folders", "\(form)")
      #expect(text.contains("refused"), "\(form)")
      #expect(text.contains("untested") || form == "tap", "\(form)")
      #expect(
        text.contains("has no observations of its device") || form == "folders", "\(form)")
    }
    #expect(run.output.contains("::notice file=a.xml,title=refused [refuses]::it holds no such"))
    #expect(folder.text(of: "out.junit")?.contains("<skipped type=\"refused\"") == true)
    #expect(folder.text(of: "out.tested")?.contains("| `refuses` | 2 | 0 |") == true)
    #expect(
      folder.text(of: "out.tap")?.contains("a.xml [refuses] # SKIP refused: it holds no") == true)
  }
}
