import TestSupport
import Testing

/// With `-q`, stdout contains only requested output.
struct QuietTests {
  let flickbook = Program("faulty-flickbook")
  let folder: TemporaryFolder = {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    folder.put(brokenText, as: "broken.xml")
    folder.put(untidyText, as: "untidy.xml")
    return folder
  }()

  private func run(_ words: [String]) throws -> Program.Ending {
    try flickbook.run(words, folder: folder.path)
  }

  private static let loud: [(words: [String], code: Int32)] = [
    (["check", "a.xml", "--engine", "rests-outside"], 1),
    (["compare", "a.xml", "--engine", "android", "--against", "ios"], 1),
    (["check", "a.xml"], 0), (["lint", "broken.xml"], 1), (["lint", "a.xml"], 0),
    (["fmt", "--check", "untidy.xml"], 1), (["fmt", "broken.xml"], 1), (["fmt", "a.xml"], 0),
    (["baseline", "accept", "a.xml"], 0), (["baseline", "check", "a.xml"], 2),
    (["fuzz", "--count", "2", "--engine", "rests-outside", "--max-replays", "4"], 1),
  ]

  @Test(arguments: loud)
  func `with -q, stdout is empty and the exit code is the same`(
    _ words: [String], _ code: Int32
  ) throws {
    let loud = try run(words)
    let quiet = try run(words + ["-q"])
    #expect(quiet.output == "", "\(words)")
    #expect(loud.output != "", "\(words)")
    #expect(quiet.code == loud.code && loud.code == code, "\(words): \(loud)")
    let last = loud.errors.split(separator: "\n").last.map(String.init) ?? ""
    #expect(quiet.errors.contains(last), "\(words)")
  }

  @Test func `requested reports are also written with -q`() throws {
    let words = ["check", "a.xml", "--engine", "rests-outside"]
    let loud = try run(words + ["--format", "jsonl", "--junit", "loud.xml"])
    let quiet = try run(words + ["--format", "jsonl", "--junit", "quiet.xml", "-q"])
    #expect(quiet == loud)
    #expect(quiet.output != "")
    #expect(folder.text(of: "quiet.xml") == folder.text(of: "loud.xml"))
    #expect(try run(["report", "-q", "--tap", "-", results()]).output.hasPrefix("TAP version 13"))
    #expect(try run(["report", "-q", results()]).output == "")
  }

  private func results() throws -> String {
    _ = try run(["check", "a.xml", "--engine", "rests-outside", "--results", "out.jsonl", "-q"])
    return "out.jsonl"
  }

  @Test func `an unreadable file is also reported with -q`() throws {
    let run = try run(["lint", "-q", "none.xml"])
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains("none.xml"))
  }

  private static let contradictions: [(words: [String], names: String)] = [
    (["check", "-q", "-v", "a.xml"], "--quiet and --verbose"),
    (["report", "-v", "--quiet", "a.xml"], "--quiet and --verbose"),
    (["fmt", "--check", "--repair", "a.xml"], "--check and --repair"),
  ]

  @Test(arguments: contradictions)
  func `contradictory options are rejected`(_ words: [String], _ names: String) throws {
    let run = try run(words)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "flickbook: error: \(names) cannot be given together: choose one of them\n"))
  }
}
