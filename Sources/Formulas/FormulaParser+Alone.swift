package import Text

// Expressions without `when` and `then`.

extension FormulaParser {
  /// Parses a numeric or Boolean expression by itself, whose values are to be plotted over time.
  /// The dimension of a Boolean expression is nil.
  package mutating func expression() throws(Objection) -> (Expression, Dimension?) {
    let part = try implication()
    guard token.kind == .end else { throw unexpected("the end of the expression") }
    switch part.type {
    case .number(let dimension): return (part.expression, dimension ?? .number)
    case .truth(isAhead: false): return (part.expression, nil)
    case .truth(isAhead: true):
      throw Objection(
        .sense, "an expression that looks ahead cannot be plotted", offset: part.offset)
    }
  }

  /// Parses a Boolean expression by itself. Its value must be known at once.
  mutating func condition() throws(Objection) -> Expression {
    let part = try truth(implication())
    guard token.kind == .end else { throw unexpected("the end of the formula") }
    guard !part.isAhead else {
      throw Objection(
        .sense, "a condition that looks ahead", expected: "one that is known at once",
        offset: part.offset)
    }
    return part.expression
  }
}
