import Flickbook
import Foundation
import TestSupport
import Testing

struct ShrinkCommandTests {
  let flickbook = Program("faulty-flickbook")

  private func shrink(
    _ texts: String..., in folder: TemporaryFolder, stdin: String = ""
  ) throws -> Program.Ending {
    try flickbook.run(["shrink"] + texts, stdin: stdin, folder: folder.path)
  }

  @Test func `the shrunk recording is written next to the original, and check fails on it`() throws
  {
    let folder = CheckFixtures.folder("a.xml")
    let words = ["--invariant", "rest-in-bounds", "--engine", "rests-outside", "--trusted", "ios"]
    let run = try flickbook.run(["shrink", "a.xml"] + words, folder: folder.path)
    #expect(run.code == 0 && run.errors == "")
    #expect(folder.names == ["a.rest-in-bounds.min.xml", "a.xml"])
    #expect(folder.text(of: "a.xml") == CheckFixtures.recording())
    let smallest = folder.text(of: "a.rest-in-bounds.min.xml") ?? ""
    let transcript = run.output + "\n" + smallest
    #expect(transcript == (try Golden("shrink.txt").text(renewedBy: transcript)))

    let check = ["check", "a.rest-in-bounds.min.xml", "--only", "rest-in-bounds", "--engine"]
    #expect(try flickbook.run(check + ["rests-outside"], folder: folder.path).code == 1)
    #expect(try flickbook.run(check + ["ios"], folder: folder.path).code == 0)
    #expect(try flickbook.run(["lint", "."], folder: folder.path).code == 0)
    let tidy = ["fmt", "--check", "a.rest-in-bounds.min.xml"]
    #expect(try flickbook.run(tidy, folder: folder.path).code == 0)

    let again = try flickbook.run(
      ["shrink", "-", "-o", "-"] + words, stdin: CheckFixtures.recording(), folder: folder.path)
    #expect(again.output == smallest.replacing("source=\"a.xml", with: "source=\"&lt;stdin&gt;"))
  }

  @Test func `the shrunk recording is written to the current folder if requested`() throws {
    let folder = TemporaryFolder()
    folder.put(CheckFixtures.recording(), as: "Recordings/a.xml")
    let run = try shrink(
      "Recordings/a.xml", "--invariant", "rest-in-bounds", "--engine", "rests-outside", in: folder)
    #expect(run.code == 0)
    #expect(folder.names == ["Recordings", "a.rest-in-bounds.min.xml"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder / "Recordings") == ["a.xml"])
  }

  /// The invariant is also broken by a recording without events. The shrunk recording must break it
  /// in the same circumstance.
  @Test func `the shrunk recording has the same cause`() throws {
    let folder = TemporaryFolder()
    let source = Corpus.absolute("Recordings/Scroller/nudge-the-last.xml")
    let engine = ["--engine", "textbook"]
    func cause(_ path: String) throws -> String? {
      let words = ["check", path, "--only", "rest-step-nearest", "--format", "jsonl"] + engine
      let run = try flickbook.run(words, folder: folder.path)
      return run.output.firstMatch(of: /"circumstance":"([^"]*)"/).map { String($0.1) }
    }
    let before = try cause(source)
    let run = try flickbook.run(
      ["shrink", source, "--invariant", "rest-step-nearest", "-o", "b.xml"] + engine,
      folder: folder.path)
    try #require(run.code == 0, "\(run.errors)")
    #expect(before != nil)
    #expect(try cause("b.xml") == before)
  }

  @Test func `check prints the shrink command for each violation`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let words = ["--engine", "rests-outside", "--tolerance", "rest-in-bounds=1pt", "--rate", "50"]
    let run = try flickbook.run(["check", "a.xml"] + words, folder: folder.path)
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  shrink ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let command = line.split(separator: " ").dropFirst(2).map { String($0) }
      let shrunk = try flickbook.run(command, folder: folder.path)
      #expect(shrunk.code == 0, "\(command): \(shrunk.errors)")
    }
  }

  @Test func `shrink exits with 1 and writes nothing if the invariant holds`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let held = try shrink("a.xml", "--invariant", "rest-in-bounds", in: folder)
    #expect(held.code == 1)
    #expect(held.errors == "exit 1: rest-in-bounds is not broken on ios\n")
    let both = try shrink(
      "a.xml", "--invariant", "rest-in-bounds", "--engine", "rests-outside", "--trusted",
      "differs", in: folder)
    #expect(both.code == 1 || both.code == 0)
    #expect(folder.names.count { $0.hasSuffix(".min.xml") } == (both.code == 0 ? 1 : 0))
  }

  @Test func `a failure of a relation can be shrunk`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try shrink(
      "a.xml", "--invariant", "replay-determinism", "--engine", "differs", "-q", in: folder)
    #expect(run.output == "" && run.errors == "" && run.code == 0)
    #expect(folder.names == ["a.replay-determinism.min.xml", "a.xml"])
  }

  @Test func `with a limit of replays, shrink writes an intermediate result`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try shrink(
      "a.xml", "--invariant", "rest-in-bounds", "--engine", "rests-outside", "--max-replays", "2",
      "-o", "b.xml", in: folder)
    #expect(run.code == 0)
    #expect(run.output.contains("stopped at the limit of --max-replays"))
    #expect(folder.names == ["a.xml", "b.xml"])
  }

  @Test(arguments: [
    ("breaks-and-dies", "it fell over"), ("breaks-and-hangs", "no answer after 200 ms"),
  ])
  func `shrink reports an engine that fails, and keeps the smallest recording until then`(
    _ engine: String, _ message: String
  ) throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try shrink(
      "a.xml", "--invariant", "rest-in-bounds", "--engine", engine, "--timeout", "200ms",
      in: folder)
    #expect(run.code == 2)
    #expect(run.errors.contains("the engine failed in 3 replays: \(message)"), "\(run.errors)")
    #expect(folder.names == ["a.rest-in-bounds.min.xml", "a.xml"])
    #expect(folder.text(of: "a.xml") == CheckFixtures.recording())
    #expect(try flickbook.run(["lint", "."], folder: folder.path).code == 0)
  }

  @Test func `an interrupted shrink keeps and reports the smallest recording until then`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let script = """
      "$0" shrink a.xml --invariant rest-in-bounds --engine breaks-slowly 2> errors &
      sleep 1.5; kill -INT $!; wait $!
      """
    #expect(try folder.runJobs(script) == 130)
    #expect(folder.text(of: "errors")?.contains("interrupted after") == true)
    #expect(folder.names == ["a.rest-in-bounds.min.xml", "a.xml", "errors"])
    #expect(folder.text(of: "a.xml") == CheckFixtures.recording())
  }

  @Test func `only a file named with -o is overwritten`() throws {
    let folder = CheckFixtures.folder("a.xml", "a.rest-in-bounds.min.xml", "b.xml")
    let words = ["a.xml", "--invariant", "rest-in-bounds", "--engine", "rests-outside"]
    func run(_ more: String...) throws -> Program.Ending {
      try flickbook.run(["shrink"] + words + more, folder: folder.path)
    }
    #expect(try run().errors.contains("\"a.rest-in-bounds.min.xml\" exists"))
    #expect(try run("-o", "a.xml").errors.contains("this command reads that file"))
    #expect(folder.text(of: "a.xml") == CheckFixtures.recording())
    #expect(try run("-o", "b.xml").code == 0)
    #expect(folder.text(of: "b.xml") != CheckFixtures.recording())
  }

  @Test(arguments: [
    (["shrink", "a.xml"], "the invariant is missing: expected --invariant INVARIANT"),
    (["shrink", "a.xml", "--invariant", "rest-in-bound"], "did you mean \"rest-in-bounds\"?"),
    (
      ["shrink", "a.xml", "--invariant", "rest-in-bounds", "--engine", "seen"],
      "cannot replay other recordings"
    ),
    (
      ["shrink", "a.xml", "--invariant", "rest-in-bounds", "--trusted", "ios"], "both name ios"
    ),
    (
      ["shrink", "none.xml", "--invariant", "rest-in-bounds"],
      "flickbook: error: none.xml: cannot be read"
    ),
    (["shrink", "a.xml", "--invariant", "finite-state", "--engine", "fails"], "it fell over"),
  ])
  func `an impossible request is rejected`(_ words: [String], _ message: String) throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(words, folder: folder.path)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(folder.names == ["a.xml"])
  }
}
