import Model
import Results
import Testing

@testable import CommandLine

struct ReproduceCommandTests {
  /// Headers are not repeated, because a header may be secret.
  @Test func `the show command in a report repeats every option for engines and pages`() {
    let typed = Option.engineSources.filter { $0 != .header }.reversed().map { option in
      [option.dashed] + (option.value.placeholder == nil ? [] : ["value"])
    }
    var head = RunHead(tool: "1", plan: "", planned: 1, rate: "60", phase: "0", engines: [])
    head.again = typed.flatMap { $0 + [Option.strict.dashed] }
    let command = JudgedRecording("a.xml", on: "chromium").showCommand(
      at: Instant(nanoseconds: 1_000_000), head)
    let expected = typed.joined().joined(separator: " ")
    #expect(command == "flickbook show a.xml --engine chromium --at 1ms \(expected)")
  }
}
