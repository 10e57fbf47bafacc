internal import Gesture

/// Makes expectations out of their elements.
struct ExpectationBuilder {
  private(set) var expectations: [Located<ExpectationLine>] = []
  /// What has been named so far: invariants, channels, and the parameters of the last invariant.
  private var invariants: Set<String> = []
  private var channels: Set<String> = []
  private var parameters: Set<String> = []
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
    _ expectation: ExpectationLine, _ attributes: Attributes, _ problems: ProblemList
  ) {
    if !takes(expectation), !attributes.isSpoiled {
      problems.report(
        Objection(
          .sense, "a second expectation of \"\(expectation.name)\"", expected: "each name once"),
        at: attributes.place)
    }
    expectations.append(Located(expectation, at: attributes.place))
    parameters.removeAll(keepingCapacity: true)
  }

  /// Whether it is the first about its invariant or its channel.
  private mutating func takes(_ expectation: ExpectationLine) -> Bool {
    switch expectation {
    case .invariant: invariants.insert(expectation.name).inserted
    case .comparison: channels.insert(expectation.name).inserted
    }
  }

  private mutating func addParameter(_ attributes: Attributes, _ problems: ProblemList) {
    guard let last = expectations.indices.last,
      case .invariant(var invariant) = expectations[last].value,
      let name = attributes["name"], let value = attributes.quantity("value")
    else { return }
    if !parameters.insert(name).inserted {
      problems.report(
        Objection(.sense, "a second parameter \"\(name)\"", expected: "each name once"),
        at: attributes.place)
    }
    // Nobody else must hold the list while it grows, or each parameter would copy it.
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
