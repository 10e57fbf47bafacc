package import Model
internal import Replay

/// The self-test of an adapter: whether an engine in another process follows the protocol,
/// describes itself correctly, and leaves the clock to the caller.
///
/// The test does not measure how well the engine scrolls, which is the task of invariants. An error
/// of an adapter looks exactly like an error of the engine, so adapters must be tested first.
package struct ConformanceTest: Sendable {
  private let command: ProcessCommand
  private let pause: @Sendable (_ milliseconds: Int) -> Void

  /// - Parameter pause: Waits in real time, to detect an engine that uses a clock.
  package init(_ command: ProcessCommand, pause: @escaping @Sendable (_ milliseconds: Int) -> Void)
  {
    self.command = command
    self.pause = pause
  }

  /// The names of all checks, in the order in which they run.
  package static let checks = ["handshake"] + Check.all.map(\.name)

  /// Runs all checks, and reports the result of each check immediately.
  ///
  /// - Parameters:
  ///   - names: The checks to run; nil for all checks. Without a valid greeting, no check runs.
  ///   - isOver: Once this closure returns true, the current check is not reported, and no further
  ///     check runs.
  /// - Returns: The engine's name and version, and what it declares and ignores; nil without a
  ///   valid introduction.
  @discardableResult
  package func run(
    only names: [String]? = nil, until isOver: () -> Bool = { false },
    _ report: (ConformanceResult) -> Void
  ) -> (name: String, claims: Abilities, ignored: Abilities)? {
    let checks = Check.all.filter { names?.contains($0.name) ?? true }
    let requirement = "it reports its name, its abilities and the columns of a sample"
    func greeted(_ result: ConformanceResult.Result) {
      report(ConformanceResult(check: "handshake", requirement: requirement, result: result))
    }
    let introduction: Introduction
    do throws(EngineError) {
      introduction = try greet()
    } catch {
      if isOver() { return nil }
      greeted(
        .failed(
          ConformanceFailure(
            requirement: ConformanceTester.hello, came: error.message,
            remedy: "run the command by hand, type that line, and read the reply")))
      for check in checks { report(check.skipped("not run, since hello failed")) }
      return nil
    }
    greeted(introduction.unknownNames.isEmpty ? .passed : .unknown(introduction.unknownNames))
    let known = ConformanceTester(command: command, introduction: introduction, pause: pause)
    let tester = introduction.ownsClock ? known : known.inScene
    var answers = true
    for check in checks {
      let plays = !Check.talk.contains(check.name)
      if plays, introduction.ownsClock || !answers {
        report(
          check.skipped(introduction.ownsClock ? "it has a clock of its own" : "see replies"))
        continue
      }
      if isOver() { break }
      let examined = check.made(by: tester)
      if isOver() { break }
      if check.name == Check.replies.name, examined.result != .passed { answers = false }
      report(examined)
    }
    return (
      "\(introduction.name) \(introduction.version)", introduction.abilities, introduction.ignored
    )
  }

  private func greet() throws(EngineError) -> Introduction {
    let processes = EngineProcesses(command)
    defer { _ = processes.close() }
    return try processes.introduction()
  }
}

extension ConformanceResult.Result {
  /// The result if the reply to `hello` declares unknown names.
  fileprivate static func unknown(_ names: [String]) -> Self {
    .failed(
      ConformanceFailure(
        requirement: ConformanceTester.hello, came: names.joined(separator: "\n"),
        remedy: "correct each name, or remove it"))
  }
}

extension Check {
  fileprivate func skipped(_ why: String) -> ConformanceResult {
    ConformanceResult(check: name, requirement: requirement, result: .skipped(why))
  }

  fileprivate func made(by tester: ConformanceTester) -> ConformanceResult {
    var result = ConformanceResult(check: name, requirement: requirement, result: .passed)
    do {
      try run(tester)
    } catch ProtocolError.skipped(let why) {
      return skipped(why)
    } catch ProtocolError.refused(_, let why) {
      return skipped("it refuses: \(why)")
    } catch ProtocolError.failed(let requirement, let came, let special) {
      result.result = .failed(
        ConformanceFailure(requirement: requirement, came: came, remedy: special ?? remedy))
    } catch {
      result.result = .failed(
        ConformanceFailure(requirement: requirement, came: "\(error)", remedy: remedy))
    }
    return result
  }
}
