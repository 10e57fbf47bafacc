import Foundation
import TestSupport
import Testing

/// `check --resume` continues an interrupted run from its results file.
struct ResumeTests {
  let flickbook = Program("faulty-flickbook")
  let folder: TemporaryFolder
  private let words = ["check", "recordings", "--engine", "rests-outside", "--engine", "ios"]

  /// Creates recordings with violations, used and unused waivers, and a malformed recording.
  init() throws {
    folder = TemporaryFolder()
    for number in 0..<5 {
      folder.put(
        CheckFixtures.recording().replacing("\"50\"", with: "\"\(50 + number * 40)\""),
        as: "recordings/r\(number).xml")
    }
    folder.put("<recording/>", as: "recordings/bad.xml")
    folder.put(
      CheckFixtures.suite(
        """
        <waive recording="r1.xml" invariant="rest-in-bounds" engine="rests-outside" reason="BUG-1"/>
        <waive recording="r2.xml" invariant="finite-state" reason="BUG-2"/>
        """), as: "recordings/flickbook-suite.xml")
  }

  private func run(_ words: [String]) throws -> Program.Ending {
    try flickbook.run(words, folder: folder.path)
  }

  private func resume(_ more: String...) throws -> Program.Ending {
    try run(words + ["--resume", "out.jsonl"] + more)
  }

  @Test func `a run that is interrupted at any line and resumed equals the whole run`() throws {
    let reports = ["--junit", "junit.xml"]
    let whole = try run(words + ["--results", "whole.jsonl"] + reports)
    let (text, junit) = (folder.text(of: "whole.jsonl") ?? "", folder.text(of: "junit.xml"))
    let lines = text.split(separator: "\n").map { $0 + "\n" }
    #expect(lines.count == 14)
    #expect(text.contains(#""verdict":"waived""#))
    for count in 0...lines.count {
      for cut in ["", String((count < lines.count ? lines[count] : "").prefix(40))] {
        // A killed run leaves its results under the first name, an interrupted run under the
        // second.
        let name = count % 2 == 0 ? "out.jsonl.new.part" : "out.jsonl"
        folder.remove("out.jsonl")
        folder.remove("junit.xml")
        folder.put(lines.prefix(count).joined() + cut, as: name)
        let resumed = try run(words + ["--resume", "out.jsonl", "-j2"] + reports)
        #expect(folder.text(of: "out.jsonl") == text, "\(count) \(cut)")
        #expect(folder.text(of: "junit.xml") == junit)
        #expect(resumed.output == whole.output.replacing("whole.jsonl", with: "out.jsonl"))
        #expect(resumed.code == whole.code)
        let last = whole.errors.split(separator: "\n").last ?? ""
        #expect(resumed.errors.hasSuffix(last + "\n"))
        // The last recording is judged again unless the rows of both engines are complete.
        let whole = max(0, min(count, 13) - 1) / 2 * 2
        let expected =
          count == 0
          ? "\"out.jsonl\" is empty: judging all of 12"
          : "continuing \"out.jsonl\": \(whole) of 12 replays are done"
        #expect(resumed.errors.hasPrefix(expected), "\(resumed.errors)")
        #expect(resumed.errors.contains("the last line is cut") == (count > 0 && cut != ""))
        #expect(!folder.names.contains { $0.hasSuffix(".part") })
      }
    }
  }

  /// The test changes a title in the results: rows that are not judged again keep the changed
  /// title.
  @Test func `finished rows are not judged again`() throws {
    _ = try run(words + ["--results", "out.jsonl"])
    let text = folder.text(of: "out.jsonl") ?? ""
    folder.put(text.replacing("One flick up a list", with: "Another title"), as: "out.jsonl")
    _ = try resume()
    #expect(folder.text(of: "out.jsonl")?.contains("One flick up a list") == false)
    #expect(folder.text(of: "out.jsonl")?.contains("Another title") == true)
  }

  @Test func `changed recordings are judged again, and new recordings are judged`() throws {
    _ = try run(words + ["--results", "out.jsonl"])
    let changed = CheckFixtures.recording().replacing("\"300\"", with: "\"310\"")
    folder.put(changed, as: "recordings/r3.xml")
    folder.put(changed, as: "recordings/a-new-one.xml")
    let resumed = try resume()
    #expect(
      resumed.errors.hasPrefix(
        "continuing \"out.jsonl\": 10 of 14 replays are done; 2 are judged again"),
      "\(resumed.errors)")
    let text = folder.text(of: "out.jsonl")
    _ = try run(words + ["--results", "whole.jsonl"])
    #expect(text == folder.text(of: "whole.jsonl"))
  }

  @Test(arguments: [
    (["--engine", "android"], "the engines are rests-outside"),
    (
      ["--rate", "120"],
      "the frames are 60 per second from 0 ms in it and 120 per second from 0 ms in this run"
    ),
    (["--only", "rest-in-bounds"], "the invariant \"zoom-in-range\" is only in it"),
    (
      ["--tolerance", "rest-in-bounds=9pt"],
      "the setting \"rest-in-bounds tolerance 9pt, from --tolerance\" is only in this run"
    ),
    (["--shard", "1/2"], "it is not a shard, and this run is shard 1/2"),
  ])
  func `results of another run are rejected, with the command that continues that run`(
    _ more: [String], _ reason: String
  ) throws {
    _ = try run(words + ["--results", "out.jsonl"])
    let text = folder.text(of: "out.jsonl")
    let refused = try run(words + ["--resume", "out.jsonl"] + more)
    #expect(refused.code == 2)
    #expect(refused.errors.contains("--resume: \"out.jsonl\" is of another run: \(reason)"))
    #expect(
      refused.errors.contains(
        "help: flickbook check recordings --engine rests-outside --engine ios --resume out.jsonl"),
      "\(refused.errors)")
    #expect(folder.text(of: "out.jsonl") == text)
  }

  @Test func `a changed suite and a file without results are rejected`() throws {
    _ = try run(words + ["--results", "out.jsonl"])
    folder.put(CheckFixtures.suite(""), as: "recordings/flickbook-suite.xml")
    #expect(try resume().errors.contains("flickbook-suite.xml has changed"))
    folder.put("{\"flickbook\":0}\n", as: "out.jsonl")
    #expect(try resume().errors.contains("--resume: out.jsonl:1:1: "))
    let alone = try run(["check", "--resume", "out.jsonl"])
    #expect(alone.code == 2 && alone.errors.contains("--resume needs the PATH"))
  }

  @Test
  func
    `a run that resumes a file that another run is writing reports the other run and is complete`()
    throws
  {
    _ = try run(words + ["--results", "whole.jsonl"])
    let whole = folder.text(of: "whole.jsonl") ?? ""
    folder.put(String(whole.prefix(whole.count / 2)), as: "out.jsonl.new.part")
    // `flock` locks the results file as a run does.
    let command = [Program.path(of: "faulty-flickbook")] + words + ["--resume", "out.jsonl"]
    let shared = try Program(at: "/usr/bin/flock").run(
      ["out.jsonl.new.part"] + command, folder: folder.path)
    #expect(shared.errors.contains("another run is writing \"out.jsonl\" now"), "\(shared.errors)")
    #expect(folder.text(of: "out.jsonl") == whole)
    // The results file of a killed run is not locked.
    #expect(try !resume().errors.contains("another run"))
  }

  @Test func `an interrupted run prints the command that continues it`() throws {
    let many = TemporaryFolder()
    for number in 1...6 { many.put(CheckFixtures.recording(), as: "r\(number).xml") }
    let adapter = Program.path(of: "faulty-adapter")
    let engine = [
      "--engine-command", "bad=exec '\(adapter)' ios hang gesture '\(many / "failed")'",
    ]
    let run = try RunningProgram(
      "flickbook", ["check", ".", "-j2", "--results", "out.jsonl"] + engine, folder: many.path)
    #expect(run.waits { many.text(of: "failed") != nil })
    run.send(SIGINT)
    let ending = run.end()
    #expect(ending.code == 130)
    let line = ending.output.split(separator: "\n").last ?? ""
    #expect(line.hasPrefix("to continue: flickbook check . "), "\(ending)")
    #expect(line.hasSuffix(" --resume out.jsonl"), "\(ending)")
    // The engine hangs only in the first run.
    let resumed = try Shell(in: many.path).run(String(line.dropFirst("to continue: ".count)))
    #expect(resumed.errors.hasPrefix("continuing \"out.jsonl\": "), "\(resumed)")
    #expect(resumed.output.contains("6 recordings: 6 held"), "\(resumed)")
  }
}
