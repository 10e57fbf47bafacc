internal import Gesture

/// A rule that somebody wrote in a line: `when rest then over.y <= 0 tol 0.5pt`.
///
/// It is judged at every sample at which its condition is true, and at every sample if it has none.
struct Formula: Hashable, Sendable {
  var condition: Expression?
  var conclusion: Expression
}

extension Formula {
  /// How deep parentheses and operators may stand inside each other.
  static let mostDepth = 32
  /// The most parts that one may have: names, numbers and operators.
  static let mostParts = 512
  /// The longest that one may look ahead or back: what is remembered at once.
  static let longestWindow = 60.0
  /// The same in frames.
  static let longestFrames = 3600.0

  /// Reads a formula. What is wrong has the byte at which it stands.
  init(_ text: String) throws(Objection) {
    var parser = try FormulaParser(text)
    self = try parser.formula()
  }

  /// The formula as it is written, each in one way alone.
  var text: String {
    guard let condition else { return conclusion.text }
    return "when \(condition.text) then \(conclusion.text)"
  }
}
