internal import Model
package import Text

/// Parses a formula, and checks its units and its windows.
package struct FormulaParser {
  let tokens: [FormulaToken]
  private(set) var index = 0
  private var depth = 0
  private var parts = 0

  package init(_ text: String) throws(Objection) {
    if let objection = FormulaText(text).objection { throw objection }
    tokens = try FormulaToken.all(in: text)
  }

  mutating func formula() throws(Objection) -> Formula {
    if skip(.word(Self.pattern)) { return try patternFormula() }
    if let objection = patternWithoutWord { throw objection }
    var condition: Expression?
    if skip(.word("when")) {
      let part = try truth(implication())
      if part.isAhead {
        throw Objection(
          .sense, "a condition that looks ahead",
          expected: "always, eventually and until only after \"then\"", offset: part.offset)
      }
      guard skip(.word("then")) else { throw missingThen }
      condition = part.expression
    }
    let conclusion = try truth(implication())
    if condition == nil, token.kind == .word("then") {
      throw Objection(
        .missing, "\"then\" without \"when\"", expected: "when P then Q", offset: token.offset)
    }
    guard token.kind == .end else { throw unexpected("the end of the formula") }
    return Formula(condition: condition, conclusion: conclusion.expression)
  }
}

// The functions follow the precedence of operators, the lowest first.
extension FormulaParser {
  mutating func implication() throws(Objection) -> Part {
    try descend()
    defer { depth -= 1 }
    let left = try disjunction()
    guard skip(.sign("=>")) else { return left }
    let right = try implication()
    return try join(left, right) { .implies($0, $1) }
  }

  private mutating func disjunction() throws(Objection) -> Part {
    var left = try conjunction()
    while skip(.word("or")) {
      let right = try conjunction()
      left = try join(left, right) { .or($0, $1) }
    }
    return left
  }

  private mutating func conjunction() throws(Objection) -> Part {
    var left = try until()
    while skip(.word("and")) {
      let right = try until()
      left = try join(left, right) { .and($0, $1) }
    }
    return left
  }

  private mutating func until() throws(Objection) -> Part {
    let left = try unary()
    let offset = token.offset
    let isAhead = skip(.word("until"))
    guard isAhead || skip(.word("since")) else { return left }
    let interval = try interval(after: isAhead ? "until" : "since", isAhead: isAhead, at: offset)
    let right = try unary()
    if !isAhead { try refuseAhead(left, right) }
    var part = try join(left, right) { .until(isAhead: isAhead, interval, $0, $1) }
    if isAhead { part.type = .truth(isAhead: true) }
    return part
  }

  private mutating func unary() throws(Objection) -> Part {
    try descend()
    defer { depth -= 1 }
    let offset = token.offset
    if skip(.word("not")) {
      let part = try truth(unary())
      return try made(.not(part.expression), part.type, offset)
    }
    guard case .word(let word) = token.kind, let window = Window(rawValue: word) else {
      return try comparison()
    }
    advance()
    let interval = try interval(after: word, isAhead: window.isAhead, at: offset)
    let part = try truth(unary())
    if !window.isAhead { try refuseAhead(part) }
    return try made(
      .window(window, interval, part.expression),
      .truth(isAhead: window.isAhead || part.isAhead), offset)
  }

  private mutating func comparison() throws(Objection) -> Part {
    let left = try sum()
    guard let sign = comparisonSign() else { return left }
    let offset = token.offset
    advance()
    if case .text(let text) = token.kind { return try compare(left, sign, text, at: offset) }
    let right = try sum()
    if case .truth(let isAhead) = left.type, case .truth(let isRightAhead) = right.type {
      guard sign == .equal || sign == .unequal else {
        throw Objection(
          .sense, "\(sign.rawValue) between conditions", expected: "== or !=",
          offset: offset)
      }
      return try made(
        .same(sign == .equal, left.expression, right.expression),
        .truth(isAhead: isAhead || isRightAhead), left.offset)
    }
    var dimension = try sameDimension(left, right, "compared with")
    var tolerance: Quantity?
    if skip(.word("tol")) {
      // An operand that fits every dimension takes the dimension of its tolerance.
      if dimension == nil, case .number(let quantity) = token.kind {
        dimension = quantity.unit?.dimension
      }
      tolerance = try self.tolerance(of: dimension ?? .number)
    }
    if case .sign = token.kind, comparisonSign() != nil {
      throw Objection(
        .sense, "a second comparison in a row", expected: "and between two comparisons",
        offset: token.offset)
    }
    return try made(
      .comparison(
        sign, left.expression, right.expression, tolerance: tolerance, dimension ?? .number),
      .truth(isAhead: false), left.offset)
  }

  func comparisonSign() -> ComparisonSign? {
    switch token.kind {
    case .sign(let sign): ComparisonSign(rawValue: sign)
    case .word(let word): ComparisonSign.allCases.first { $0.word == word }
    default: nil
    }
  }

  private mutating func sum() throws(Objection) -> Part {
    var left = try term()
    while let sign = arithmetic([.plus, .minus]) {
      let right = try term()
      let dimension = try sameDimension(left, right, sign == .plus ? "added to" : "subtracted from")
      left = try made(
        .arithmetic(sign, left.expression, right.expression), .number(dimension), left.offset)
    }
    return left
  }

  private mutating func term() throws(Objection) -> Part {
    var left = try factor()
    while let sign = arithmetic([.times, .over, .modulo]) {
      let right = try factor()
      var dimension: Dimension?
      if sign == .modulo {
        dimension = try sameDimension(left, right, "divided by")
      } else {
        // The product of a number that fits every dimension also fits every dimension.
        if let one = try number(left), let other = try number(right) {
          dimension = sign == .times ? one * other : one / other
        }
      }
      left = try made(
        .arithmetic(sign, left.expression, right.expression), .number(dimension), left.offset)
    }
    return left
  }

  private mutating func arithmetic(_ signs: [Arithmetic]) -> Arithmetic? {
    for sign in signs where skip(.sign(sign.rawValue)) || skip(.word(sign.rawValue)) { return sign }
    return nil
  }
}

// Functions that all parts of the parser use.
extension FormulaParser {
  var token: FormulaToken { tokens[index] }

  mutating func advance() { index = min(index + 1, tokens.count - 1) }

  mutating func skip(_ kind: FormulaToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  private mutating func descend() throws(Objection) {
    depth += 1
    guard depth <= Formula.maxDepth else {
      throw Objection(
        .sense, "parts inside each other more than \(Formula.maxDepth) deep",
        expected: "a simpler formula", offset: token.offset)
    }
  }

  /// Parses a factor inside another factor, and limits the depth.
  mutating func nestedFactor() throws(Objection) -> Part {
    try descend()
    defer { depth -= 1 }
    return try factor()
  }

  /// Counts a new part, and rejects it if the formula has too many parts.
  mutating func made(
    _ expression: Expression, _ type: Part.Kind, _ offset: Int
  ) throws(Objection) -> Part {
    parts += 1
    guard parts <= Formula.maxParts else {
      throw Objection(
        .sense, "more than \(Formula.maxParts) parts", expected: "a simpler formula",
        offset: offset)
    }
    return Part(expression: expression, type: type, offset: offset)
  }

  private mutating func join(
    _ left: Part, _ right: Part, _ operation: (Expression, Expression) -> Expression
  ) throws(Objection) -> Part {
    let (one, other) = (try truth(left), try truth(right))
    return try made(
      operation(one.expression, other.expression), .truth(isAhead: one.isAhead || other.isAhead),
      one.offset)
  }
}
