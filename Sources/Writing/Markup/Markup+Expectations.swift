internal import Gesture

extension Markup {
  mutating func expectations(_ expectations: [Located<ExpectationLine>]) throws(Objection) {
    guard !expectations.isEmpty else { return }
    begin("expect", 1)
    try endOpen()
    for expectation in expectations {
      switch expectation.value {
      case .invariant(let invariant): try self.invariant(invariant)
      case .comparison(let comparison):
        try element("compare", 2, of: comparison, ComparisonExpectation.rows)
      }
    }
    close("expect", 1)
  }

  private mutating func invariant(_ invariant: InvariantExpectation) throws(Objection) {
    begin("invariant", 2)
    try attributes(of: invariant, InvariantExpectation.rows)
    if let formula = invariant.formula { return try end("invariant", text: formula.text) }
    if invariant.parameters.isEmpty { return try endEmpty() }
    try endOpen()
    for parameter in invariant.parameters {
      try element("parameter", 3, of: parameter, InvariantExpectation.Parameter.rows)
    }
    close("invariant", 2)
  }
}
