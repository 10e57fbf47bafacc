import Platform
import TestSupport
import Testing

/// Engines in other processes, used from the command line.
struct EngineCommandTests {
  let flickbook = Program("flickbook")
  static let served = "served='\(Program.path(of: "flickbook"))' engine serve --engine ios"

  private func adapter(_ text: String) -> String {
    "bad='\(Program.path(of: "faulty-adapter"))' ios \(text)"
  }

  private func recording(_ name: String) -> String { Corpus.absolute("Recordings/\(name).xml") }

  @Test func `check gives the same report for an engine in this process and behind the protocol`()
    throws
  {
    let folder = TemporaryFolder()
    let paths = [Corpus.absolute("Recordings/Gallery"), Corpus.absolute("Recordings/Refresh")]
    func results(_ words: [String], _ name: String) throws -> [String] {
      let file = folder / name
      let run = try flickbook.run(
        ["check"] + paths + words + ["--results", file, "--report-detail", "all"])
      #expect(run.code == 0, "\(run)")
      return (folder.text(of: name) ?? "").split(separator: "\n").dropFirst().map {
        $0.split(separator: "\"engine\":\"served\"").joined(separator: "\"engine\":\"ios\"")
      }
    }
    let here = try results(["--engine", "ios", "--relations"], "here.jsonl")
    let there = try results(
      ["--engine-command", Self.served, "--relations"], "there.jsonl")
    #expect(here.count > 6)
    #expect(here == there)
  }

  @Test func `a trace has the same bytes if the engine is behind the protocol`() throws {
    for path in Corpus.recordings.map(Corpus.absolute)
    where path.contains("/Next") || path.contains("/next") {
      let here = try flickbook.run(["show", path, "--engine", "ios", "--trace", "-"])
      let there = try flickbook.run(
        ["show", path, "--engine-command", Self.served, "--trace", "-"])
      #expect(here.code == 0)
      let (one, other) = (here.output.drop { $0 != "\n" }, there.output.drop { $0 != "\n" })
      #expect(one.count > 1000)
      #expect(one == other)
    }
  }

  @Test
  func `compare finds no difference between an engine and the same engine behind the protocol`()
    throws
  {
    let run = try flickbook.run([
      "compare", Corpus.absolute("Recordings/Window"), "--engine", "ios", "--engine-command",
      Self.served, "--against", "served", "--as", "refactor",
    ])
    #expect(run.code == 0, "\(run)")
    let other = try flickbook.run([
      "compare", Corpus.absolute("Recordings/Window"), "--engine-command", Self.served,
      "--against", "ios(slop=20)", "--as", "refactor",
    ])
    #expect(other.code == 1, "\(other)")
    #expect(other.output.contains("--engine-command"))
  }

  @Test func `an engine that crashes once is started again, and the run continues`() throws {
    let folder = TemporaryFolder()
    let paths = ["Gallery/next-car", "Window/fling", "Gallery/previous-car"].map { recording($0) }
      .filter { access($0, R_OK) == 0 }
    let run = try flickbook.run(
      ["check", "-j1", "--engine-command", adapter("crash gesture '\(folder / "failed")'")] + paths
        + Corpus.recordings.prefix(3).map(Corpus.absolute))
    #expect(run.code == 2)
    #expect(run.output.components(of: "ERROR ") == 1)
    #expect(run.output.contains("engine bad failed: advance to "))
    #expect(run.output.contains("signal 11"))
    #expect(run.output.contains("about to fail with crash"))
    #expect(run.errors.contains("1 of "))
    #expect(leftovers(of: folder).isEmpty)
  }

  @Test func `an error at the end of an engine is reported with exit code 2`() throws {
    let run = try flickbook.run([
      "check", recording("Gallery/next-car"), "--engine-command", adapter("bad-exit shutdown"),
    ])
    #expect(run.code == 2)
    #expect(run.output.contains("1 held"))
    #expect(run.errors.contains("engine bad failed: bye: it ended with exit code 9"))
  }

  @Test func `no process of an engine outlives a killed harness`() throws {
    let folder = TemporaryFolder()
    let words = [
      "check", recording("Gallery/next-car"), "--engine-command",
      adapter("hang gesture '\(folder / "failed")'"),
    ]
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = []
    for word in [Program.path(of: "flickbook")] + words { arguments.append(strdup(word)) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    #expect(posix_spawn(&child, Program.path(of: "flickbook"), nil, nil, &arguments, environ) == 0)
    #expect(waits { folder.text(of: "failed") != nil })
    kill(child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
    #expect(leftovers(of: folder) == [])
  }

  @Test func `an engine gets only the necessary and the requested environment variables`() throws {
    let command = "mine=echo \"[$HOME] [$ONE] [$TWO] [$THREE]\" >&2; exit 3"
    let run = try flickbook.run(
      [
        "check", recording("Gallery/next-car"), "--engine-command", command, "--engine-env", "ONE",
        "--engine-env", "TWO=2 and a half",
      ], environment: ["HOME": "/home", "ONE": "1", "THREE": "3"])
    #expect(run.code == 2)
    #expect(run.output.contains("[/home] [1] [2 and a half] []"))
  }

  @Test func `an engine defined by a suite runs in the folder of the suite`() throws {
    let folder = TemporaryFolder()
    folder.put(
      """
      <suite xmlns="urn:flickbook:suite:1">
        <engine name="theirs" command="./adapter engine serve --engine clamping"/>
      </suite>

      """, as: "flickbook-suite.xml")
    folder.put(
      "#!/bin/sh\nexec '\(Program.path(of: "flickbook"))' \"$@\"\n", as: "adapter")
    chmod(folder / "adapter", 0o755)
    let path = folder.put(Corpus.text(of: "Recordings/Gallery/next-car.xml"), as: "next-car.xml")
    let run = try flickbook.run(["check", path, "-v", "--allow-commands"])
    #expect(run.output.contains("[theirs]"), "\(run)")
    #expect(run.code == 0, "\(run)")
  }

  @Test func `list prints the description that the engine returns`() throws {
    let run = try flickbook.run(["list", "engines", "-v", "--engine-command", Self.served])
    #expect(run.code == 0)
    #expect(run.output.contains("served 1"))
    #expect(run.output.components(of: "slop=10") > 1)
  }

  @Test(arguments: [
    (["--engine-command", "mine"], "expected NAME=COMMAND"),
    (["--engine-command", "mine= "], "expected NAME=COMMAND"),
    (["--engine-command", "ios=./mine"], "two engines are named \"ios\""),
    (["--engine-command", "seen=./mine"], "is reserved for the recorded device"),
    (["--engine-command", "a b=./mine"], "expected letters"),
    (["--engine-command", "a=x", "--engine-env", "=x"], "expected NAME or NAME=VALUE"),
    (["--engine-command", "a=x", "--engine-timeout", "lunch=5s"], "bye, hello, play or scene"),
    (["--engine-command", "a=x", "--engine-timeout", "bye=0s"], "expected OP=TIME"),
  ])
  func `an invalid engine option is rejected with a message`(_ words: [String], _ message: String)
    throws
  {
    let run = try flickbook.run(["check", recording("Gallery/next-car")] + words)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}

extension String {
  /// How often a line contains a text.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
