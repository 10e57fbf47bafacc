import Invariants
import Results
import TestSupport
import Testing

struct CheckRunTests {
  let flickbook = Program("faulty-flickbook")

  @Test func `results and output do not depend on the number of jobs`() throws {
    let words = ["check", Corpus.absolute("Recordings"), "--engine", "ios", "--engine", "clamping"]
    let one = try flickbook.run(words + ["-j1", "--format", "jsonl"])
    let two = try flickbook.run(words + ["-j2", "--format", "jsonl"])
    #expect(one == two)
    #expect(one.code == 0)
    #expect(try flickbook.run(words + ["-j1", "-v"]) == flickbook.run(words + ["-j2", "-v"]))
  }

  @Test func `every relation holds on the corpus for any number of jobs`() throws {
    let words = ["check", Corpus.absolute("Recordings"), "--relations"]
    let engines = ["ios", "android", "clamping"].flatMap { ["--engine", $0] }
    let one = try flickbook.run(words + engines + ["-j1", "--format", "jsonl"])
    #expect(one.code == 0)
    #expect(one == (try flickbook.run(words + engines + ["-j2", "--format", "jsonl"])))
    for relation in Catalogue.relations {
      #expect(one.output.contains("\"invariant\":\"\(relation.name)\",\"verdict\":\"held\""))
    }
  }

  @Test func `relations are judged only if requested, all or by name`() throws {
    let folder = CheckFixtures.folder("a.xml")
    func run(_ texts: String...) throws -> String {
      try flickbook.run(["check", "a.xml", "-v"] + texts, folder: folder.path).output
    }
    #expect(try !run().contains("mirror-y"))
    #expect(try run("--relations").contains("mirror-y"))
    let skipped = try run("--relations", "--skip", "mirror-y")
    #expect(skipped.contains("mirror-y level off, from --skip"), "\(skipped)")
    #expect(!skipped.contains("held      mirror-y"))
    let only = try run("--only", "mirror-y", "--tolerance", "mirror-y=0.001pt")
    #expect(only.contains("mirror-y") && !only.contains("rest-in-bounds"))
    #expect(only.contains("mirror-y tolerance 0.001pt, from --tolerance"))
  }

  @Test func `a broken relation is reported with a location and a command`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(
      ["check", "a.xml", "--relations", "--engine", "differs"], folder: folder.path)
    #expect(run.code == 1)
    #expect(run.output.contains("a.xml:"))
    #expect(run.output.contains("--engine differs --only "))
  }

  @Test func `relations are untested on a recorded device`() throws {
    let path = Corpus.absolute("Recordings/Gallery/next-car.xml")
    let run = try flickbook.run(["check", path, "--engine", "seen", "--relations", "-v"])
    #expect(run.output.contains("mirror-x: a recorded device cannot be replayed again"))
  }

  @Test func `the exactness of observations is printed once for each recording`() throws {
    let exact = Corpus.text(of: "Recordings/Gallery/next-car.xml")
    let parts = exact.split(separator: "<origin", maxSplits: 1)
    let inexact = parts.joined(separator: "<origin position-error=\"1.25\" time-error=\"4\"")
    let folder = TemporaryFolder()
    folder.put(inexact, as: "inexact.xml")
    folder.put(exact, as: "exact.xml")
    let words = ["--engine", "seen", "-v"]
    let one = try flickbook.run(["check", "inexact.xml"] + words, folder: folder.path)
    let remark = "observations are exact to 1.25 pt and 4 ms"
    #expect(one.output.split(separator: remark).count == 2, "\(one.output)")
    // The recording declares these errors, so the remark does not call them estimated.
    #expect(!one.output.contains("estimated"), "\(one.output)")
    let other = try flickbook.run(["check", "exact.xml"] + words, folder: folder.path)
    #expect(!other.output.contains("observations are exact to"), "\(other.output)")
  }

  @Test func `results are read back unchanged`() throws {
    let folder = CheckFixtures.folder("a.xml", "b c.xml")
    let run = try flickbook.run(
      [
        "check", ".", "--engine", "rests-outside", "--engine", "fails", "--results", "out.jsonl",
        "--tolerance", "rest-in-bounds=1pt",
      ], folder: folder.path)
    #expect(run.code == 2)
    let text = folder.text(of: "out.jsonl") ?? ""
    let written = text.split(separator: "\n").map { String($0) }
    #expect(written.count == 6)
    var list = VerdictList([])
    for line in written {
      switch try ResultsLine(line.utf8, list) {
      case .head(let head):
        #expect(ResultsText.line(head) == line)
        list = VerdictList(head.invariants)
      case .row(let row): #expect(ResultsText.line(row, list) == line)
      case .end(let end): #expect(ResultsText.line(end) == line)
      }
    }
  }

  @Test func `the failures in a results file can be judged again`() throws {
    let folder = CheckFixtures.folder("a.xml")
    folder.put(
      CheckFixtures.recording(expect: "<invariant name=\"rest-in-bounds\" tolerance=\"9pt\"/>"),
      as: "wide.xml")
    let words = ["--only", "rest-in-bounds"]
    let first = try flickbook.run(
      ["check", ".", "--engine", "rests-outside", "--results", "out.jsonl"] + words,
      folder: folder.path)
    #expect(first.code == 1)
    #expect(first.output.hasSuffix("next: flickbook check --failed-in out.jsonl\n"))
    let again = try flickbook.run(
      ["check", "--failed-in", "out.jsonl"] + words, folder: folder.path)
    #expect(again.code == 1)
    #expect(again.output.contains("1 recording: 1 broken, 0 held"))
  }

  /// Otherwise, judging the failures again would overwrite the results of the whole run, and the
  /// failures would be fewer than the gate's minimum number of recordings.
  @Test func `outputs and the gate of a suite do not apply to failures that are judged again`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml")
    folder.put(
      CheckFixtures.recording(expect: "<invariant name=\"rest-in-bounds\" tolerance=\"9pt\"/>"),
      as: "wide.xml")
    folder.put(
      CheckFixtures.suite(
        "<engine name=\"rests-outside\"/><gate min-recordings=\"2\"/><defaults results=\"out.jsonl\"/>"
      ), as: "flickbook-suite.xml")
    let words = ["check", "--only", "rest-in-bounds"]
    let first = try flickbook.run(words + ["."], folder: folder.path)
    let results = try #require(folder.text(of: "out.jsonl"))
    #expect(first.code == 1 && first.output.contains("next: flickbook check --failed-in out.jsonl"))
    let again = try flickbook.run(words + ["--failed-in", "out.jsonl"], folder: folder.path)
    #expect(again.code == 1, "\(again.errors)")
    #expect(!again.errors.contains("at least 2"), "\(again.errors)")
    #expect(folder.text(of: "out.jsonl") == results)
  }

  @Test func `different replays of a recording break determinism`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let words = ["check", "a.xml", "--repeat", "2", "--only", "determinism"]
    #expect(try flickbook.run(words, folder: folder.path).code == 0)
    let run = try flickbook.run(words + ["--engine", "differs"], folder: folder.path)
    #expect(run.code == 1)
    #expect(run.output.contains("determinism at "))
  }

  @Test(arguments: ["-j1", "-j2"])
  func `with -x, a run stops at the first failure in the order of the plan`(_ jobs: String) throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml", "c.xml", "d.xml")
    let run = try flickbook.run(
      ["check", ".", "--engine", "rests-outside", "-x", jobs, "--format", "jsonl"],
      folder: folder.path)
    #expect(run.code == 1)
    #expect(run.output.split(separator: "\n").count == 3)
  }

  @Test func `a scene that an engine refuses has no verdict`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(
      ["check", "a.xml", "--engine", "refuses", "-v"], folder: folder.path)
    #expect(run.code == 3)
    #expect(run.output.hasPrefix("refused a.xml [refuses]\n  it holds no such scene\n"))
  }

  @Test func `a recording without observations is untested on the engine seen`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(["check", "a.xml", "--engine", "seen", "-v"], folder: folder.path)
    #expect(run.code == 3)
    #expect(run.output.contains("the recording has no observations of its device"))
  }

  @Test(arguments: ["a.xml/out.jsonl", "/dev/null/none/out.jsonl"])
  func `a results file that cannot be created is reported before judging`(
    _ path: String
  ) throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(["check", "a.xml", "--results", path], folder: folder.path)
    #expect(run.code == 2)
    #expect(run.output == "")
  }
}
