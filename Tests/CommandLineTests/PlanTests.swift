import TestSupport
import Testing

/// The shards of a run can share a plan in a file.
struct PlanTests {
  let flickbook = Program("faulty-flickbook")
  let folder: TemporaryFolder

  /// Creates recordings that hold, break an invariant, or are malformed.
  init() throws {
    folder = TemporaryFolder()
    for number in 0..<9 {
      folder.put(
        CheckFixtures.recording().replacing("\"50\"", with: "\"\(50 + number * 40)\""),
        as: "recordings/r\(number).xml")
    }
    folder.put("<recording/>", as: "recordings/wrong name.xml")
    folder.put("", as: "out/.keep")
    #expect(try run(["list", "recordings", "recordings", "--plan", "plan.txt"]).code == 0)
  }

  private func run(_ words: [String]) throws -> Program.Ending {
    try flickbook.run(words, folder: folder.path)
  }

  private func check(_ words: String...) throws -> Program.Ending {
    try run(["check", "--engine", "ios", "--engine", "rests-outside"] + words)
  }

  /// The rows of results, without the first line, which contains the typed command.
  private func rows(_ file: String) -> [Substring] {
    Array((folder.text(of: file) ?? "").split(separator: "\n").dropFirst())
  }

  @Test func `shards of a plan are merged into the bytes of one run`() throws {
    let whole = try check("--plan", "plan.txt", "--results", "whole.jsonl")
    for number in 1...4 {
      _ = try check(
        "--plan", "plan.txt", "--shard", "\(number)/4", "--results", "out/\(number).jsonl")
    }
    let merged = try run(["report", "out", "--results", "merged.jsonl"])
    #expect(merged.code == whole.code)
    #expect(folder.text(of: "merged.jsonl") == folder.text(of: "whole.jsonl"))
  }

  @Test func `a plan judges the same recordings as its paths`() throws {
    _ = try check("--plan", "plan.txt", "--results", "plan.jsonl")
    _ = try check("recordings", "--results", "paths.jsonl")
    #expect(!rows("plan.jsonl").isEmpty)
    #expect(rows("plan.jsonl") == rows("paths.jsonl"))
    // Therefore shards that use the plan file and shards that use the paths can be merged.
    _ = try check("--plan", "plan.txt", "--shard", "1/2", "--results", "out/1.jsonl")
    _ = try check("recordings", "--shard", "2/2", "--results", "out/2.jsonl")
    _ = try run(["report", "out", "--results", "merged.jsonl"])
    #expect(rows("merged.jsonl") == rows("paths.jsonl"))
  }

  @Test func `a shard needs only its own recordings`() throws {
    let listed = try run(["list", "recordings", "recordings", "--shard", "2/3", "--json", "-"])
    let own = (0..<9).map { "recordings/r\($0).xml" }.filter { listed.output.contains($0) }
    #expect(!own.isEmpty && own.count < 9)
    _ = try check("--plan", "plan.txt", "--shard", "2/3", "--results", "before.jsonl")
    for number in 0..<9 where !own.contains("recordings/r\(number).xml") {
      folder.remove("recordings/r\(number).xml")
    }
    _ = try check("--plan", "plan.txt", "--shard", "2/3", "--results", "after.jsonl")
    #expect(folder.text(of: "after.jsonl") == folder.text(of: "before.jsonl"))
    // Without the plan file, the missing recordings give another plan, whose shard is different.
    _ = try check("recordings", "--shard", "2/3", "--results", "out/2.jsonl")
    #expect(rows("out/2.jsonl") != rows("before.jsonl"))
  }

  @Test func `a recording that has changed causes an error only in its shard`() throws {
    folder.put(CheckFixtures.recording(tag: "changed"), as: "recordings/r3.xml")
    folder.remove("recordings/r4.xml")
    let whole = try check("--plan", "plan.txt", "--results", "whole.jsonl")
    #expect(whole.code == 2)
    #expect(
      whole.errors.contains("recordings/r3.xml and 1 more: changed or removed after the plan"))
    #expect(whole.errors.contains("help: flickbook list recordings PATH --plan plan.txt"))
    #expect(folder.text(of: "whole.jsonl") == nil)
    let codes = try (1...10).map {
      try check("--plan", "plan.txt", "--shard", "\($0)/10", "-q").code
    }
    #expect(codes.filter { $0 == 2 }.count == 3, "two changed, one malformed: \(codes)")
  }

  @Test func `the commands for missing shards name the plan`() throws {
    _ = try check("--plan", "plan.txt", "--shard", "1/2", "--results", "out/1.jsonl")
    let report = try run(["report", "out"])
    #expect(report.code != 0)
    let command = try #require(
      report.errors.split(separator: "\n").first { $0.contains("--shard 2/2") })
    #expect(command.contains("--plan plan.txt"))
  }

  @Test(arguments: [
    ("", "1:1: no line feed at the end"),
    ("<recording/>\n", "1:1: no first line with \"# flickbook plan \""),
    ("# flickbook plan 2: x\n", "1:1: a plan of version \"2\""),
    ("# flickbook plan 1:\n12 ab a.xml\n", "2:4: the hash \"ab\": expected 64 hexadecimal digits"),
    ("# flickbook plan 1:\nx y\n", "2:1: a line with fewer than three parts"),
    ("# flickbook plan 1:\n-1 0 a.xml\n", "2:1: the duration \"-1\""),
    ("# flickbook plan 1:\n99999999999999 0 a.xml\n", "2:1: the duration \"99999999999999\""),
    ("# flickbook plan 1:\n1000", "2:1: no line feed at the end"),
  ])
  func `an invalid plan causes an error with its location`(_ text: String, _ message: String) throws
  {
    folder.put(text, as: "wrong.txt")
    let run = try check("--plan", "wrong.txt")
    #expect(run.code == 2)
    #expect(run.errors.contains("--plan: wrong.txt:\(message)"), "\(run.errors)")
  }

  @Test(arguments: [
    ["recordings"], ["--filter", "a"], ["--files-from", "list"], ["--failed-in", "old.jsonl"],
    ["--watch"],
  ])
  func `options that select recordings are rejected beside a plan`(_ words: [String]) throws {
    folder.put("recordings/r1.xml\n", as: "list")
    _ = try check("recordings", "--results", "old.jsonl")
    let run = try run(["check", "--plan", "plan.txt"] + words)
    #expect(run.code == 2)
    #expect(run.errors.contains("the plan names the recordings") || run.errors.contains("remove"))
  }

  @Test(
    arguments: ["invariants", "relations", "signals", "engines"],
    [
      ["--plan", "plan.txt"], ["--filter", "tag:paging"], ["--shard", "1/2"],
      ["--files-from", "list.txt"], ["--pass-with-none"],
    ])
  func `lists of other things reject options that select recordings`(
    what: String, words: [String]
  ) throws {
    let run = try run(["list", what] + words)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors.contains("not for list \(what)"), "\(run.errors)")
  }

  @Test func `list does not write a plan that would be wrong`() throws {
    let before = folder.text(of: "plan.txt")
    let missing = try run(["list", "recordings", "recordings", "nowhere.xml", "--plan", "plan.txt"])
    #expect(missing.code == 2)
    let shard = try run([
      "list", "recordings", "recordings", "--shard", "1/2", "--plan", "plan.txt",
    ])
    #expect(shard.code == 2 && shard.errors.contains("a plan is for all shards"))
    folder.put(CheckFixtures.recording(), as: "line\nfeed.xml")
    let broken = try run(["list", "recordings", ".", "--plan", "plan.txt"])
    #expect(broken.code == 2 && broken.errors.contains("a line feed"), "\(broken.errors)")
    let words = ["list", "recordings", "recordings", "--plan", "recordings/r1.xml", "--force"]
    let other = try run(words)
    #expect(other.code == 2 && other.errors.contains("this command reads that file"))
    #expect(folder.text(of: "plan.txt") == before)
  }
}
