internal import Model
internal import Text

// Parses patterns.

extension FormulaParser {
  /// The word before the name of a pattern.
  static let pattern = "pattern"

  /// Parses a pattern such as `pattern speed-limit max 3000pt/s while decelerating`, and returns
  /// its formula.
  mutating func patternFormula() throws(Objection) -> Formula {
    let offset = token.offset
    let name = patternName()
    guard let pattern = FormulaPattern.named(name) else {
      throw Objection(
        .unknown, "unknown pattern \"\(name)\"",
        expected: alternatives(FormulaPattern.all.map(\.name)),
        nearest: FormulaPattern.all.map(\.name).nearest(to: name), offset: offset)
    }
    var values: [String: String] = [:]
    while case .word(let word) = token.kind {
      guard let parameter = pattern.parameters.first(where: { $0.name == word }) else { break }
      guard values[word] == nil else {
        throw Objection(.sense, "a second \(word)", expected: "one", offset: token.offset)
      }
      advance()
      values[word] = try value(of: parameter)
    }
    guard token.kind == .end else { throw unexpectedParameter(of: pattern) }
    var text = pattern.template
    for parameter in pattern.parameters {
      guard let value = values[parameter.name] ?? parameter.standard else {
        throw Objection(
          .missing, "\(name) without \(parameter.name)",
          expected: "as \(Self.pattern) \(pattern.example)", offset: offset)
      }
      text = text.replacing("{\(parameter.name)}", with: value)
    }
    do throws(Objection) {
      return try Formula(text)
    } catch {
      throw Objection(error.kind, error.found, expected: error.expected, offset: offset)
    }
  }

  /// The objection to the name of a pattern at the beginning of a formula.
  var patternWithoutWord: Objection? {
    var parser = self
    guard let found = FormulaPattern.named(parser.patternName()) else { return nil }
    return Objection(
      .unknown, "the name of a pattern without the word \"\(Self.pattern)\"",
      nearest: "\(Self.pattern) \(found.name)", offset: token.offset)
  }

  /// Parses the name of a pattern: words joined by hyphens.
  private mutating func patternName() -> String {
    var name = ""
    while case .word(let word) = token.kind {
      name += word
      advance()
      guard token.kind == .sign("-") else { break }
      name += "-"
      advance()
    }
    return name
  }

  private func unexpectedParameter(of pattern: FormulaPattern) -> Objection {
    let names = pattern.parameters.map(\.name)
    if case .number(let value) = token.kind, let first = names.first {
      return Objection(
        .unknown, "\(token.text) without its parameter", expected: alternatives(names),
        nearest: "\(first) \(value.text)", offset: token.offset)
    }
    guard case .word(let word) = token.kind else { return unexpected(alternatives(names)) }
    return Objection(
      .unknown, "\(pattern.name) has no \"\(word)\"", expected: alternatives(names),
      nearest: names.nearest(to: word), offset: token.offset)
  }

  /// Parses the value of a parameter, and returns its text, in parentheses if they are necessary.
  private mutating func value(of parameter: FormulaPattern.Parameter) throws(Objection) -> String {
    let offset = token.offset
    switch parameter.kind {
    case .axis:
      guard case .word(let axis) = token.kind, axis == "x" || axis == "y" else {
        throw unexpected("x or y")
      }
      advance()
      return axis
    case .view:
      switch token.kind {
      case .word(let name), .text(let name):
        advance()
        return FormulaToken.quoted(name)
      default: throw unexpected("the name of a view")
      }
    case .time:
      guard case .number(let time) = token.kind, time.unit?.dimension == .time else {
        throw unexpected("a time, such as 2s")
      }
      advance()
      return time.text
    case .condition:
      let part = try truth(implication())
      guard !part.isAhead else {
        throw Objection(
          .sense, "a condition that looks ahead", expected: "one that is known at once",
          offset: offset)
      }
      return "(\(part.expression.text))"
    case .anyNumber:
      let part = try number(at: offset)
      return "(\(part.expression.text))"
    case .number(let dimension):
      let part = try number(at: offset)
      guard let found = try self.number(part), found != dimension else {
        return "(\(part.expression.text))"
      }
      throw Objection(
        .sense, "\(parameter.name) with \(found.text)", expected: "one with \(dimension.text)",
        offset: offset)
    }
  }

  private mutating func number(at offset: Int) throws(Objection) -> Part {
    let part = try implication()
    _ = try number(part)
    return part
  }
}
