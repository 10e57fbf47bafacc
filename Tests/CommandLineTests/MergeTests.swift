import TestSupport
import Testing

/// A run split into shards and merged again equals the whole run.
struct MergeTests {
  let flickbook = Program("faulty-flickbook")
  let folder: TemporaryFolder
  let words = [
    "check", "recordings", "nowhere.xml", "--engine", "rests-outside", "--engine", "ios",
  ]

  /// Creates recordings with violations, used and unused waivers, a malformed recording, gates, a
  /// required invariant that some shards do not test, and an unreadable path.
  init() {
    folder = TemporaryFolder()
    for number in 0..<11 {
      // The waived invariant is broken only in every second recording.
      let own = "<invariant name=\"rest-in-bounds\" tolerance=\"9pt\"/>"
      folder.put(
        CheckFixtures.recording(expect: number % 2 == 0 ? own : "").replacing(
          "\"50\"", with: "\"\(50 + number * 40)\""),
        as: "recordings/\(number % 3)/r\(number).xml")
    }
    folder.put("<recording/>", as: "recordings/bad.xml")
    folder.put(
      CheckFixtures.suite(
        """
        <expect><invariant name="zoom-in-range" required="true"/></expect>
        <waive recording="1/*.xml" invariant="rest-in-bounds" reason="BUG-1"/>
        <waive recording="2/*.xml" invariant="finite-state" reason="BUG-2"/>
        <gate min-recordings="99"/>
        """), as: "recordings/flickbook-suite.xml")
    folder.put("", as: "out/.keep")
  }

  private func run(_ words: [String], _ environment: [String: String] = [:]) throws
    -> Program.Ending
  {
    try flickbook.run(words, folder: folder.path, environment: environment)
  }

  private func shards(_ count: Int) throws {
    for number in 1...count {
      _ = try run(words + ["--shard", "\(number)/\(count)", "--results", "out/\(number).jsonl"])
    }
  }

  @Test(arguments: [1, 2, 3, 5, 16])
  func `merged results equal the results of a whole run, byte for byte`(_ count: Int) throws {
    let whole = try run(words + ["--results", "whole.jsonl", "--junit", "whole.xml"])
    #expect(whole.code == 2)
    try shards(count)
    let merged = try run([
      "report", "out", "--results", "merged.jsonl", "--junit", "merged.xml", "-v",
    ])
    #expect(folder.text(of: "merged.jsonl") == folder.text(of: "whole.jsonl"))
    #expect(folder.text(of: "merged.xml") == folder.text(of: "whole.xml"))
    #expect(merged.code == 2)
    #expect(
      merged.errors.hasSuffix(whole.errors.split(separator: "\n").last.map { $0 + "\n" } ?? "?"))
    let files = (1...count).reversed().map { "out/\($0).jsonl" }
    #expect(
      try run(["report"] + files + ["--format", "jsonl"]).output == folder.text(of: "whole.jsonl"))
  }

  @Test func `merged results can be merged again, in any order, and twice`() throws {
    _ = try run(words + ["--results", "whole.jsonl"])
    try shards(5)
    _ = try run(["report", "out/4.jsonl", "out/2.jsonl", "--results", "a.jsonl"])
    _ = try run(["report", "out/1.jsonl", "a.jsonl", "--results", "b.jsonl"])
    let merged = try run(
      ["report", "out/5.jsonl", "b.jsonl", "out/3.jsonl", "a.jsonl", "--format", "jsonl"])
    #expect(merged.output == folder.text(of: "whole.jsonl"))
    let again = try run(["report", "whole.jsonl", "out/3.jsonl", "--format", "jsonl"])
    #expect(again.output == folder.text(of: "whole.jsonl"))
  }

  @Test func `missing shards are named with the commands that run them`() throws {
    let words = [
      "check", "recordings", "--engine", "ios", "--rate", "120", "--level", "zoom-in-range=warn",
    ]
    for number in [1, 3, 4] {
      _ = try run(words + ["--shard", "\(number)/5", "--results", "out/\(number).jsonl"])
    }
    let merged = try run(["report", "out", "--tap", "out.tap"])
    #expect(merged.code == 3 || merged.code == 2)
    #expect(merged.errors.contains("shards 2/5 and 5/5 are missing"))
    let command = "flickbook check recordings --engine ios --rate 120 --level zoom-in-range=warn"
    #expect(merged.errors.contains("  \(command) --shard 2/5 --results out/2.jsonl\n"))
    #expect(folder.text(of: "out.tap")?.hasPrefix("TAP version 13\n1..") == true)
    // The printed command judges the missing shard.
    for number in [2, 5] {
      _ = try run(words + ["--shard", "\(number)/5", "--results", "out/\(number).jsonl"])
    }
    _ = try run(words + ["--results", "whole.jsonl"])
    let whole = try run(["report", "out", "--format", "jsonl"])
    #expect(whole.output == folder.text(of: "whole.jsonl"))
  }

  @Test func `a killed shard counts as missing, and its finished rows are reported`() throws {
    let words = ["check", "recordings/0", "recordings/1", "--engine", "ios"]
    for number in 1...2 {
      _ = try run(words + ["--shard", "\(number)/2", "--results", "out/\(number).jsonl"])
    }
    let lines = (folder.text(of: "out/2.jsonl") ?? "").split(separator: "\n")
    #expect(lines.count == 6)
    folder.put(lines.prefix(3).map { $0 + "\n" }.joined() + lines[3].prefix(99), as: "out/2.jsonl")
    let merged = try run(["report", "out", "--results", "part.jsonl"])
    #expect(merged.code == 3)
    #expect(merged.errors.contains("exit 3: shard 2/2 is missing\n"))
    #expect(merged.errors.contains("out/2.jsonl has no last line: it was cut off\n"))
    #expect(merged.errors.contains("--engine ios --shard 2/2 --resume out/2.jsonl\n"))
    #expect((folder.text(of: "part.jsonl") ?? "").split(separator: "\n").count == 8)
    _ = try run(words + ["--shard", "2/2", "--results", "out/2.jsonl"])
    let whole = try run(["report", "out/2.jsonl", "part.jsonl"])
    #expect(!whole.errors.contains("missing"))
    #expect(whole.output.contains("8 recordings: 8 held"))
  }

  @Test func `two files that differ in one row are rejected with their names`() throws {
    try shards(2)
    folder.put(
      (folder.text(of: "out/1.jsonl") ?? "").replacing(
        "\"ending\":\"rest\"", with: "\"ending\":\"patience\""),
      as: "out/3.jsonl")
    let merged = try run(["report", "out"])
    #expect(merged.code == 2)
    #expect(merged.errors.contains("out/1.jsonl and out/3.jsonl differ in "))
    #expect(merged.errors.contains("not deterministic across machines"))
  }

  @Test func `results of different plans are not merged`() throws {
    _ = try run(["check", "recordings/0", "--shard", "1/2", "--results", "out/1.jsonl"])
    _ = try run(["check", "recordings/1", "--shard", "2/2", "--results", "out/2.jsonl"])
    let other = try run(["report", "out"])
    #expect(other.code == 3)
    #expect(
      other.errors.contains(
        "belong to different plans: recording 4 is recordings/0/r9.xml in out/1.jsonl and "),
      "\(other.errors)")
    folder.put(CheckFixtures.suite("<gate/>"), as: "recordings/flickbook-suite.xml")
    _ = try run(["check", "recordings/0", "--shard", "2/2", "--results", "out/2.jsonl"])
    let suite = try run(["report", "out"])
    #expect(suite.errors.contains("the setting \"zoom-in-range required "), "\(suite.errors)")
    #expect(suite.errors.contains("\" is only in out/1.jsonl"), "\(suite.errors)")
    _ = try run(["check", "recordings/0", "--shard", "1/2", "--results", "out/1.jsonl"])
    _ = try run(["check", "recordings/0", "--shard", "2/3", "--results", "out/2.jsonl"])
    #expect(try run(["report", "out"]).errors.contains("cut into 2 and into 3"))
    #expect(try run(["report", "recordings"]).code == 4)
  }

  @Test func `a shard without recordings is complete`() throws {
    let run = try run([
      "check", "recordings/0/r0.xml", "--shard", "2/2", "--results", "out/2.jsonl",
    ])
    #expect(run.code == 0)
    _ = try self.run(["check", "recordings/0/r0.xml", "--shard", "1/2", "--results", "out/1.jsonl"])
    let merged = try self.run(["report", "out"])
    #expect(!merged.errors.contains("missing"))
    #expect(merged.output.contains("1 recording: 1 held"))
  }

  @Test func `Bazel detects that shards are supported, and gets its report`() throws {
    let run = try run(
      ["check", "recordings/0", "--shard", "auto"],
      [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2",
        "TEST_SHARD_STATUS_FILE": folder / "status", "XML_OUTPUT_FILE": folder / "test.xml",
      ])
    #expect(run.code == 0)
    #expect(folder.text(of: "status") == "")
    #expect(folder.text(of: "test.xml")?.contains("<testsuites name=\"flickbook\"") == true)
  }

  /// An engine that fails when it is asked to end.
  static let parting =
    "parts-badly='\(Program.path(of: "faulty-flickbook"))' engine serve --engine ios; exit 7"

  @Test(arguments: [
    ["--engine-command", parting], ["--engine", "fails"], ["--engine", "refuses"],
    ["--engine", "seen"],
    ["--engine", "ios", "--engine", "refuses"], ["--engine", "dead"],
    ["--engine", "seen", "--strict"], ["--engine", "ios", "--only", "pinch-anchor,finite-state"],
  ])
  func `with any engine failure, merged results equal the results of the whole run`(
    _ engines: [String]
  )
    throws
  {
    folder.put(
      CheckFixtures.recording(expect: "<invariant name=\"pinch-anchor\"/>"),
      as: "recordings/0/named.xml")
    folder.put(Corpus.text(of: "Recordings/Gallery/next-car.xml"), as: "recordings/0/seen.xml")
    let words = ["check", "recordings/0", "recordings/1/r1.xml"] + engines
    let whole = try run(words + ["--results", "whole.jsonl"])
    #expect(whole.code > 0)
    for number in 1...3 {
      _ = try run(words + ["--shard", "\(number)/3", "--results", "out/\(number).jsonl"])
    }
    let merged = try run(["report", "out", "--results", "merged.jsonl", "-v"])
    #expect(merged.code == whole.code)
    #expect(folder.text(of: "merged.jsonl") == folder.text(of: "whole.jsonl"))
    #expect(merged.errors == (whole.errors.split(separator: "\n").last.map { $0 + "\n" } ?? ""))
    #expect(try run(["report", "merged.jsonl"]).code == whole.code)
  }

  /// Each shard counts timeouts on its own, so some shards abandon a hanging engine later than the
  /// whole run does.
  @Test func `an engine that hangs is abandoned in the merged results as in the whole run`() throws
  {
    let engine = ["--engine", "hangs", "--timeout", "200ms"]
    let short = ["check", "recordings/0/r0.xml", "recordings/1/r1.xml"] + engine
    let long = ["check", "recordings/0", "recordings/1"] + engine
    let reason = "engine hangs took too long on 3 recordings in a row and is not used further"
    for (words, isAbandoned) in [(short, false), (long, true)] {
      let whole = try run(words + ["--results", "whole.jsonl"])
      for number in 1...2 {
        _ = try run(words + ["--shard", "\(number)/2", "--results", "out/\(number).jsonl"])
      }
      let merged = try run(["report", "out", "--results", "merged.jsonl"])
      #expect(merged.code == 2 && whole.code == 2)
      #expect(merged.errors.ranges(of: reason).count == (isAbandoned ? 1 : 0))
      #expect(merged.errors == (whole.errors.split(separator: "\n").last.map { $0 + "\n" } ?? ""))
      let texts = ["merged.jsonl", "whole.jsonl"].map { folder.text(of: $0) }
      #expect(isAbandoned || texts[0] == texts[1])
    }
  }

  @Test func `an interrupted shard makes the merged run an interrupted run`() throws {
    let words = ["check", "recordings/0", "recordings/1", "--engine", "ios"]
    for number in 1...2 {
      _ = try run(words + ["--shard", "\(number)/2", "--results", "out/\(number).jsonl"])
    }
    let lines = (folder.text(of: "out/2.jsonl") ?? "").split(separator: "\n").map { String($0) }
    let cut =
      "{\"interrupted\":true,\"recordings\":1,\"broken\":0,\"untested\":0,\"refused\":0,\"left\":3,\"exit\":130}"
    folder.put((lines.prefix(2) + [cut]).map { $0 + "\n" }.joined(), as: "out/2.jsonl")
    let merged = try run(["report", "out", "--results", "part.jsonl"])
    #expect(merged.code == 130)
    #expect(merged.errors.contains("exit 130: interrupted after 5 of 8; shard 2/2 is missing\n"))
    #expect(try run(["report", "part.jsonl"]).code == 130)
    folder.put(lines.map { $0 + "\n" }.joined(), as: "out/2.jsonl")
    let whole = try run(words + ["--results", "whole.jsonl"])
    let again = try run(["report", "out/2.jsonl", "part.jsonl", "--results", "again.jsonl"])
    #expect(again.code == whole.code)
    #expect(folder.text(of: "again.jsonl") == folder.text(of: "whole.jsonl"))
  }
}
