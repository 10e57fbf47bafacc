internal import Invariants
internal import Model
internal import Replay
internal import Results
internal import Text

/// Compares a replay step by step with additional replays of the same recording on the same engine.
struct Determinism {
  static let name = "determinism"

  private var others: [any StepSource]
  /// The precision that the engine's contract declares.
  private let contract: EngineContract
  private var step = Step()
  private var checks = 0
  private var times = 0
  private var first: Violation?

  init(against others: [any StepSource], _ contract: EngineContract) {
    self.others = others
    self.contract = contract
  }

  /// Compares the next step of the judged replay with the next step of each additional replay.
  mutating func add(_ one: Step, _ location: FileLocation) throws(ReplayError) {
    for index in others.indices {
      let hasMore = try others[index].next(into: &step)
      checks += 1
      let difference = hasMore ? StepDifference(one, step, within: contract) : nil
      if hasMore, difference == nil { continue }
      times += 1
      guard first == nil else { continue }
      first = Violation(
        step: one.index, time: one.time,
        expected: "the same again: \(difference?.expected ?? "a step at \(one.time.text) ms")",
        actual: difference?.actual ?? "no more steps", location: location)
    }
  }

  /// - Parameters:
  ///   - isUnanswered: Whether the shown state never changes, so that replays are trivially equal.
  func invariant(isUnanswered: Bool = false) -> JudgedInvariant {
    if first == nil, isUnanswered {
      return JudgedInvariant(untested: Self.name, because: JudgedInvariant.unanswered)
    }
    var invariant = JudgedInvariant(Self.name, first == nil ? .held : .broken)
    invariant.checks = first == nil ? checks : 0
    invariant.times = times
    invariant.first = first
    return invariant
  }

  /// One invariant for several engines, which reports the first engine that breaks it, by name.
  static func invariant(of engines: [(name: String, Determinism)]) -> JudgedInvariant {
    let invariants = engines.map { (name: $0.name, invariant: $0.1.invariant()) }
    guard let broken = invariants.first(where: { $0.invariant.verdict == .broken }) else {
      var invariant = JudgedInvariant(Self.name, .held)
      invariant.checks = invariants.reduce(0) { $0 + $1.invariant.checks }
      return invariant
    }
    var invariant = broken.invariant
    if var first = invariant.first {
      first.expected = "of \(broken.name) " + first.expected
      invariant.first = first
    }
    return invariant
  }
}
