internal import Model
internal import Text

/// Builds expectations from their elements.
struct ExpectationBuilder {
  private(set) var expectations: [Located<ExpectationLine>] = []
  /// The names used so far: invariants and channels, and the parameters of the last invariant.
  private var names: Set<String> = []
  private var parameters: Set<String> = []
  /// The text of the last invariant so far.
  private var formula = FormulaText()
  /// Number of invariants with a formula.
  private var formulas = 0

  mutating func open(_ element: Element, _ attributes: Attributes, _ problems: ProblemList) {
    switch element {
    case .invariant:
      let invariant = attributes.filled(InvariantExpectation(""), InvariantExpectation.rows)
      add(.invariant(invariant), attributes, problems)
    case .compare:
      let comparison = attributes.filled(ComparisonExpectation(.offset), ComparisonExpectation.rows)
      add(.comparison(comparison), attributes, problems)
    default: addParameter(attributes, problems)
    }
  }

  /// Adds a piece of the last invariant's formula.
  mutating func formula(_ bytes: UnsafeBufferPointer<UInt8>, at location: FileLocation) {
    formula.add(String(bytes), at: location)
  }

  /// An invalid formula is rejected when it is read, so that all verbs report the same error.
  mutating func close(_ element: Element, _ problems: ProblemList) {
    guard element == .invariant, let text = formula.trimmed,
      let last = expectations.indices.last,
      case .invariant(var invariant) = expectations[last].value
    else { return }
    formulas += 1
    invariant.formula = text
    if let objection = objection(text) {
      problems.report(
        objection, at: invariant.location(of: objection) ?? expectations[last].location)
    }
    guard text.objection == nil, formulas <= FormulaText.maximum else {
      expectations.removeLast()
      return
    }
    expectations[last].value = .invariant(invariant)
  }

  /// Too many formulas are reported once.
  private func objection(_ text: FormulaText) -> Objection? {
    text.objection ?? (formulas == FormulaText.maximum + 1 ? FormulaText.tooMany : nil)
  }

  private mutating func add(
    _ expectation: ExpectationLine, _ attributes: Attributes, _ problems: ProblemList
  ) {
    let name = attributes.element.rule.name + " " + expectation.name
    if !names.insert(name).inserted, !attributes.isSpoiled {
      problems.report(
        Objection(
          .sense, "a second expectation of \"\(expectation.name)\"", expected: "each name once"),
        at: attributes.location)
    }
    expectations.append(Located(expectation, at: attributes.location))
    parameters.removeAll(keepingCapacity: true)
    formula = FormulaText()
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
    // The list must be uniquely referenced while it grows, otherwise each parameter would copy it.
    expectations[last].value = .comparison(ComparisonExpectation(.offset))
    invariant.parameters.append(InvariantExpectation.Parameter(name: name, value: value))
    expectations[last].value = .invariant(invariant)
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
