import Flickbook
import Foundation
import TestSupport
import Testing

struct FuzzCommandTests {
  let flickbook = Program("faulty-flickbook")

  @Test func `fuzz shrinks and saves the same failures with any number of jobs`() throws {
    let words = [
      "fuzz", "--engine", "rests-outside", "--trusted", "ios", "--count", "6", "--only",
      "rest-in-bounds,no-teleport",
    ]
    let (one, two) = (TemporaryFolder(), TemporaryFolder())
    let first = try flickbook.run(words + ["-j1"], folder: one.path)
    let second = try flickbook.run(words + ["-j2"], folder: two.path)
    #expect(first == second && first.code == 1)
    #expect(first.output.contains("rest-in-bounds: in "))
    #expect(
      first.errors == "exit 1: no-teleport, rest-in-bounds\n" || first.errors.hasPrefix("exit 1: "))
    let kept = Set(
      first.output.split(separator: " ").filter { $0.hasPrefix("fuzz/") }.map { $0.dropLast() })
    #expect(!kept.isEmpty)
    for path in kept {
      let name = String(path)
      #expect(one.text(of: name) != nil && one.text(of: name) == two.text(of: name))
      let invariant = String(name.dropFirst(5).prefix(name.count - 5 - 13))
      let check = try flickbook.run(
        ["check", name, "--engine", "rests-outside", "--only", invariant], folder: one.path)
      #expect(check.code == 1, "\(name): \(check.errors)")
      // The shrunk recording may be so small that a correct engine shows no change. Then nothing is
      // tested, and the exit code is 3.
      let trusted = try flickbook.run(["check", name, "--only", invariant], folder: one.path)
      #expect([0, 3].contains(trusted.code), "\(name): \(trusted.errors)")
      #expect(!trusted.output.contains("FAIL"), "\(name)")
    }
    #expect(try flickbook.run(["lint", "fuzz"], folder: one.path).code == 0)
    #expect(try flickbook.run(["fmt", "--check", "fuzz"], folder: one.path).code == 0)
  }

  @Test func `without failures no folder is created`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(["fuzz", "a.xml", "--count", "10"], folder: folder.path)
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output.contains("ios, seed 1: nothing found in 10 recordings; ")
        && run.output.contains(" of 108 interruptions reached"), "\(run.output)")
    #expect(folder.names == ["a.xml"])
  }

  @Test func `fuzz and shrink find a small gesture on which two engines differ`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let engines = ["--engine", "coasts-too-far", "--against", "ios", "--as", "contract"]
    folder.put(
      CheckFixtures.recording().replacing("content width=\"320\"", with: "content width=\"900\"")
        .replacing("x=\"160\" y=\"320\"", with: "x=\"60\" y=\"320\"")
        .replacing("x=\"160\" y=\"300\"", with: "x=\"10\" y=\"300\""), as: "b.xml")
    let fuzz = try flickbook.run(
      ["fuzz", "b.xml", "--count", "8", "-q"] + engines, folder: folder.path)
    #expect(fuzz.code == 1 && fuzz.errors.contains("rest"), "\(fuzz)")
    let same = try flickbook.run(
      ["fuzz", "--count", "4", "--engine", "ios(slop=10)", "--against", "ios"], folder: folder.path)
    #expect(
      same.code == 0
        && same.output.contains(
          "against ios, seed 1: no difference above 1px at rest in 4 recordings; "),
      "\(same)")
    let shrink = try flickbook.run(["shrink", "b.xml"] + engines, folder: folder.path)
    #expect(shrink.code == 0, "\(shrink)")
    let compare = try flickbook.run(
      ["compare", "b.difference.min.xml"] + engines, folder: folder.path)
    #expect(compare.code == 1, "\(compare)")
  }

  @Test func `fuzz with --for finds the same failures as fuzz with --count for as many recordings`()
    throws
  {
    let words = [
      "fuzz", "--engine", "rests-outside", "--only", "rest-in-bounds", "--max-replays", "4",
      "--seed", "18446744073709551615",
    ]
    let (one, two) = (TemporaryFolder(), TemporaryFolder())
    let timed = try flickbook.run(words + ["--for", "1500ms"], folder: one.path)
    let number = timed.output.firstMatch(of: /fault in \d+ of (\d+) recordings?/).map {
      String($0.1)
    }
    let counted = try flickbook.run(
      words + ["--count", try #require(number)], folder: two.path)
    #expect(timed == counted && timed.code == 1)
  }

  @Test func `a failing engine is reported, and its recording is saved`() throws {
    let folder = TemporaryFolder()
    let run = try flickbook.run(
      ["fuzz", "--engine", "fails", "--count", "2"], folder: folder.path)
    #expect(run.code == 2 && run.output.contains("engine failed: number 0: it fell over"))
    #expect(folder.names == ["fuzz"])
  }

  @Test(arguments: [
    (["fuzz", "--for", "1s", "--count", "1"], "--for and --count"),
    (["fuzz", "--seed", "x"], "--seed cannot be"),
    (["fuzz", "--engine", "seen"], "seen is the recorded device"),
    (["fuzz", "--against", "ios"], "both name ios"),
    (
      ["fuzz", "--against", "android", "--only", "no-teleport"],
      "--only cannot be given with --against"
    ),
    (["fuzz", "nowhere"], "nowhere"),
  ])
  func `an invalid command line is rejected`(_ words: [String], _ message: String) throws {
    let folder = TemporaryFolder()
    let run = try flickbook.run(words, folder: folder.path)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(folder.names == [])
  }

  @Test func `results and reports of fuzz equal the results and reports of check`() throws {
    let folder = TemporaryFolder()
    let options = ["--engine", "rests-outside", "--only", "rest-in-bounds,no-teleport"]
    let run = try flickbook.run(
      ["fuzz", "--count", "6", "--results", "out.jsonl", "--html", "out.html"] + options,
      folder: folder.path)
    #expect(run.code == 1)
    let check = try flickbook.run(
      ["check", "fuzz", "--results", "check.jsonl", "--html", "check.html"] + options,
      folder: folder.path)
    #expect(check.code == 1)
    // Only the rows, because the first line contains the command.
    func rows(_ name: String) -> [Substring] {
      (folder.text(of: name) ?? "").split(separator: "\n").filter { $0.hasPrefix("{\"rec") }
    }
    #expect(!rows("out.jsonl").isEmpty && rows("out.jsonl") == rows("check.jsonl"))
    #expect(folder.text(of: "out.html")?.contains("rest-in-bounds") == true)

    let none = try flickbook.run(
      ["fuzz", "--engine", "ios", "--count", "2", "--results", "none.jsonl"], folder: folder.path)
    #expect(none.code == 0 && none.errors == "")
    #expect(folder.text(of: "none.jsonl")?.contains("\"recordings\":0") == true)
  }

  @Test func `fuzz saves one recording for each cause`() throws {
    let folder = TemporaryFolder()
    let run = try flickbook.run(
      ["fuzz", "--engine", "rests-outside", "--only", "rest-in-bounds", "--count", "40"]
        + ["--results", "out.jsonl"], folder: folder.path)
    #expect(run.code == 1)
    let rows = (folder.text(of: "out.jsonl") ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("{\"rec") }
    let causes = rows.compactMap {
      $0.firstMatch(of: /"circumstance":"([^"]*)"/).map { String($0.1) }
    }
    #expect(!rows.isEmpty && Set(causes).count >= rows.count - 1, "\(causes)")
    let saved = try FileManager.default.contentsOfDirectory(atPath: folder / "fuzz")
    #expect(saved.count == rows.count)
    #expect(saved.allSatisfy { run.output.contains($0) })
  }
}
