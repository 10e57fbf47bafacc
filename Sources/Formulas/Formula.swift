package import Text

/// A custom rule written as text: `when rest then over.y <= 0 tol 0.5pt`.
///
/// It is judged at every sample at which its condition is true, or at every sample if it has no
/// condition.
package struct Formula: Hashable, Sendable {
  var condition: Expression?
  package var conclusion: Expression
  /// The text of the pattern, if the formula was written as a pattern: `pattern one-page max 2`.
  package private(set) var pattern: String?
}

extension Formula {
  /// The maximum nesting depth of parentheses and operators.
  static let maxDepth = 32
  /// The maximum number of parts: names, numbers and operators.
  static let maxParts = 512
  /// The maximum length of a window that looks ahead or back, in seconds, because its samples are
  /// stored.
  static let longestWindow = 60.0
  /// The same maximum in frames.
  static let longestFrames = 3600.0

  /// Parses a formula. An error contains the index of the offending byte.
  package init(_ text: String) throws(Objection) {
    var parser = try FormulaParser(text)
    self = try parser.formula()
    if parser.tokens[0].kind == .word(FormulaParser.pattern) {
      pattern = text.utf8.split { $0 <= UInt8(ascii: " ") }
        .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
  }

  /// The same formula, judged only at the view with this name.
  package func judged(at view: String) -> Formula {
    var formula = self
    formula.condition = condition.map { .and(.viewIs(view), $0) } ?? .viewIs(view)
    return formula
  }

  /// The formula as text, in canonical form.
  package var text: String {
    guard let condition else { return conclusion.text }
    return "when \(condition.text) then \(conclusion.text)"
  }
}
