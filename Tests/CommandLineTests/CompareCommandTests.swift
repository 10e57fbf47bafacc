import Results
import TestSupport
import Testing

/// Tests the verb `compare` of the built program.
struct CompareCommandTests {
  let flickbook = Program("faulty-flickbook")
  private let corpus = Corpus.absolute("Recordings")

  @Test func `an engine compared with itself has no difference at the strictest level`() throws {
    let run = try flickbook.run(
      ["compare", corpus, "--engine", "ios", "--against", "ios", "--as", "refactor"])
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.contains(" are the same within tolerance; "))
    #expect(!run.output.contains("DIFF"))
  }

  @Test func `another rate of deceleration is a difference at every level`() throws {
    for level in ["refactor", "build", "contract", "perception"] {
      let run = try flickbook.run(
        ["compare", corpus, "--engine", "ios", "--against", "ios(rate=0.9979)", "--as", level])
      #expect(run.code == 1, "\(level)")
      #expect(run.errors.hasPrefix("exit 1: the engines differ on "))
    }
  }

  @Test func `the text of a difference equals the reviewed text`() throws {
    let folder = CheckFixtures.folder("a.xml")
    for (name, words) in [("compare-differs", []), ("compare-differs-ascii", ["--ascii"])] {
      let run = try flickbook.run(
        ["compare", "a.xml", "--engine", "ios(rate=0.9979)", "--against", "ios"] + words,
        folder: folder.path, environment: ["LANG": "C.UTF-8"])
      #expect(run.code == 1)
      #expect(run.errors == "exit 1: the engines differ\n")
      #expect(run.output == (try Golden(name + ".txt").text(renewedBy: run.output)))
    }
  }

  @Test func `a tolerance can be set for every metric`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let words = [
      "compare", "a.xml", "--engine", "ios(rate=0.9979)", "--against", "ios", "--allow",
      "offset=99pt", "--allow", "path=99pt", "--allow", "rms=99pt", "--allow",
      "settle-time=1s", "--allow", "lag=100ms",
    ]
    #expect(try flickbook.run(words, folder: folder.path).code == 1)
    let wide = try flickbook.run(words + ["--allow", "rest=99pt"], folder: folder.path)
    #expect(wide.code == 0)
  }

  @Test func `a recording can set tolerances for the comparison of two engines`() throws {
    let folder = CheckFixtures.folder()
    let expect = ["rest", "offset", "settle-time"].map { channel in
      "<compare channel=\"\(channel)\" tolerance=\"\(channel == "settle-time" ? "1s" : "99pt")\"/>"
    }
    folder.put(CheckFixtures.recording(expect: expect.joined()), as: "a.xml")
    let words = [
      "compare", "a.xml", "--engine", "ios(rate=0.9979)", "--against", "ios", "--allow",
      "path=99pt", "--allow", "rms=99pt", "--allow", "lag=100ms",
    ]
    #expect(try flickbook.run(words, folder: folder.path).code == 0)
    let typed = try flickbook.run(words + ["--allow", "rest=1px"], folder: folder.path)
    #expect(typed.code == 1, "the command line goes before the recording")
  }

  @Test
  func `a suite can set comparison tolerances for some recordings, and no invariants are needed`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    let compare = ["rest", "offset", "settle-time"].map { channel in
      "<compare channel=\"\(channel)\" tolerance=\"\(channel == "settle-time" ? "1s" : "99pt")\"/>"
    }
    folder.put(
      CheckFixtures.suite(
        """
        <engine name="android"/>
        <expect><invariant name="zoom-in-range" required="true"/></expect>
        <group match="a.xml"><expect>\(compare.joined())</expect></group>
        """), as: "flickbook-suite.xml")
    let words = [
      "--engine", "ios(rate=0.9979)", "--against", "ios", "--allow", "path=99pt",
      "--allow", "rms=99pt", "--allow", "lag=100ms",
    ]
    #expect(try flickbook.run(["compare", "a.xml"] + words, folder: folder.path).code == 0)
    #expect(try flickbook.run(["compare", "b.xml"] + words, folder: folder.path).code == 1)
  }

  @Test
  func `a violation by one engine is a difference, and a violation by both engines is reported`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml")
    let one = try flickbook.run(
      ["compare", "a.xml", "--engine", "rests-outside", "--against", "ios"], folder: folder.path)
    #expect(one.code == 1)
    #expect(one.output.contains("  rest-in-bounds: broken against held\n"))
    let both = try flickbook.run(
      ["compare", "a.xml", "--engine", "rests-outside", "--against", "rests-outside", "-v"],
      folder: folder.path)
    #expect(both.code == 0)
    #expect(both.output.contains("  rest-in-bounds: broken by both\n"))
  }

  @Test func `output does not depend on the number of jobs`() throws {
    let words = ["compare", corpus, "--engine", "android", "--against", "ios"]
    for format in [["-v"], ["--format", "jsonl"], ["--format", "junit"]] {
      let one = try flickbook.run(words + ["-j1"] + format)
      #expect(one == (try flickbook.run(words + ["-j2"] + format)))
      #expect(one.code == 1)
    }
  }

  @Test func `results are read back unchanged and are reported with the same text`() throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    let words = ["compare", ".", "--engine", "ios(rate=0.9979)", "--against", "ios"]
    let run = try flickbook.run(words + ["--results", "out.jsonl"], folder: folder.path)
    #expect(run.code == 1)
    let written = (folder.text(of: "out.jsonl") ?? "").split(separator: "\n").map { String($0) }
    #expect(written.count == 4)
    for line in written {
      switch try ResultsLine(line.utf8) {
      case .head(let head):
        #expect(head.against == RunHead.Engine("ios", version: "1.0"))
        #expect(ResultsText.line(head) == line)
      case .row(let row):
        #expect(row.compare?.against == "ios")
        #expect(row.compare?["rest"]?.value ?? 0 > 1)
        #expect(row.compare?.trace != nil)
        #expect(ResultsText.line(row) == line)
      case .end(let end): #expect(ResultsText.line(end) == line)
      }
    }
    let again = try flickbook.run(["report", "out.jsonl"], folder: folder.path)
    #expect(again.code == run.code)
    #expect(run.output == again.output + "next: flickbook compare --failed-in out.jsonl\n")
  }

  @Test func `merged shards of a comparison equal the whole run, and missing shards are named`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml", "b.xml", "c.xml")
    let words = ["compare", ".", "--engine", "ios(rate=0.9979)", "--against", "ios", "--results"]
    #expect(try flickbook.run(words + ["whole.jsonl"], folder: folder.path).code == 1)
    for part in 1...2 {
      let run = try flickbook.run(
        words + ["\(part).jsonl", "--shard", "\(part)/2"], folder: folder.path)
      #expect(run.code == 1)
    }
    let merge = ["report", "2.jsonl", "1.jsonl", "--results", "merged.jsonl"]
    let merged = try flickbook.run(merge, folder: folder.path)
    #expect(merged.code == 1)
    #expect(merged.errors == "exit 1: the engines differ on 3 of 3 recordings\n")
    #expect(folder.text(of: "merged.jsonl") == folder.text(of: "whole.jsonl"))
    let part = try flickbook.run(["report", "1.jsonl"], folder: folder.path)
    // The exit code for a difference takes precedence over the exit code for missing shards.
    #expect(part.code == 1)
    #expect(
      part.errors.contains(
        "  flickbook compare --against ios . --engine 'ios(rate=0.9979)' --shard 2/2 --results 2.jsonl\n"
      ))
  }

  @Test func `recordings that differ can be compared again with the same engine`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let tap = CheckFixtures.recording().split(separator: "\n").filter { !$0.contains("<move") }
    folder.put(tap.joined(separator: "\n").replacing("y=\"300\"", with: "y=\"400\""), as: "b.xml")
    let run = try flickbook.run(
      [
        "compare", ".", "--engine", "ios(rate=0.9979)", "--against", "ios", "--as", "build",
        "--results", "out.jsonl",
      ], folder: folder.path)
    #expect(run.code == 1)
    #expect(run.output.hasSuffix("\nnext: flickbook compare --failed-in out.jsonl --as build\n"))
    let again = try flickbook.run(
      ["compare", "--failed-in", "out.jsonl", "--as", "build"], folder: folder.path)
    #expect(again.code == 1)
    #expect(again.output.contains("DIFF ./a.xml [ios(rate=0.9979) against ios]"))
    #expect(!again.output.contains("b.xml"))
    let other = try flickbook.run(
      ["compare", "--failed-in", "out.jsonl", "--engine", "ios"], folder: folder.path)
    #expect(other.code == 0)
  }

  @Test func `the error names the engine that fails, whichever of the two it is`() throws {
    let folder = CheckFixtures.folder("a.xml")
    for words in [["--engine", "fails", "--against", "ios"], ["--against", "fails"]] {
      let run = try flickbook.run(["compare", "a.xml"] + words, folder: folder.path)
      #expect(run.code == 2)
      #expect(run.output.contains("engine fails failed: it fell over"))
    }
  }

  @Test(arguments: [
    (["a.xml"], "nothing to compare with: expected --against ENGINE, seen or a trace"),
    (["a.xml", "--against", "iso"], "--against: unknown engine \"iso\": did you mean \"ios\"?"),
    (
      ["a.xml", "--against", "no/such"], "--against: no engine, file or folder \"no/such\" exists"
    ),
    (
      ["a.xml", "--against", "ios", "--allow", "rset=1pt"],
      "--allow: unknown measure \"rset\": did you mean \"rest\"?"
    ),
    (
      ["a.xml", "--against", "ios", "--allow", "rest=1ms"],
      "--allow: rest: tolerance \"1ms\": expected a number with pt or px"
    ),
    (
      ["a.xml", "--engine", "seen", "--against", "seen"],
      "seen cannot be compared with itself: name an engine with --engine"
    ),
  ])
  func `an invalid command line exits with 2`(_ words: [String], _ message: String) throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(["compare"] + words, folder: folder.path)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix("flickbook: error: \(message)\nhelp: flickbook "), "\(run.errors)")
  }

  @Test func `an empty selection exits with 4`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(
      ["compare", ".", "--against", "ios", "--filter", "zoo"], folder: folder.path)
    #expect(run.code == 4)
  }
}
