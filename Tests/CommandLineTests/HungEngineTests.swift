import TestSupport
import Testing

/// Engines that take too long, and engines that write unrequested lines.
struct HungEngineTests {
  private static func engine(
    _ name: String, _ text: String, once folder: TemporaryFolder? = nil
  ) -> [String] {
    let adapter = Program.path(of: "faulty-adapter")
    let file = folder.map { " '\($0 / "failed")'" } ?? ""
    return [
      "--engine-command", "\(name)='\(adapter)' ios \(text)\(file)", "--engine-timeout",
      "advance=300ms",
    ]
  }

  private static func recordings(_ count: Int) -> TemporaryFolder {
    let folder = TemporaryFolder()
    for number in 1...count { folder.put(CheckFixtures.recording(), as: "r\(number).xml") }
    return folder
  }

  static let reason = "engine bad took too long on 3 recordings in a row and is not used further"

  @Test func `an engine that hangs is abandoned after three recordings with any number of jobs`()
    throws
  {
    let folder = Self.recordings(12)
    var results: [String?] = []
    for jobs in ["-j1", "-j2", "-j8"] {
      let run = try Program("flickbook").run(
        ["check", ".", jobs, "--failures", "--results", "out.jsonl"]
          + Self.engine("bad", "hang gesture"),
        folder: folder.path)
      #expect(run.code == 2)
      #expect(
        run.errors == "exit 2: \(Self.reason); 12 of 12 recordings could not be judged\n", "\(run)")
      #expect(run.output.contains("no reply within 300 ms"))
      #expect(run.output.contains("not judged: engine bad took too long on 3 recordings in a row"))
      results.append(folder.text(of: "out.jsonl"))
    }
    #expect(results[0] == results[1] && results[1] == results[2])
    #expect(results[0]?.split(separator: "\n").count { $0.contains("not judged") } == 9)
  }

  @Test func `other engines are judged after an engine was abandoned`() throws {
    let folder = Self.recordings(8)
    let run = try Program("flickbook").run(
      ["check", ".", "-j2", "--engine", "ios", "--engine", "bad", "--engine", "good", "-v"]
        + Self.engine("bad", "hang gesture")
        + ["--engine-command", "good='\(Program.path(of: "faulty-adapter"))' clamping"],
      folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.contains(Self.reason))
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("ERROR ") } == 8)
    #expect(
      run.output.split(separator: "\n").count { $0.contains("[good]") && $0.hasPrefix("held ") }
        == 8,
      "\(run.output)")
  }

  @Test func `compare names the engine that hangs`() throws {
    let folder = Self.recordings(5)
    let run = try Program("flickbook").run(
      ["compare", ".", "-j2", "--engine", "ios", "--against", "bad"]
        + Self.engine("bad", "hang gesture"), folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("exit 2: \(Self.reason); "), "\(run)")
    #expect(!run.errors.contains("engine ios"))
  }

  @Test func `an engine that hangs only once is not abandoned`() throws {
    let folder = Self.recordings(6)
    let run = try Program("flickbook").run(
      ["check", "."] + Self.engine("bad", "hang gesture", once: folder), folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "exit 2: 1 of 6 recordings could not be judged\n", "\(run)")
  }

  @Test(arguments: ["too-much", "garbage", "refusal", "exit"])
  func `a fault at a reset is reported for the recording before the reset`(_ fault: String) throws {
    let folder = Self.recordings(3)
    let run = try Program("flickbook").run(
      ["check", ".", "-j1", "-v"] + Self.engine("bad", "\(fault) reset", once: folder),
      folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "exit 2: 1 of 3 recordings could not be judged\n", "\(run)")
    #expect(run.output.contains("ERROR ./r1.xml [bad]"), "\(run)")
  }

  @Test func `late output is reported for the recording that caused it`()
    throws
  {
    let folder = TemporaryFolder()
    let moves = (1...20).map { "<move t=\"\($0)\" finger=\"1\" x=\"160\" y=\"\(400 - $0)\"/>" }
    let text = CheckFixtures.recording().replacing(
      "<move t=\"16.667\" finger=\"1\" x=\"160\" y=\"360\"/>", with: moves.joined())
    for name in ["a-before.xml", "b-trouble.xml", "c-last.xml"] { folder.put(text, as: name) }
    // The second engine is slow, so that the late line of the first engine arrives before the next
    // recording begins.
    let adapter = Program.path(of: "faulty-adapter")
    let run = try Program("faulty-flickbook").run(
      [
        "check", ".", "-j1", "--engine", "bad", "--engine", "slow", "--engine-command",
        "bad='\(adapter)' ios belated reset '\(folder / "failed")'", "-v",
      ], folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "exit 2: 1 of 3 recordings could not be judged\n", "\(run)")
    #expect(run.output.contains("ERROR ./a-before.xml [bad]"), "\(run)")
    #expect(run.output.contains("after the last reply: it wrote an unexpected line"))
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("ERROR ") } == 1)
  }

  @Test func `--engine-timeout limits the time of a request exactly`() throws {
    let folder = Self.recordings(1)
    let run = try Program("flickbook").run(
      ["check", "."] + Self.engine("bad", "hang gesture"), folder: folder.path)
    #expect(run.output.contains("no reply within 300 ms"), "\(run)")
  }
}
