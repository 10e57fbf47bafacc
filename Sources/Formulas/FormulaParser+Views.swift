internal import Text

// Parses references to views.

extension FormulaParser {
  /// The word before the name of a view.
  static let view = "view"
  /// The function that evaluates a part at another view.
  static let of = "of"

  /// Parses the rest of `view == "list"`: whether the formula is judged at this view.
  mutating func view(at offset: Int) throws(Objection) -> Part {
    guard let sign = comparisonSign(), sign == .equal || sign == .unequal else {
      throw unexpected("== or !=, such as view == \"list\"")
    }
    advance()
    guard case .text(let name) = token.kind else {
      throw unexpected("the name of a view in quotes, such as view == \"list\"")
    }
    advance()
    let part = try made(.viewIs(name), .truth(isAhead: false), offset)
    return sign == .equal ? part : try made(.not(part.expression), part.type, offset)
  }

  /// Parses the rest of `of(list, offset.y)`: the value of a part at another view.
  mutating func other(at offset: Int) throws(Objection) -> Part {
    advance()
    let name: String
    switch token.kind {
    case .word(let word): name = word
    case .text(let text): name = text
    default: throw unexpected("the name of a view, such as of(list, offset.y)")
    }
    advance()
    if skip(.sign(")")) {
      var signal = "offset.y"
      if skip(.sign(".")), case .word(let word) = token.kind { signal = word }
      throw Objection(
        .missing, "of(\(name)) without a value", nearest: "of(\(name), \(signal))", offset: offset)
    }
    guard skip(.sign(",")) else { throw unexpected(", as of(\(name), offset.y)") }
    let part = try implication()
    guard skip(.sign(")")) else { throw unexpected(")") }
    return try made(.of(name, part.expression), part.type, offset)
  }

  /// The probable meaning of a name such as `list.offset.y`: a signal of another view.
  static func qualified(_ word: String) -> String? {
    let parts = word.split(separator: ".", maxSplits: 1).map { String($0) }
    guard parts.count == 2, Signal(rawValue: parts[1]) != nil else { return nil }
    return "of(\(parts[0]), \(parts[1]))"
  }
}
