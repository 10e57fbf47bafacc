import Foundation
import TestSupport
import Testing

/// `check --keep-steps`, `check --steps`, and a trace as an engine of `check`, by the built
/// program.
struct KeptStepsTests {
  private let flickbook = Program("faulty-flickbook")
  private let folder = TemporaryFolder()
  private static let engines = ["ios", "android", "clamping", "frames", "frames-offsets"]
  private static let reports = [".jsonl", ".xml", ".html"]

  private func reports(_ name: String) -> [String] {
    zip(["--results", "--junit", "--html"], Self.reports).flatMap { [$0, folder / name + $1] }
  }

  private func check(_ texts: String..., in location: String? = nil) throws -> Program.Ending {
    try flickbook.run(["check"] + texts, folder: location ?? folder.path)
  }

  @Test(arguments: [["Recordings/Gallery", "Recordings/Canvas"], ["Recordings/Table"]])
  func `results of saved steps have the same bytes as results of a replay`(paths: [String]) throws {
    let words = ["check"] + paths + Self.engines.flatMap { ["--engine", $0] }
    let live = try flickbook.run(
      words + ["-j2", "--keep-steps", folder / "kept"] + reports("live"), folder: Corpus.root)
    let again = try flickbook.run(
      words + ["-j1", "--steps", folder / "kept"] + reports("again"), folder: Corpus.root)
    #expect(live.code == again.code)
    #expect(live.errors == again.errors)
    for ending in Self.reports {
      let (one, other) = (folder.text(of: "live" + ending), folder.text(of: "again" + ending))
      #expect(one != nil && one == other, "\(ending)")
    }
    // The same steps are judged in two shards, and their results are merged.
    for shard in ["1/2", "2/2"] {
      _ = try flickbook.run(
        words + [
          "--steps", folder / "kept", "--shard", shard, "--results",
          folder / "parts/\(shard.prefix(1)).jsonl",
        ], folder: Corpus.root)
    }
    _ = try flickbook.run(
      ["report", folder / "parts", "--results", folder / "merged.jsonl"], folder: Corpus.root)
    let merged = folder.text(of: "merged.jsonl")?.split(separator: "\n").count
    #expect(merged == folder.text(of: "live.jsonl")?.split(separator: "\n").count)
    #expect(!folder.names.contains { $0.hasSuffix(".part") })
  }

  @Test func `the steps of engines that fail or refuse are saved unchanged`() throws {
    folder.put(CheckFixtures.recording(), as: "a.xml")
    for engine in ["crashes", "refuses", "rests-outside", "ios(slop=8)"] {
      let words = ["check", "a.xml", "--engine", engine]
      let live = try flickbook.run(
        words + ["--keep-steps", "kept", "--results", "live.jsonl"], folder: folder.path)
      guard live.code != 2 || !live.errors.contains("unknown engine") else { continue }
      let again = try flickbook.run(
        words + ["--steps", "kept", "--results", "again.jsonl"], folder: folder.path)
      #expect(live.code == again.code, "\(engine)")
      #expect(folder.text(of: "live.jsonl") == folder.text(of: "again.jsonl"), "\(engine)")
    }
  }

  @Test func `each file contains one replay`() throws {
    folder.put(CheckFixtures.recording(), as: "a.xml")
    folder.put(CheckFixtures.recording(), as: "b.xml")
    #expect(try check("a.xml", "--keep-steps", "a.trace").code == 0)
    let again = try check("a.xml", "--steps", "a.trace")
    #expect(again.output == (try check("a.xml")).output)
    let two = try check("a.xml", "b.xml", "--keep-steps", "a.trace")
    #expect(two.code == 2)
    #expect(
      two.errors.hasPrefix(
        "flickbook: error: --keep-steps \"a.trace\" is one file, and there are 2 replays: name a folder"
      ),
      "\(two.errors)")
  }

  @Test func `a trace can replace the engine in every verb that shows a recording`() throws {
    folder.put(CheckFixtures.recording(), as: "a.xml")
    /// The words of an output, without its line breaks, which depend on the length of the engine's
    /// name. The explanation of a difference is left out, because a trace has no settings that
    /// could explain a difference.
    func shown(by output: String) -> [Substring] {
      let end = output.firstRange(of: "\nhow they ")?.lowerBound ?? output.endIndex
      return output[..<end].split(whereSeparator: \.isWhitespace)
    }
    let show = ["show", "a.xml", "--trace"]
    func run(_ words: [String]) throws -> Program.Ending {
      try flickbook.run(words, folder: folder.path)
    }
    #expect(try run(show + ["a.trace", "--engine", "ios"]).code == 0)
    let words = [
      ["show", "a.xml", "--at", "50ms"], ["suggest", "a.xml"],
      ["compare", "a.xml", "--against", "android"],
    ]
    for words in words {
      let live = try run(words + ["--engine", "ios"])
      let again = try run(words + ["--engine", "a.trace"])
      #expect(live.code == again.code, "\(again.errors)")
      let named = again.output.replacing("a.trace", with: "ios")
      #expect(shown(by: named) == shown(by: live.output), "\(words)")
    }
    // A trace of a replayed trace is the same, except for the name of the engine.
    #expect(try run(show + ["b.trace", "--engine", "a.trace"]).code == 0)
    func steps(_ name: String) -> [Substring]? {
      folder.text(of: name)?.split(separator: "\n").dropFirst().map { $0 }
    }
    #expect(steps("a.trace") == steps("b.trace"))
    // A trace is rejected for another recording.
    folder.put(CheckFixtures.recording(tag: "other"), as: "b.xml")
    #expect(try run(["show", "b.xml", "--engine", "a.trace"]).code == 2)
  }

  @Test func `the error names a saved trace that does not match`() throws {
    folder.put(CheckFixtures.recording(), as: "a.xml")
    folder.put(CheckFixtures.recording(tag: "other"), as: "b.xml")
    _ = try check("a.xml", "--keep-steps", "a.trace")
    func errors(_ texts: String...) throws -> String {
      let run = try flickbook.run(["check"] + texts, folder: folder.path)
      #expect(run.code == 2, "\(texts)")
      return run.output + run.errors
    }
    #expect(
      try errors("b.xml", "--steps", "a.trace").contains("a trace of another recording (a.xml"))
    #expect(
      try errors("a.xml", "--steps", "a.trace", "--rate", "120")
        .contains("a trace at 60 Hz, phase 0 ms: expected frames at 120 Hz"))
    #expect(try errors("a.xml", "--steps", "none").contains("no file or folder \"none\" exists"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder / "a.trace"))
    try bytes.dropLast(9).write(to: URL(fileURLWithPath: folder / "cut.trace"))
    #expect(
      try errors("a.xml", "--steps", "cut.trace").contains("a last line without an end"))
    folder.put(
      String(decoding: bytes, as: UTF8.self).replacing("\tidle\t", with: "\tidler\t"),
      as: "changed.trace")
    #expect(try errors("a.xml", "--steps", "changed.trace").contains("expected a tab"))
  }

  @Test func `a trace can replace the engine in check`() throws {
    folder.put(CheckFixtures.recording(), as: "a.xml")
    folder.put("", as: "t/empty")
    _ = try flickbook.run(
      ["show", "a.xml", "--engine", "rests-outside", "--trace", "t/a.trace"], folder: folder.path)
    let live = try check("a.xml", "--engine", "rests-outside", "--results", "live.jsonl")
    for engine in ["t/a.trace", "t"] {
      let traced = try check("a.xml", "--engine", engine, "--results", "traced.jsonl")
      #expect(traced.code == live.code && live.code == 1)
      #expect(verdicts("live.jsonl") == verdicts("traced.jsonl"))
    }
    _ = try flickbook.run(
      ["show", "a.xml", "--round", "0.001", "--trace", "r.trace"], folder: folder.path)
    let rounded = try check("a.xml", "--engine", "r.trace", "-v", "--results", "r.jsonl")
    #expect(rounded.code == 0)
    #expect(folder.text(of: "r.jsonl")?.contains("the trace is rounded to 0.001") == true)
    let seen = try flickbook.run(
      ["show", "a.xml", "--engine", "seen", "--trace", "s.trace"], folder: folder.path)
    #expect(seen.code == 0)
    let refused = try check("a.xml", "--engine", "s.trace")
    #expect(refused.code == 2)
    #expect((refused.output + refused.errors).contains("a trace of a recorded device"))
    // Earlier versions did not save the declarations of the engine.
    let old = folder.text(of: "t/a.trace")?.replacing(/\tlacks=[^\n]*/, with: "") ?? ""
    folder.put(old, as: "old.trace")
    let silent = try check("a.xml", "--engine", "old.trace")
    #expect(
      (silent.output + silent.errors).contains("a trace without the declarations of its engine"))
  }

  /// The verdicts of the only row.
  private func verdicts(_ file: String) -> NSArray? {
    let line = folder.text(of: file)?.split(separator: "\n").dropFirst().first ?? ""
    let row = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return row?["invariants"] as? NSArray
  }
}
