internal import Model

/// How a program evaluates a sequence: the rules of its formulas, and its limits in nanoseconds.
package struct SequenceRules: Sendable {
  /// For each state, the rule of its condition; nil if the state has no condition.
  package var conditions: [Int?]
  /// For each transition, the rule of its requirement; nil if the transition has no requirement.
  package var requirements: [Int?]
  /// For each transition, the maximum and the minimum time in the state before it.
  package var within: [Int64?]
  package var atLeast: [Int64?]
  /// For each state, the time after which no transition may leave it; nil if there is no such time.
  package var deadlines: [Int64?]
}

extension Program {
  /// Adds the formulas of a sequence, with the defaults that it is judged by.
  package mutating func add(_ sequence: FormulaSequence, _ defaults: FormulaDefaults) {
    self.defaults = defaults
    isMixed = sequence.dimension == nil
    isExact = true
    let conditions = sequence.states.map { $0.condition.map { add(drawing: $0) } }
    isExact = false
    let within = sequence.transitions.map { $0.within.map { span($0) } }
    sequences.append(
      SequenceRules(
        conditions: conditions,
        requirements: sequence.transitions.map { $0.requirement.map { add(drawing: $0) } },
        within: within,
        // Frame times are rounded, so a minimum in frames is shortened by 2 µs.
        atLeast: sequence.transitions.map { transition in
          transition.atLeast.map { span($0) - ($0.unit == .frames ? 2000 : 0) }
        },
        deadlines: sequence.states.indices.map { state in
          let limits = sequence.transitions.indices
            .filter { sequence.transitions[$0].from == state }.map { within[$0] }
          // A transition without a limit may leave the state at any time.
          return limits.contains(nil) ? nil : limits.compactMap(\.self).max()
        }))
  }
}
