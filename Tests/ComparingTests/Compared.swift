import Comparing
import Engines
import Model
import Replay
import TestSupport

/// The result of comparing two engines on a recording.
struct Compared {
  let differences: [Difference]
  let divergence: Divergence?

  init(
    _ recording: Recording, _ one: EngineFactory, _ other: EngineFactory,
    as likeness: Likeness = .refactor, at clock: FrameClock = FrameClock()
  ) throws {
    let recorded = Replayable(recording)
    var pair = PairedSteps(
      PairedSteps.Side(try LiveSteps(recorded, on: one, at: clock)),
      PairedSteps.Side(try LiveSteps(recorded, on: other, at: clock)))
    var comparison = Comparison(
      recording.head.scene, within: Allowances(likeness),
      both: one.abilities.intersection(other.abilities), clock: clock)
    while try pair.next() { comparison.add(pair) }
    (differences, divergence) = comparison.finish()
  }

  init(_ steps: [(Step, Step)], _ scene: Scene, clock: FrameClock? = FrameClock()) {
    var comparison = Comparison(scene, within: Allowances(.refactor), clock: clock)
    for (one, other) in steps { comparison.add(one, other) }
    (differences, divergence) = comparison.finish()
  }

  subscript(metric: Metric) -> Double {
    differences.first { $0.metric == metric }?.value ?? .nan
  }

  var beyond: [Metric] { differences.filter(\.isBeyond).map(\.metric) }
}

/// An engine that handles all input later than another engine.
struct LateEngine: ScrollEngine {
  private var base: any ScrollEngine
  private let delay: TimeSpan
  private var waiting: [Moment] = []

  init(_ base: any ScrollEngine, by delay: TimeSpan) {
    self.base = base
    self.delay = delay
  }

  mutating func handle(_ moment: Moment) { waiting.append(moment) }

  mutating func advance(to time: Instant) throws(EngineError) {
    let now = time - delay
    while let moment = waiting.first, moment.time <= now {
      try base.advance(to: moment.time)
      try base.handle(moment)
      waiting.removeFirst()
    }
    try base.advance(to: now)
  }

  mutating func show(in frame: inout Frame) { base.show(in: &frame) }
}

extension EngineFactory {
  func late(by delay: TimeSpan) -> EngineFactory {
    EngineFactory(
      name: name, version: version, summary: summary, abilities: abilities, contract: contract
    ) { (scene, _) throws(EngineError) in LateEngine(try make(scene), by: delay) }.ignoring(ignored)
  }
}
