internal import Gesture

/// Makes expectations out of their elements.
struct ExpectationBuilder {
  private(set) var expectations: [Placed<Expectation>] = []
}

extension ExpectationBuilder {
  mutating func open(_ element: Element, _ attributes: Attributes, _ problems: ProblemList) {
    switch element {
    case .invariant:
      var invariant = InvariantExpectation(attributes["name"] ?? "")
      invariant.tolerance = attributes.quantity("tolerance")
      invariant.level = attributes.word("level")
      invariant.required = attributes.boolean("required")
      invariant.leastExercised = attributes.whole("min-exercised")
      invariant.why = attributes["why"]
      add(.invariant(invariant), attributes, problems)
    case .compare:
      var comparison = ComparisonExpectation(attributes.word("channel") ?? .offset)
      comparison.tolerance = attributes.quantity("tolerance")
      comparison.level = attributes.word("level")
      add(.comparison(comparison), attributes, problems)
    default: addParameter(attributes, problems)
    }
  }

  private mutating func add(
    _ expectation: Expectation, _ attributes: Attributes, _ problems: ProblemList
  ) {
    if !attributes.isSpoiled, expectations.contains(where: { $0.value.names(expectation) }) {
      problems.report(
        Objection(
          .sense, "a second expectation of \"\(expectation.name)\"", expected: "each name once"),
        at: attributes.place)
    }
    expectations.append(Placed(expectation, at: attributes.place))
  }

  private mutating func addParameter(_ attributes: Attributes, _ problems: ProblemList) {
    guard let last = expectations.indices.last,
      case .invariant(var invariant) = expectations[last].value,
      let name = attributes["name"], let value = attributes.quantity("value")
    else { return }
    if invariant.parameters.contains(where: { $0.name == name }) {
      problems.report(
        Objection(.sense, "a second parameter \"\(name)\"", expected: "each name once"),
        at: attributes.place)
    }
    invariant.parameters.append(InvariantExpectation.Parameter(name: name, value: value))
    expectations[last].value = .invariant(invariant)
  }
}

extension Expectation {
  fileprivate var name: String {
    switch self {
    case .invariant(let invariant): invariant.name
    case .comparison(let comparison): comparison.channel.rawValue
    }
  }

  /// Whether two expectations are about the same law or the same channel.
  fileprivate func names(_ other: Expectation) -> Bool {
    switch (self, other) {
    case (.invariant, .invariant), (.comparison, .comparison): name == other.name
    default: false
    }
  }
}
