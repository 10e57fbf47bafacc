internal import Model
internal import Text

// Checks that the parts of a formula fit together.

extension FormulaParser {
  /// A parsed part, its type, and where it begins.
  struct Part {
    var expression: Expression
    var type: Kind
    var offset: Int

    enum Kind: Equatable {
      /// A number of a dimension; nil for a zero or an app signal, which fit every dimension.
      case number(Dimension?)
      /// A Boolean, and whether it looks ahead.
      case truth(isAhead: Bool)
    }
  }

  func truth(_ part: Part) throws(Objection) -> Part {
    guard case .number(let dimension) = part.type else { return part }
    throw Objection(
      .sense, "a number (\((dimension ?? .number).text)) where a condition is expected",
      expected: "a comparison, such as \(part.expression.text) <= 1\(dimension?.unit ?? "")",
      offset: part.offset)
  }

  /// The dimension of a number; nil if it fits every dimension.
  func number(_ part: Part) throws(Objection) -> Dimension? {
    guard case .number(let dimension) = part.type else {
      throw Objection(
        .sense, "\(part.expression.text) is true or not", expected: "a number",
        offset: part.offset)
    }
    return dimension
  }

  func sameDimension(_ left: Part, _ right: Part, _ verb: String) throws(Objection) -> Dimension? {
    let (one, other) = (try number(left), try number(right))
    guard let one, let other, one != other else { return one ?? other }
    if case .number(let quantity) = right.expression, quantity.unit == nil {
      throw Objection(
        .sense, "\(quantity.text) without a unit", expected: "\(quantity.text)\(one.unit)",
        offset: right.offset)
    }
    if case .number(let quantity) = left.expression, quantity.unit == nil {
      throw Objection(
        .sense, "\(quantity.text) without a unit", expected: "\(quantity.text)\(other.unit)",
        offset: left.offset)
    }
    throw Objection(
      .sense, "\(one.text) \(verb) \(other.text)", expected: "one unit on both sides",
      offset: right.offset)
  }

  /// Rejects parts that look ahead inside an operator that looks back.
  func refuseAhead(_ parts: Part...) throws(Objection) {
    for part in parts where part.isAhead {
      throw Objection(
        .sense, "a look-ahead operator inside a look-back operator",
        expected: "always, eventually and until outside of it", offset: part.offset)
    }
  }

  /// The error for a condition without its requirement.
  var missingThen: Objection {
    guard token.kind != .end, case .word(let word) = token.kind,
      FamiliarWord.intended(by: word) == nil
    else { return unexpected("then") }
    return Objection(
      .missing, "\(token.text) after a condition", expected: "then", nearest: "then \(word)",
      offset: token.offset)
  }

  func unexpected(_ expected: String) -> Objection {
    var nearest: String?
    if case .word(let word) = token.kind { nearest = FamiliarWord.intended(by: word) }
    return Objection(
      token.kind == .end ? .missing : .unknown, token.text, expected: expected, nearest: nearest,
      offset: token.offset)
  }
}

extension FormulaParser.Part {
  var isAhead: Bool { type == .truth(isAhead: true) }
}
