package import Text

/// The states and the transitions of an invariant in a file, with the locations of their
/// attributes.
///
/// An error refers to a byte of `text`, which contains all states and transitions.
package struct SequenceText: Hashable, Sendable {
  package private(set) var states: [State] = []
  package private(set) var transitions: [Transition] = []
  /// The whole sequence as one text.
  package private(set) var text = FormulaText()

  /// The maximum number of states, and of transitions.
  package static let maxStates = 32
  package static let maxTransitions = 128

  /// A value, and its offset in the text of the sequence. Two parts are equal if their values are
  /// equal.
  package struct Part<Value: Hashable & Sendable>: Sendable {
    package var value: Value
    package fileprivate(set) var offset = 0

    package init(_ value: Value) { self.value = value }
  }

  /// A state, and the formula that is true while the state applies.
  package struct State: Hashable, Sendable {
    package var name: Part<String>
    package var condition: Part<String>?

    package init(_ name: String, when condition: String? = nil) {
      self.name = Part(name)
      self.condition = condition.map { Part($0) }
    }
  }

  /// An allowed change from one state to another, and the formula that must hold at the change.
  package struct Transition: Hashable, Sendable {
    package var from: Part<String>
    package var to: Part<String>
    package var condition: Part<String>?
    /// The maximum and the minimum time in the state before the transition.
    package var within: Part<Quantity>?
    package var atLeast: Part<Quantity>?

    package init(
      from: String, to: String, when condition: String? = nil, within: Quantity? = nil,
      atLeast: Quantity? = nil
    ) {
      self.from = Part(from)
      self.to = Part(to)
      self.condition = condition.map { Part($0) }
      self.within = within.map { Part($0) }
      self.atLeast = atLeast.map { Part($0) }
    }
  }

  package init() {}

  /// Creates a sequence that is not from a file.
  package init(_ states: [State], _ transitions: [Transition]) {
    for state in states { add(state) { _ in .nowhere } }
    for transition in transitions { add(transition) { _ in .nowhere } }
  }

  /// Adds the next state.
  ///
  /// - Parameter location: The location of an attribute's value.
  package mutating func add(_ state: State, _ location: (String) -> FileLocation) {
    var state = state
    write(states.isEmpty ? "state " : "; state ", at: location("name"))
    state.name.offset = write(state.name.value, at: location("name"))
    write(&state.condition, " when ", at: location("when")) { $0 }
    states.append(state)
  }

  /// Adds the next transition.
  ///
  /// - Parameter location: The location of an attribute's value.
  package mutating func add(_ transition: Transition, _ location: (String) -> FileLocation) {
    var transition = transition
    write("; transition ", at: location("from"))
    transition.from.offset = write(transition.from.value, at: location("from"))
    write(" to ", at: location("to"))
    transition.to.offset = write(transition.to.value, at: location("to"))
    write(&transition.condition, " when ", at: location("when")) { $0 }
    write(&transition.within, " within ", at: location("within")) { $0.text }
    write(&transition.atLeast, " at-least ", at: location("at-least")) { $0.text }
    transitions.append(transition)
  }

  /// Appends a piece to the text; returns the offset of the piece.
  @discardableResult
  private mutating func write(_ piece: String, at location: FileLocation) -> Int {
    let offset = text.text.utf8.count
    text.add(piece, at: location)
    return offset
  }

  private mutating func write<Value>(
    _ part: inout Part<Value>?, _ word: String, at location: FileLocation,
    _ spelled: (Value) -> String
  ) {
    guard let value = part?.value else { return }
    write(word, at: location)
    part?.offset = write(spelled(value), at: location)
  }
}

extension SequenceText.Part: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.value == other.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
