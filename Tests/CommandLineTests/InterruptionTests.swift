import Foundation
import TestSupport
import Testing

/// After Ctrl-C, SIGTERM or SIGHUP, the program ends soon, even while it waits. It reports the
/// finished work and leaves no processes or files behind.
struct InterruptionTests {
  /// Timeouts much longer than the time that `end` waits for a program: only the signal can end the
  /// program in time.
  private static let patient =
    ["hello=1000s", "scene=1000s", "advance=1000s", "play=1000s", "bye=1000s"].flatMap {
      ["--engine-timeout", $0]
    }

  static let signals = [SIGINT, SIGTERM, SIGHUP]

  private static func engine(_ text: String, in folder: TemporaryFolder) -> [String] {
    let adapter = Program.path(of: "faulty-adapter")
    let line = "\(marked(folder))exec '\(adapter)' ios \(text) '\(folder / "failed")'"
    return ["--engine-command", "bad=" + line] + patient
  }

  private static func recordings(_ count: Int) -> TemporaryFolder {
    let folder = TemporaryFolder()
    for number in 1...count { folder.put(CheckFixtures.recording(), as: "r\(number).xml") }
    return folder
  }

  /// Every verb that uses an external engine, and the moment at which that engine hangs.
  static let waits: [(words: [String], moment: String)] = [
    (["check", ".", "-j1"], "gesture"), (["check", ".", "-j2"], "gesture"),
    (["check", ".", "-j2"], "start"), (["check", ".", "--relations"], "rest"),
    (["check", ".", "--engine", "ios", "--engine", "bad"], "reset"),
    (["compare", ".", "--engine", "ios", "--against", "bad"], "scene"),
    (["baseline", "accept", "r1.xml", "--baselines", "kept"], "gesture"),
    (["show", "r1.xml"], "gesture"), (["show", "r1.xml", "--lock-step"], "rest"),
    (["engine", "test"], "gesture"), (["engine", "test"], "start"), (["list", "engines"], "start"),
  ]

  @Test(arguments: waits.indices, signals)
  func `a signal ends every verb that waits for a hanging engine`(_ index: Int, _ signal: Int32)
    throws
  {
    let (words, moment) = Self.waits[index]
    let folder = Self.recordings(3)
    let run = try RunningProgram(
      "flickbook", words + Self.engine("hang \(moment)", in: folder), folder: folder.path)
    #expect(run.waits { folder.text(of: "failed") != nil })
    run.send(signal)
    let ending = run.end()
    #expect(ending.code == 130, "\(ending)")
    let name = signal == SIGTERM ? " by SIGTERM" : signal == SIGHUP ? " by SIGHUP" : ""
    let last = ending.errors.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("exit 130: interrupted\(name)"), "\(ending)")
    #expect(leftovers(of: folder) == [])
  }

  @Test func `an interrupted check writes complete results for the finished recordings`() throws {
    let folder = Self.recordings(6)
    let engine = Self.engine("hang gesture", in: folder)
    // The engine hangs only once: one job waits for it while the other job judges the other
    // recordings.
    let run = try RunningProgram(
      "flickbook",
      ["check", ".", "-j2", "--results", "out.jsonl", "--junit", "out.xml", "-v"] + engine,
      folder: folder.path)
    #expect(run.waits { folder.text(of: "failed") != nil })
    #expect(run.waitsUntilIdle())
    run.send(SIGTERM)
    let ending = run.end()
    #expect(ending.code == 130)
    let last = try #require(
      ending.errors.firstMatch(of: /exit 130: interrupted by SIGTERM after (\d) of 6\n$/),
      "\(ending)")
    let lines = (folder.text(of: "out.jsonl") ?? "").split(separator: "\n")
    // The lines are a head, the rows and an end.
    #expect(lines.count == Int(last.1).map { $0 + 2 })
    #expect(lines.last?.hasPrefix("{\"interrupted\":true,") == true)
    #expect(folder.text(of: "out.xml")?.hasSuffix("</testsuites>\n") == true)
    #expect(!folder.names.contains { $0.hasSuffix(".part") })
    #expect(leftovers(of: folder) == [])
  }

  @Test(arguments: signals)
  func `an interrupted fuzz reports its findings until then`(_ signal: Int32) throws {
    let folder = TemporaryFolder()
    let run = try RunningProgram(
      "faulty-flickbook",
      [
        "fuzz", "--engine", "rests-outside", "--for", "1000s", "--max-replays", "3", "-o",
        "kept",
      ],
      folder: folder.path)
    #expect(
      run.waits {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder / "kept")) ?? []).contains {
          $0.hasSuffix(".xml")
        }
      })
    run.send(signal)
    let ending = run.end()
    #expect(ending.code == 130)
    #expect(ending.output.contains("rest-in-bounds"), "\(ending)")
    #expect(ending.errors.contains("exit 130: interrupted"))
  }

  @Test(arguments: [
    ["lint", "-"], ["fmt", "-"], ["check", "-"], ["import", "-"], ["report", "-"],
  ])
  func `a signal ends a verb that waits for stdin`(_ words: [String]) throws {
    let pipe = Pipe()
    let run = try RunningProgram("flickbook", words, input: pipe.fileHandleForReading)
    #expect(run.waits(untilItHandles: SIGTERM) && run.waitsUntilIdle())
    run.send(SIGTERM)
    let ending = run.end()
    #expect(ending.code == 130, "\(ending)")
    #expect(ending.errors.contains("exit 130: interrupted"))
    try pipe.fileHandleForWriting.close()
  }

  /// With many recordings the program is judging when it is interrupted; with one recording, only
  /// the output remains to be written.
  @Test(arguments: ["Recordings", "Recordings/Invariants/rest-in-bounds.xml"])
  func `a signal ends a verb whose stdout has no reader`(_ path: String) throws {
    let pipe = Pipe()
    fill(pipe)
    let run = try RunningProgram(
      "flickbook", ["check", Corpus.absolute(path), "-v"], output: pipe.fileHandleForWriting)
    #expect(run.waits(untilItHandles: SIGINT) && run.waitsUntilIdle())
    run.send(SIGINT)
    let ending = run.end()
    #expect(ending.code == 130, "\(ending)")
    #expect(ending.errors.hasPrefix("exit 130: interrupted"), "\(ending)")
    try pipe.fileHandleForReading.close()
  }

  /// Fills the pipe, so that the next writer blocks.
  private func fill(_ pipe: Pipe) {
    let end = pipe.fileHandleForWriting.fileDescriptor
    let flags = fcntl(end, F_GETFL)
    _ = fcntl(end, F_SETFL, flags | O_NONBLOCK)
    let bytes = [UInt8](repeating: UInt8(ascii: "."), count: 4096)
    while write(end, bytes, bytes.count) > 0 {}
    _ = fcntl(end, F_SETFL, flags)
  }

  @Test(arguments: signals)
  func `a signal ends a served engine immediately`(_ signal: Int32) throws {
    let pipe = Pipe()
    let run = try RunningProgram(
      "flickbook", ["engine", "serve"], input: pipe.fileHandleForReading)
    #expect(run.waits(untilItHandles: signal) && run.waitsUntilIdle())
    run.send(signal)
    let ending = run.end()
    #expect(ending.code == 130)
    try pipe.fileHandleForWriting.close()
  }

  @Test func `a signal ends a run whose built-in engine hangs`() throws {
    let folder = Self.recordings(1)
    for words in [["show", "r1.xml"], ["check", "r1.xml"]] {
      let run = try RunningProgram(
        "faulty-flickbook", words + ["--engine", "hangs", "--timeout", "1000s"], folder: folder.path
      )
      #expect(run.waits(untilItHandles: SIGINT) && run.waitsUntilIdle())
      run.send(SIGINT)
      let ending = run.end()
      #expect(ending.code == 130, "\(ending)")
    }
  }

  @Test(arguments: [SIGINT, SIGKILL])
  func `processes that an engine has started in other sessions end with the run`(
    _ signal: Int32
  ) throws {
    let folder = Self.recordings(2)
    var engine = Self.engine("hang gesture", in: folder)
    engine[1] = engine[1].replacingOccurrences(
      of: "exec ",
      with: """
        (setsid sh -c 'trap "" TERM HUP INT; (setsid sleep 1000 &); sleep 1000; :' \
        </dev/null >/dev/null 2>&1 &); exec \

        """)
    let run = try RunningProgram("flickbook", ["check", "."] + engine, folder: folder.path)
    #expect(run.waits { folder.text(of: "failed") != nil })
    #expect(sightings(of: folder, awaiting: 4) >= 4)
    run.send(signal)
    #expect(run.end().code == (signal == SIGINT ? 130 : -SIGKILL))
    #expect(leftovers(of: folder) == [])
  }
}
