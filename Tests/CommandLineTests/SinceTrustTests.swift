import TestSupport
import Testing

/// A comparison with unsuitable results is reported as such, and not as a change of the engine.
struct SinceTrustTests {
  let flickbook = Program("faulty-flickbook")
  let folder = CheckFixtures.folder("a.xml", "b.xml")

  private func run(_ texts: String...) throws -> Program.Ending {
    try flickbook.run(texts, folder: folder.path)
  }

  private let judged = ["check", ".", "--engine", "rests-outside"]

  private func check(_ more: String...) throws -> Program.Ending {
    try flickbook.run(judged + more, folder: folder.path)
  }

  @Test func `an earlier run that lacks a shard is not compared`() throws {
    for shard in 1...2 {
      _ = try check("--shard", "\(shard)/2", "--results", "old/\(shard).jsonl")
    }
    folder.remove("old/2.jsonl")
    let text = "the earlier run is incomplete: shard 2/2 is missing"
    let strict = try check("--since", "old", "--fail-on", "new", "--markdown", "new.md")
    #expect(strict.code == 3)
    #expect(strict.errors.contains("exit 3: \(text)\n"))
    #expect(folder.text(of: "new.md")?.contains(text) == true)
    let plain = try check("--since", "old")
    #expect(plain.code == 1)
    #expect(plain.errors.contains("flickbook: warning: --since: \(text)\n"))
  }

  @Test func `an earlier run that was cut is not compared`() throws {
    _ = try check("--results", "old.jsonl", "-j1", "--fail-fast")
    let run = try check("--since", "old.jsonl", "--fail-on", "new")
    #expect(run.code == 3)
    #expect(run.errors.contains("the earlier run is incomplete: 1 of 2 replays are missing"))
  }

  @Test func `runs with nothing in common are not compared`() throws {
    _ = try check("--results", "old.jsonl")
    let other = ["check", folder.path + "/a.xml", "--engine", "rests-outside"]
    let strict = try flickbook.run(
      other + ["--since", "old.jsonl", "--fail-on", "new"], folder: folder.path)
    #expect(strict.code == 2)
    #expect(strict.errors.hasPrefix("exit 2: the runs have no recording and engine in common"))
    #expect(strict.errors.contains("the earlier one a.xml [rests-outside]"))
    let plain = try flickbook.run(other + ["--since", "old.jsonl"], folder: folder.path)
    #expect(plain.code == 1 && plain.errors.contains("warning: --since: the runs have no"))
  }

  @Test func `an engine with other settings is compared with the earlier engine of the same name`()
    throws
  {
    _ = try run("check", ".", "--engine", "ios", "--results", "old.jsonl")
    let other = try run(
      "check", ".", "--engine", "ios(rate=0.997)", "--since", "old.jsonl", "--fail-on", "new",
      "--sarif", "new.sarif")
    #expect(other.code == 0, "\(other.errors)")
    #expect(!other.output.contains("only now"))
    #expect(other.output.contains("; ios(rate=0.997) is compared with ios\n"))
    #expect(folder.text(of: "new.sarif")?.contains(#""id":"flickbook/ios/""#) == true)
  }

  @Test func `a missing earlier run is reported with the option that names it`() throws {
    let run = try check("--since", "none.jsonl", "--fail-on", "new")
    #expect(run.code == 2)
    #expect(
      run.errors.hasPrefix("flickbook: error: --since: none.jsonl: cannot be read: no such file"))
    #expect(!run.errors.contains("suite"))
  }

  @Test func `an engine that does not start is not a new failure, but a crash is a new failure`()
    throws
  {
    func judge(_ command: String) throws -> Program.Ending {
      try run(
        "check", "a.xml", "--engine-command", "mine=" + command, "--since", "old.jsonl",
        "--fail-on", "new", "--junit", "out.xml")
    }
    // The engines of two runs are matched by name, so the test changes the name in the results.
    _ = try run("check", "a.xml", "--engine", "ios", "--results", "old.jsonl")
    let text = folder.text(of: "old.jsonl") ?? ""
    folder.put(text.replacing(#""engine":"ios""#, with: #""engine":"mine""#), as: "old.jsonl")

    let missing = try judge("/no/such/engine")
    #expect(missing.code == 2)
    #expect(missing.errors.contains("exit 2: an engine did not start: 1 could not be judged"))
    #expect(missing.output.contains("no new violations, 1 replay on an engine that"))
    #expect(folder.text(of: "out.xml")?.contains(#"type="engine-not-started""#) == true)
    let crashed = try judge("kill -6 $$")
    #expect(crashed.code == 2)
    #expect(crashed.output.contains("1 new error"))
    #expect(folder.text(of: "out.xml")?.contains(#"type="engine-failure""#) == true)
  }

  @Test func `files in reports are named relative to the root of the repository`()
    throws
  {
    folder.put(CheckFixtures.recording(), as: "sub/c.xml")
    let words = ["check", "c.xml", "--engine", "rests-outside", "--code-quality", "q.json"]
    for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      let run = try flickbook.run(
        words + ["--annotations", "github", "--sarif", "s.sarif"], folder: folder.path + "/sub",
        environment: [variable: folder.path])
      #expect(run.output.contains("::error file=sub/c.xml,line="))
      #expect(folder.text(of: "sub/s.sarif")?.contains(#""uri":"sub/c.xml""#) == true)
      #expect(folder.text(of: "sub/q.json")?.contains(#""path":"sub/c.xml""#) == true)
    }
    let elsewhere = try flickbook.run(
      words + ["--annotations", "github"], folder: folder.path + "/sub",
      environment: ["GITHUB_WORKSPACE": "/somewhere/else"])
    #expect(elsewhere.output.contains("::error file=c.xml,line="))
  }
}
