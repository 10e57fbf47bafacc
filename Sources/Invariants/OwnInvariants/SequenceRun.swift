internal import Formulas
internal import Model

/// Computes the state of a sequence at each sample.
struct SequenceRun {
  let sequence: FormulaSequence
  let rules: SequenceRules
  /// The state at the last sample; nil if it is unknown.
  private(set) var state: Int?
  /// When the current state began; nil if its beginning was not observed.
  private(set) var beginning: Instant?
  private var hasBegun = false

  /// The change from one sample to the next.
  enum Event {
    /// The state is unknown, or known for the first time.
    case none
    /// The state is unchanged, and has lasted for this time; nil if its beginning was not observed.
    case stays(Int, TimeSpan?)
    /// The state changed, and the previous state lasted for this time.
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

  /// The last listed state whose condition is true; nil if that is unknown.
  private func stateNow(_ machine: FormulaMachine) -> Int? {
    for index in rules.conditions.indices.reversed() {
      guard let rule = rules.conditions[index] else { continue }
      let truth = machine.conclude(rule)
      if truth.isTrue { return index }
      // If the condition of this state is unknown, any state listed before it is unknown as well.
      if !truth.isFalse { return nil }
    }
    return rules.conditions[0] == nil || !hasBegun ? 0 : state
  }
}
