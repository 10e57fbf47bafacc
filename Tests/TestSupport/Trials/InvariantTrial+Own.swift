internal import Engines
internal import Exploration
internal import FlickbookTesting
internal import Invariants
internal import Model
internal import Replay
internal import Text

extension InvariantTrial {
  /// All details of the verdicts of user-defined invariants (formulas and types) and of the rules
  /// for web pages, in some of the recordings, on a sound engine and on an engine with random
  /// faults.
  package func ownVerdicts() throws -> [String] {
    var lines: [String] = []
    let own = try Self.ownFormulas.map { try Invariant($0.name, $0.formula) } + Self.ownTypes
    for (index, path) in Corpus.small.enumerated() where index.isMultiple(of: 12) {
      let recording = try Corpus.recording(path)
      let engine = BuiltInEngines.ios.signalling
      let engines = [engine, engine.slipping(UInt64(90_000 + index)), engine.ignoring(.activity)]
      for (number, engine) in engines.enumerated() {
        let findings = try TestSupport.judged(
          recording, engine, by: own + Catalogue.named("rest-in-bounds"))
        lines += findings.map { "\(path), engine \(number), \($0.said)" }
      }
      lines += try plotted(recording).map { "\(path), \($0)" }
    }
    return lines + pageVerdicts()
  }

  private static let ownFormulas = [
    (name: "near-its-start", formula: "abs(offset.y) <= 300pt tol 10pt"),
    (name: "slow", formula: "abs(velocity.y) <= 900pt/s"),
    (name: "rests-soon", formula: "when ended(touching) then eventually[0,1s] rest"),
    (name: "said-so", formula: "when probe.moving == 1 then not rest"),
    (name: "counts-up", formula: "probe.count >= prev(probe.count)"),
    (name: "never-so", formula: "when rest then offset.y == 12345pt"),
  ]

  private static var ownTypes: [Invariant] {
    get throws {
      [
        try Invariant("stays", why: "what nobody touches stays") { _ in Stays() },
        try Invariant(
          "never-zooms", why: "the zoom stays", needs: .activity
        ) { _ in Zooms() },
      ]
    }
  }

  /// The plotted values of an expression, on the engine as it is and at frames.
  private func plotted(_ recording: Recording) throws -> [String] {
    let ios = BuiltInEngines.ios
    return try [ios, ios.showingOffsetsOnly, ios.atFrames()].map { engine in
      let terms = Terms(abilities: engine.abilities, contract: engine.contract)
      let reader = try SignalReader("offset.x + offset.y - bounds.h", recording.head.scene, terms)
      var steps = try LiveSteps(Replayable(recording), on: engine)
      var step = Step()
      var (count, sum) = (0, 0.0)
      func add(_ value: Double) { (count, sum) = (count + 1, sum + value) }
      while try steps.next(into: &step) { reader.observe(step) { _, _, value in add(value) } }
      reader.finish { _, _, value in add(value) }
      return "plotted \(count) times, \(sum.short) in all"
    }
  }

  /// The verdicts for pages without errors, with one error of each kind, and with several errors at
  /// one step and at different steps.
  private func pageVerdicts() -> [String] {
    let kinds = PageError.Kind.allCases
    let pages: [[[PageError]]] =
      [[[], [], []]]
      + kinds.map {
        [[], [PageError($0, "a.js:1")], [], [PageError($0, "b.js:2"), PageError($0, "c.js:3")]]
      }
      + [[kinds.map { PageError($0, "all.js") }, kinds.map { PageError($0, "again.js") }]]
    return pages.enumerated().flatMap { number, page in
      [true, false].flatMap { showsPage in
        judge(page, showsPage).map { "page \(number), \($0.said)" }
      }
    }
  }

  private func judge(_ page: [[PageError]], _ showsPage: Bool) -> [InvariantVerdict] {
    let scene = Recording.mix(0).head.scene
    var terms = Terms(abilities: [], contract: BuiltInEngines.ios.contract)
    terms.showsPage = showsPage
    let judge = Judge(scene, by: Settings().judged(onPage: true), terms)
    for (index, errors) in page.enumerated() {
      var step = Step()
      step.index = index
      step.cause = .frame
      step.time = .milliseconds(Double(index) * 16)
      step.frame = Frame(views: scene.views.map { _ in ViewState() })
      step.frame.pageErrors = errors
      judge.observe(step)
    }
    return judge.verdicts(End(.rest)).filter(\.invariant.isOfPages)
  }
}

extension InvariantVerdict {
  /// All details of the verdict except its texts.
  fileprivate var said: String {
    switch verdict {
    case .held(let checks, let left, let isWeak):
      "\(invariant.name): held \(isWeak ? "weakly " : "")\(checks) times, \(left?.short ?? "nothing") left"
    case .broken(let violation, let times, let margin):
      "\(invariant.name): broken \(times) times, first at step \(violation.step) by "
        + "\(violation.excess?.short ?? "nothing"), "
        + "\(margin.map { (-$0).short } ?? "nothing") at most"
    case .untested(let reason): "\(invariant.name): \(reason)"
    case .notApplicable: "\(invariant.name): not applicable"
    }
  }
}

extension Double {
  /// The number rounded to six decimals, on which all processors agree.
  fileprivate var short: String { ((self * 1e6).rounded() / 1e6).text }
}

extension EngineFactory {
  /// The engine in an app that reports custom signals, sometimes none.
  fileprivate var signalling: EngineFactory {
    showing { frame, time in
      let second = time.nanoseconds / 1_000_000_000
      guard second != 1 else { return frame.signals = AppSignals() }
      frame.signals["moving"] = .number(frame.views[0].activity.isEmpty ? 0 : 1)
      frame.signals["count"] = .number(Double(second % 5))
    }
  }
}

/// A user-defined invariant: the view does not move.
private struct Stays: StepInvariant {
  private var last: Double?

  mutating func check(_ step: borrowing Step) -> StepCheck? {
    let offset = step.frame.views[0].offset.y
    defer { last = offset }
    guard let last, step.cause == .frame else { return nil }
    return StepCheck(
      margin: 20 - abs(offset - last), expected: "within 20 pt",
      actual: "\(abs(offset - last).text) pt")
  }
}

/// A user-defined invariant: the zoom does not change.
private struct Zooms: StepInvariant {
  mutating func check(_ step: borrowing Step) -> StepCheck? {
    StepCheck(
      margin: 0.5 - abs(step.frame.views[0].zoom - 1), expected: "no zoom",
      actual: "\(step.frame.views[0].zoom)")
  }
}
