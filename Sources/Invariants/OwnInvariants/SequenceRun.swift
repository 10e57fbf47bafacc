internal import Formulas
internal import Model

/// The state of a sequence at one sample after the other.
struct SequenceRun {
  let sequence: FormulaSequence
  let rules: SequenceRules
  /// The state at the last sample; nil if it is unknown.
  private(set) var state: Int?
  /// When it began; nil if it was not seen to begin.
  private(set) var beginning: Instant?
  private var hasBegun = false

  /// What a sample shows.
  enum Event {
    /// The state is unknown, or it is the first one that is known.
    case none
    /// The state is the same, for this long.
    case stays(Int, TimeSpan?)
    /// The state changed; the one before lasted this long.
    case changes(from: Int, to: Int, after: TimeSpan?)
  }

  init(_ sequence: FormulaSequence, _ rules: SequenceRules) {
    self.sequence = sequence
    self.rules = rules
  }

  /// Processes the next sample.
  mutating func advance(_ machine: FormulaMachine, at time: Instant) -> Event {
    let next = isUnchanged(machine) ? state : stateNow(machine)
    hasBegun = true
    guard let next else {
      (state, beginning) = (nil, nil)
      return .none
    }
    guard let last = state else {
      state = next
      return .none
    }
    let lasted = beginning.map { time - $0 }
    guard next != last else { return .stays(last, lasted) }
    (state, beginning) = (next, time)
    return .changes(from: last, to: next, after: lasted)
  }

  private func isUnchanged(_ machine: FormulaMachine) -> Bool {
    guard hasBegun, state != nil else { return false }
    for case let rule? in rules.conditions where !machine.isUnchanged(rule) { return false }
    return true
  }

  /// The last state whose condition is true.
  private func stateNow(_ machine: FormulaMachine) -> Int? {
    for index in rules.conditions.indices.reversed() {
      guard let rule = rules.conditions[index] else { continue }
      let truth = machine.conclude(rule)
      if truth.isTrue { return index }
      // A state that may apply makes those before it unknown too.
      if !truth.isFalse { return nil }
    }
    return rules.conditions[0] == nil || !hasBegun ? 0 : state
  }
}
