package import Model
package import Text

/// The states of a view, and the allowed changes from one state to another state.
///
/// The state at a sample is the last state whose condition is true. If no condition is true, it is
/// the first state if the first state has no condition, and otherwise the previous state.
package struct FormulaSequence: Hashable, Sendable {
  package private(set) var states: [State] = []
  package private(set) var transitions: [Transition] = []

  package struct State: Hashable, Sendable {
    package var name: String
    /// The condition of the state. The first state may have no condition, and then applies while no
    /// other state does.
    package var condition: Expression?
  }

  /// An allowed change between two states, which are indices.
  package struct Transition: Hashable, Sendable {
    package var from: Int
    package var to: Int
    /// The requirement that must be true at the change.
    package var requirement: Expression?
    /// The maximum time in the state before the change.
    package var within: Quantity?
    /// The minimum time in the state before the change.
    package var atLeast: Quantity?
  }

  /// Parses the conditions. The offset in an error refers to the text of the sequence.
  package init(_ text: SequenceText) throws(Objection) {
    for state in text.states { try add(state) }
    for transition in text.transitions { try add(transition) }
    try requireReachable(text)
  }

  private mutating func add(_ text: SequenceText.State) throws(Objection) {
    let name = text.name
    guard !states.contains(where: { $0.name == name.value }) else {
      throw Objection(
        .sense, "a second state \"\(name.value)\"", expected: "each name once", offset: name.offset)
    }
    guard let condition = text.condition else {
      guard states.isEmpty else {
        throw Objection(
          .missing, "the state \"\(name.value)\" without when",
          expected: "when=\"…\", which only the first state may omit", offset: name.offset)
      }
      states.append(State(name: name.value))
      return
    }
    states.append(State(name: name.value, condition: try Self.parse(condition)))
  }

  private mutating func add(_ text: SequenceText.Transition) throws(Objection) {
    let (from, to) = (try index(of: text.from), try index(of: text.to))
    guard from != to else {
      throw Objection(
        .sense, "a transition from \"\(text.from.value)\" to itself",
        expected: "another state: a sequence may always remain in its state", offset: text.to.offset
      )
    }
    guard transition(from: from, to: to) == nil else {
      throw Objection(
        .sense, "a second transition from \"\(text.from.value)\" to \"\(text.to.value)\"",
        expected: "one transition whose formula joins both with \"or\"", offset: text.from.offset)
    }
    let (within, atLeast) = (
      try Self.time(text.within, "within"), try Self.time(text.atLeast, "at-least")
    )
    if let within, let atLeast, within.span < atLeast.span,
      (within.unit == .frames) == (atLeast.unit == .frames)
    {
      throw Objection(
        .sense, "at-least \(atLeast.text) and within \(within.text)",
        expected: "a minimum that is at most the maximum", offset: text.atLeast?.offset)
    }
    transitions.append(
      Transition(
        from: from, to: to, requirement: try text.condition.map(Self.parse), within: within,
        atLeast: atLeast))
  }

  private func index(of name: SequenceText.Part<String>) throws(Objection) -> Int {
    if let index = states.firstIndex(where: { $0.name == name.value }) { return index }
    let names = states.map(\.name)
    throw Objection(
      .unknown, "unknown state \"\(name.value)\"", expected: alternatives(names),
      nearest: names.nearest(to: name.value), offset: name.offset)
  }

  private static func time(
    _ limit: SequenceText.Part<Quantity>?, _ attribute: String
  ) throws(Objection) -> Quantity? {
    guard let limit else { return nil }
    guard limit.value.unit?.dimension == .time, limit.value.value > 0 else {
      throw Objection(
        .value, "\(attribute) \"\(limit.value.text)\"",
        expected: "a time of more than 0 with its unit, such as 5s or 300ms", offset: limit.offset)
    }
    return limit.value
  }

  private static func parse(_ text: SequenceText.Part<String>) throws(Objection) -> Expression {
    do throws(Objection) {
      var parser = try FormulaParser(text.value)
      return try parser.condition()
    } catch {
      throw Objection(
        error.kind, error.found, expected: error.expected, nearest: error.nearest,
        offset: text.offset + (error.offset ?? 0))
    }
  }

  /// Requires that every state can be reached from the first state.
  private func requireReachable(_ text: SequenceText) throws(Objection) {
    var reached: Set = [0]
    var waiting = [0]
    while let state = waiting.popLast() {
      for transition in transitions where transition.from == state {
        if reached.insert(transition.to).inserted { waiting.append(transition.to) }
      }
    }
    guard let lost = states.indices.first(where: { !reached.contains($0) }) else { return }
    let name = states[lost].name
    throw Objection(
      .sense, "no transitions lead from \"\(states[0].name)\" to the state \"\(name)\"",
      expected: "one to it, such as <transition from=\"\(states[0].name)\" to=\"\(name)\"/>",
      offset: text.states[lost].name.offset)
  }
}

extension FormulaSequence {
  /// The index of the transition between two states; nil if none is allowed.
  package func transition(from: Int, to: Int) -> Int? {
    transitions.firstIndex { $0.from == from && $0.to == to }
  }

  /// The names of the states that may follow a state.
  package func successors(of state: Int) -> [String] {
    transitions.filter { $0.from == state }.map { states[$0.to].name }
  }

  /// Whether the sequence limits how long a state lasts. Its margins are then times.
  package var hasLimits: Bool { transitions.contains { $0.within != nil || $0.atLeast != nil } }

  /// The requirements of all transitions.
  package var requirements: [Expression] { transitions.compactMap(\.requirement) }

  /// All formulas in the sequence.
  package var expressions: [Expression] { states.compactMap(\.condition) + requirements }

  /// The dimension of the sequence's margins; nil if there are several dimensions.
  package var dimension: Dimension? { hasLimits ? .time : requirements.dimension }
}
