import EngineLink
import Engines
import Model
import Platform
import Replay
import Testing
import TestSupport

/// Tests the number of processes that are started for an external engine.
struct ProcessCountTests {
  @Test func `an engine that fails before hello is started only three times`() throws {
    let folder = TemporaryFolder()
    let processes = EngineProcesses(
      ProcessCommand("mine", "echo x >> '\(folder / "starts")'; exit 3"))
    for _ in 0..<10 {
      let error = #expect(throws: EngineError.self) { try EngineFactory(processes) }
      #expect(error?.message.contains("hello: it ended with exit code 3") == true)
    }
    #expect(folder.text(of: "starts") == "x\nx\nx\n")
  }

  @Test func `two concurrent scenes need two processes, and consecutive scenes share one process`()
    throws
  {
    let folder = TemporaryFolder()
    let line = "echo x >> '\(folder / "starts")'; " + ServedEngineTests.command("clamping").line
    let processes = EngineProcesses(ProcessCommand("mine", line))
    let engine = try EngineFactory(processes)
    for _ in 0..<5 { #expect(try ProcessFaultTests.failure(on: engine) == nil) }
    #expect(folder.text(of: "starts") == "x\n")
    var one = try engine.make(ProcessFaultTests.scene)
    var other = try engine.make(ProcessFaultTests.scene)
    try one.advance(to: .zero)
    try other.advance(to: .milliseconds(5))
    #expect(folder.text(of: "starts") == "x\nx\n")
  }
}
