internal import Model
internal import Text

/// Builds expectations from their elements.
struct ExpectationBuilder {
  private(set) var expectations: [Located<ExpectationLine>] = []
  /// The names used so far: invariants and channels, and the parameters of the last invariant.
  private var names: Set<String> = []
  private var parameters: Set<String> = []
  /// The text of the open invariant's formula so far.
  private var formula = FormulaText()
  /// The states and transitions of the open sequence so far.
  private var sequence = SequenceText()
  /// The number of invariants with a formula, and of sequences.
  private var definitions = 0

  mutating func open(_ element: Element, _ attributes: Attributes, _ problems: ProblemList) {
    switch element {
    case .invariant, .sequence:
      let invariant = attributes.filled(InvariantExpectation(""), InvariantExpectation.rows)
      add(.invariant(invariant), attributes, problems)
    case .compare:
      let comparison = attributes.filled(ComparisonExpectation(.offset), ComparisonExpectation.rows)
      add(.comparison(comparison), attributes, problems)
    case .state:
      let state = attributes.filled(SequenceText.State(""), SequenceText.State.rows)
      if sequence.states.count == SequenceText.maxStates {
        problems.report(.tooMany("states", SequenceText.maxStates), at: attributes.location)
      }
      sequence.add(state) { attributes.location(of: $0) }
    case .transition:
      let transition = attributes.filled(
        SequenceText.Transition(from: "", to: ""), SequenceText.Transition.rows)
      if sequence.transitions.count == SequenceText.maxTransitions {
        problems.report(
          .tooMany("transitions", SequenceText.maxTransitions), at: attributes.location)
      }
      sequence.add(transition) { attributes.location(of: $0) }
    default: addParameter(attributes, problems)
    }
  }

  /// Adds a piece of the open invariant's formula.
  mutating func formula(_ bytes: UnsafeBufferPointer<UInt8>, at location: FileLocation) {
    formula.add(String(bytes), at: location)
  }

  /// Completes an element. A formula that is too long, or one definition too many, is rejected
  /// while the file is read, so that all commands report the same error.
  mutating func close(_ element: Element, _ problems: ProblemList) {
    guard let last = expectations.indices.last,
      case .invariant(var invariant) = expectations[last].value
    else { return }
    switch element {
    case .invariant: invariant.formula = formula.trimmed
    case .sequence: invariant.sequence = sequence
    default: return
    }
    guard invariant.isDefinition else { return }
    definitions += 1
    let tooLong = invariant.formula?.objection
    if let objection = tooLong ?? tooMany {
      problems.report(
        objection, at: invariant.location(of: objection) ?? expectations[last].location)
    }
    guard tooLong == nil, definitions <= FormulaText.maximum else {
      expectations.removeLast()
      return
    }
    expectations[last].value = .invariant(invariant)
  }

  /// The error for the first definition above the maximum. Further definitions are not reported
  /// again.
  private var tooMany: Objection? {
    definitions == FormulaText.maximum + 1 ? FormulaText.tooMany : nil
  }

  private mutating func add(
    _ expectation: ExpectationLine, _ attributes: Attributes, _ problems: ProblemList
  ) {
    let kind = if case .comparison = expectation { "compare" } else { "invariant" }
    let name = kind + " " + expectation.name
    if !names.insert(name).inserted, !attributes.isSpoiled {
      problems.report(
        Objection(
          .sense, "a second expectation of \"\(expectation.name)\"", expected: "each name once"),
        at: attributes.location)
    }
    expectations.append(Located(expectation, at: attributes.location))
    parameters.removeAll(keepingCapacity: true)
    formula = FormulaText()
    sequence = SequenceText()
  }

  private mutating func addParameter(_ attributes: Attributes, _ problems: ProblemList) {
    guard let last = expectations.indices.last,
      case .invariant(var invariant) = expectations[last].value,
      let name = attributes["name"], let value = attributes["value"].flatMap({ Quantity(text: $0) })
    else { return }
    if !parameters.insert(name).inserted {
      problems.report(
        Objection(.sense, "a second parameter \"\(name)\"", expected: "each name once"),
        at: attributes.location)
    }
    // The list must be uniquely referenced while it grows: otherwise each parameter would copy the
    // list.
    expectations[last].value = .comparison(ComparisonExpectation(.offset))
    invariant.parameters.append(InvariantExpectation.Parameter(name: name, value: value))
    expectations[last].value = .invariant(invariant)
  }
}

extension Objection {
  fileprivate static func tooMany(_ what: String, _ maximum: Int) -> Objection {
    Objection(.sense, "more than \(maximum) \(what) of a sequence", expected: "fewer")
  }
}

extension ExpectationLine {
  fileprivate var name: String {
    switch self {
    case .invariant(let invariant): invariant.name
    case .comparison(let comparison): comparison.channel.rawValue
    }
  }
}
