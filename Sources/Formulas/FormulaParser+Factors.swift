internal import Model
internal import Text

// Parses names, numbers and functions.

extension FormulaParser {
  mutating func factor() throws(Objection) -> Part {
    let offset = token.offset
    switch token.kind {
    case .number(let quantity):
      advance()
      let dimension = quantity.unit?.dimension ?? .number
      let isNought = quantity.value == 0 && quantity.unit == nil
      return try made(.number(quantity), .number(isNought ? nil : dimension), offset)
    case .sign("-"):
      advance()
      let part = try nestedFactor()
      return try made(.negative(part.expression), .number(try number(part)), offset)
    case .sign("("):
      advance()
      var part = try implication()
      guard skip(.sign(")")) else { throw unexpected(")") }
      part.offset = offset
      return part
    case .word(let word):
      if Self.words.contains(word) { throw unexpected("a name or a number") }
      advance()
      if word == Self.view { return try view(at: offset) }
      return try name(word, at: offset)
    default: throw unexpected("a name or a number")
    }
  }

  /// The keywords of the language, which cannot be names.
  static let words: Set<String> =
    Set(["when", "then", "and", "or", "not", "tol", "mod", "until", "since"])
    .union(Window.allCases.map(\.rawValue)).union(ComparisonSign.allCases.map(\.word))

  private mutating func name(_ word: String, at offset: Int) throws(Objection) -> Part {
    if token.kind == .sign("(") {
      if word == "input" || word == "callback" { return try event(word, at: offset) }
      if word == Self.of { return try other(at: offset) }
      return try call(try function(word, at: offset), at: offset)
    }
    if token.kind == .sign("[") { return try past(try function(word, at: offset), at: offset) }
    guard let signal = Signal(rawValue: word) else {
      if word.hasPrefix(Signal.app) {
        return try made(.app(String(word.dropFirst(Signal.app.count))), .number(nil), offset)
      }
      throw Objection(
        .unknown, "unknown signal \"\(word)\"", expected: "one listed by 'flickbook list signals'",
        nearest: FamiliarWord.intended(by: word) ?? FamiliarWord.signal(by: word)
          ?? Self.qualified(word)
          ?? Signal.allCases.map(\.rawValue).nearest(to: word), offset: offset)
    }
    return try made(
      .signal(signal), signal.dimension.map { .number($0) } ?? .truth(isAhead: false), offset)
  }

  private func function(_ word: String, at offset: Int) throws(Objection) -> Function {
    if let function = Function(rawValue: word) { return function }
    let names = Function.allCases.map(\.rawValue) + ["input", "callback", Self.of]
    throw Objection(
      .unknown, "unknown function \"\(word)\"", expected: "one listed by 'flickbook list signals'",
      nearest: FamiliarWord.intended(by: word) ?? names.nearest(to: word), offset: offset)
  }

  /// Parses the rest of `probe.title == "Inbox"`: whether the text that an app reports equals the
  /// quoted text.
  mutating func compare(
    _ left: Part, _ sign: ComparisonSign, _ text: String, at offset: Int
  ) throws(Objection) -> Part {
    guard case .app(let name) = left.expression else {
      throw Objection(
        .sense, "a text compared with a value that is not a text",
        expected: "\(Signal.app)NAME before \(sign.rawValue)",
        offset: token.offset)
    }
    guard sign == .equal || sign == .unequal else {
      throw Objection(
        .sense, "\(sign.rawValue) before a text", expected: "== or !=", offset: offset)
    }
    advance()
    let part = try made(.appIs(name, text), .truth(isAhead: false), left.offset)
    return sign == .equal ? part : try made(.not(part.expression), part.type, left.offset)
  }

  /// Parses the rest of `input(up)` or `callback(didEndDragging)`.
  private mutating func event(_ word: String, at offset: Int) throws(Objection) -> Part {
    advance()
    let index = token.offset
    let names = Signal.allCases.map(\.rawValue).filter { $0.hasPrefix(word + "(") }
      .map { String($0.dropFirst(word.count + 1).dropLast()) }
    guard case .word(let name) = token.kind, let signal = Signal(rawValue: "\(word)(\(name))")
    else {
      let found: String = if case .word(let name) = token.kind { name } else { "" }
      throw Objection(
        .unknown, "unknown \(word) \(token.text)", expected: alternatives(names),
        nearest: names.nearest(to: found), offset: index)
    }
    advance()
    guard skip(.sign(")")) else { throw unexpected(")") }
    return try made(.signal(signal), .truth(isAhead: false), offset)
  }

  private mutating func call(_ function: Function, at offset: Int) throws(Objection) -> Part {
    advance()
    var arguments = [try implication()]
    while skip(.sign(",")) { arguments.append(try implication()) }
    guard skip(.sign(")")) else { throw unexpected(", or )") }
    guard function.counts.contains(arguments.count) else {
      let (minimum, maximum) = (function.counts.lowerBound, function.counts.upperBound)
      throw Objection(
        .sense, "\(function.rawValue) of \(arguments.count)",
        expected: minimum == maximum ? "\(minimum)" : "\(minimum) to \(maximum)", offset: offset)
    }
    return try made(
      .call(function, arguments.map(\.expression)), try type(of: function, arguments), offset)
  }

  private func type(of function: Function, _ arguments: [Part]) throws(Objection) -> Part.Kind {
    let first = arguments[0]
    switch function {
    case .began, .ended:
      try refuseAhead(try truth(first))
      return .truth(isAhead: false)
    case .prev:
      guard case .truth = first.type else { return .number(try number(first)) }
      try refuseAhead(first)
      return .truth(isAhead: false)
    case .at:
      try refuseAhead(try truth(first), arguments[1])
      return arguments[1].type
    case .integral:
      throw Objection(
        .missing, "\(function.rawValue) without a window",
        expected: "one such as \(function.rawValue)[0,1s](\(first.expression.text))",
        offset: first.offset)
    case .floor, .round:
      guard let dimension = try number(first), dimension != .number else { return .number(.number) }
      throw Objection(
        .sense, "\(function.rawValue) of \(dimension.text)",
        expected: "a number without a unit, such as \(function.rawValue)(x / 1\(dimension.unit))",
        offset: first.offset)
    case .sqrt:
      guard let dimension = try number(first) else { return .number(nil) }
      guard let half = dimension.half else {
        throw Objection(
          .sense, "the square root of \(dimension.text)", expected: "a square",
          offset: first.offset)
      }
      return .number(half)
    case .rate: return .number(try number(first).map { $0 / .time })
    case .abs, .delta: return .number(try number(first))
    case .min, .max, .clamp, .dist:
      var whole = first
      for argument in arguments.dropFirst() {
        whole.type = .number(try sameDimension(whole, argument, "beside"))
      }
      return whole.type
    }
  }

  mutating func tolerance(of dimension: Dimension) throws(Objection) -> Quantity {
    guard case .number(let quantity) = token.kind else {
      throw unexpected("a tolerance, such as 0.5pt")
    }
    let unit = quantity.unit?.dimension ?? .number
    guard unit == dimension || quantity.value == 0 && quantity.unit == nil else {
      throw Objection(
        .sense, "a tolerance \(quantity.text)",
        expected: "one with \(dimension.text), as what is compared", offset: token.offset)
    }
    advance()
    return quantity
  }
}
