internal import Gesture

extension Markup {
  mutating func expectations(_ expectations: [Located<ExpectationLine>]) throws(Objection) {
    guard !expectations.isEmpty else { return }
    begin("expect", 1)
    try endOpen()
    for expectation in expectations {
      switch expectation.value {
      case .invariant(let invariant): try self.invariant(invariant)
      case .comparison(let comparison): try compare(comparison)
      }
    }
    close("expect", 1)
  }

  private mutating func invariant(_ invariant: InvariantExpectation) throws(Objection) {
    begin("invariant", 2)
    try attribute(kebab: invariant.name)
    if let tolerance = invariant.tolerance { try attribute("tolerance", tolerance) }
    if let level = invariant.level { try attribute("level", level.rawValue) }
    if let required = invariant.required { attribute("required", required) }
    if let least = invariant.leastExercised { try attribute("min-exercised", count: least) }
    if let why = invariant.why { try attribute("why", why) }
    if invariant.parameters.isEmpty { return try endEmpty() }
    try endOpen()
    for parameter in invariant.parameters {
      begin("parameter", 3)
      try attribute(kebab: parameter.name)
      try attribute("value", parameter.value)
      try endEmpty()
    }
    close("invariant", 2)
  }

  private mutating func compare(_ comparison: ComparisonExpectation) throws(Objection) {
    begin("compare", 2)
    try attribute("channel", comparison.channel.rawValue)
    if let tolerance = comparison.tolerance { try attribute("tolerance", tolerance) }
    if let level = comparison.level { try attribute("level", level.rawValue) }
    try endEmpty()
  }

  private mutating func attribute(kebab name: String) throws(Objection) {
    guard SpelledForms.isKebab(name) else {
      throw Objection(
        .value, "name=\"\(name)\"", expected: "small letters, digits and single hyphens")
    }
    try attribute("name", name)
  }
}
