internal import Formats
internal import Gesture
internal import Reporting
internal import Verdicts

extension RunHead {
  /// What a run is asked to do, as its results say it first.
  ///
  /// - Parameters:
  ///   - planned: The number of recordings in the whole plan, of which this may be a part.
  init(
    of work: CheckWork, planned: Int, by suite: Suite?, _ typed: [TypedInvariant],
    _ arguments: ParsedArguments
  ) {
    let engines = work.engines.map { engine in
      if case .live(let factory) = engine.kind {
        RunHead.Engine(engine.designation.text, version: factory.version)
      } else {
        RunHead.Engine(engine.designation.text, version: nil)
      }
    }
    self.init(
      tool: Release.version, plan: "", planned: planned * engines.count,
      rate: work.clock.rate.text, phase: (Instant.zero + work.clock.phase).text, engines: engines)
    self.suite = suite?.file
    settings = work.layers.common.judged.flatMap { RunHead.Setting.all($0) }
    failsOnWarnings = arguments.text(.failOn) == "warn"
    gates = Self.gates(work.contest == nil ? suite : nil, arguments)
    again = typed.flatMap { [$0.option, $0.text] }
    again += arguments.typed([.suite, .allowCommands, .repetitions, .strict] + Option.processes)
    if let contest = work.contest {
      against = Engine(contest.against.text, version: contest.against.version)
      if contest.likeness != .contract {
        again += [Option.likeness.dashed, contest.likeness.rawValue]
      }
      again += arguments.typed([.difference])
      // That an invariant is put to the test is asked of a check.
      settings.removeAll { $0.name == "required" || $0.name == "min-exercised" }
    }
    select = arguments.paths.map { $0.hasPrefix("-") && $0 != "-" ? "./" + $0 : $0 }
    select += arguments.typed([
      .engines, .relations, .only, .skip, .filter, .failedIn, .failOn, .minRecordings,
    ])
    date = Clock.reportedDate(isTimed: work.isTimed)
  }

  private static func gates(_ suite: Suite?, _ arguments: ParsedArguments) -> [Gate] {
    let gate = suite?.gate
    let place = suite.map { "\($0.file):\(gate?.place.line ?? 0)" } ?? ""
    let typed = arguments.count(.minRecordings)
    return [
      typed.map { Gate(.leastRecordings, $0, from: Option.minRecordings.dashed) }
        ?? gate?.leastRecordings.map { Gate(.leastRecordings, $0, from: place) },
      gate?.mostWarnings.map { Gate(.mostWarnings, $0, from: place) },
      arguments.has(.strict)
        ? Gate(.mostUntested, 0, from: Option.strict.dashed)
        : gate?.mostUntested.map { Gate(.mostUntested, $0, from: place) },
    ].compactMap { $0 }
  }
}

extension RunHead {
  /// A hash of everything that decides the outcome: two machines with the same one judge the same.
  func planHash(
    _ paths: [String], _ hashes: [String: String], _ invariants: [Invariant],
    _ contest: ComparisonTerms?
  ) -> String {
    var head = self
    // How the plan was asked for, and when, is no part of it.
    (head.select, head.date) = ([], nil)
    head.again.removeAll { $0 == Option.allowCommands.dashed }
    var text =
      ResultsText.line(head) + "\n" + invariants.map { $0.name }.joined(separator: " ") + "\n"
    if let suite { text += (try? SHA256.hexadecimal(ofFile: suite)) ?? "" }
    for path in paths {
      text += "\n\(path)\0\(hashes[path] ?? "")"
      guard let contest, let trace = try? contest.against.trace(of: path) else { continue }
      text += "\0" + ((try? SHA256.hexadecimal(ofFile: trace)) ?? "")
    }
    return SHA256.hexadecimal(of: Array(text.utf8))
  }
}
