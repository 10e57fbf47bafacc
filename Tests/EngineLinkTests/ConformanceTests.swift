import EngineLink
import TestSupport
import Testing

@Suite struct ExaminationTests {
  @Test func `every check fails for a faulty adapter`() {
    let failed = Set(Lie.all.map(\.check))
    #expect(ConformanceTest.checks.filter { !failed.contains($0) } == [])
  }

  @Test(arguments: Lie.all.filter { $0.adapter.canRun })
  func `a faulty adapter fails the check for its fault`(_ lie: Lie) throws {
    let folder = TemporaryFolder()
    var made = 0
    let line = try lie.adapter.command(in: folder) { _, text in
      var text = text
      for (old, new) in lie.edits where text.contains(old) {
        text.replace(old, with: new, maxReplacements: 1)
        made += 1
      }
      return text
    }
    #expect(made == lie.edits.count, "every edit is applied")
    var reported: [ConformanceResult] = []
    examination(line).run(only: [lie.check]) { reported.append($0) }
    let about = try #require(reported.first { $0.check == lie.check })
    guard case .failed(let shortcoming) = about.result else {
      Issue.record("the check did not fail: \(about.result)")
      return
    }
    for sentence in [shortcoming.requirement, shortcoming.came, shortcoming.remedy] {
      #expect(sentence != "")
    }
    if lie.check != "handshake" { #expect(reported.first?.result == .passed) }
  }

  @Test func `a program that is not an engine fails the handshake, and no check follows`() {
    var reported: [ConformanceResult] = []
    let name = examination("exit 3").run { reported.append($0) }
    #expect(name == nil)
    #expect(reported.map(\.check) == ConformanceTest.checks)
    guard case .failed(let shortcoming) = reported[0].result else {
      Issue.record("\(reported[0].result)")
      return
    }
    #expect(shortcoming.came.contains("exit code 3"))
    for examined in reported.dropFirst() {
      #expect(examined.result == .skipped("not run, since hello failed"))
    }
  }

  @Test(.enabled(if: Adapter.python.canRun, "no python3 here"))
  func `an engine with its own clock is tested only by checks that do not depend on time`() throws {
    let folder = TemporaryFolder()
    let line = try Adapter.python.command(in: folder) { _, text in
      text.replacing("\"protocol\": 1", with: "\"protocol\": 1, \"clock\": \"real\"")
    }
    var reported: [ConformanceResult] = []
    examination(line).run { reported.append($0) }
    let played = reported.filter { $0.result == .skipped("it has a clock of its own") }
    #expect(played.count == reported.count - 6)
    #expect(reported.filter { $0.result == .passed }.count == 6)
  }

  private func examination(_ line: String) -> ConformanceTest {
    var command = ProcessCommand("mine", line, environment: ["PATH=\(Adapter.searchPath)"])
    command.limits.bye = 500
    return ConformanceTest(command) { Adapter.pause($0) }
  }
}
