import TestSupport
import Testing

/// A run with violations that is also incomplete has the exit code for violations, and reports both
/// reasons.
struct ExitOrderTests {
  let folder = TemporaryFolder()
  let shell: Shell

  init() throws {
    shell = Shell(in: folder.path)
    try ResourceFiles.put(in: folder)
    folder.put(CheckFixtures.suite(""), as: "flickbook-suite.xml")
  }

  private static let broken = "flickbook check pull.xml --engine 'ios(rubber=2)'"

  @Test(arguments: [
    // The reasons for being incomplete: too few recordings in the run, too few in a later report,
    // results without an end, and a missing shard.
    "\(broken) --min-recordings 5",
    "\(broken) --min-recordings 5 --results r.jsonl >r; flickbook report r.jsonl",
    "\(broken) --results r.jsonl >r; head -n 2 r.jsonl >cut.jsonl; flickbook report cut.jsonl",
    "\(broken) --shard 1/2 --results r.jsonl >r; flickbook report r.jsonl",
    "flickbook compare pull.xml --engine android --against ios --min-recordings 5",
  ])
  func `violations determine the exit code of a run that is also incomplete`(
    _ command: String
  ) throws {
    let run = try shell.run(command)
    #expect(run.code == 1, "\(run)")
    #expect(run.errors.contains("exit 1: "), "\(run)")
    #expect(["at least 5", "incomplete", "missing"].contains { run.errors.contains($0) }, "\(run)")
  }

  @Test func `if only new violations count, an incomplete run is reported as incomplete`() throws {
    let run = try shell.run(
      "\(Self.broken) --results old.jsonl >r; \(Self.broken) --min-recordings 5 --results r.jsonl "
        + "--since old.jsonl --fail-on new; echo $? >code; flickbook report r.jsonl --since old.jsonl --fail-on new"
    )
    #expect(folder.text(of: "code") == "3\n", "\(run)")
    #expect(run.code == 3 && run.errors.contains("exit 3: 1 recording tested"), "\(run)")
  }
}
