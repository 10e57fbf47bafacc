internal import Formulas
internal import Model
internal import Text

extension FormulaMachine {
  /// The texts of a violation: the violated comparison of a rule with its two sides, or the whole
  /// expression.
  func texts(
    of cause: Cause, in rule: Int, _ expression: Expression, _ defaults: FormulaDefaults,
    at time: Instant
  ) -> (expected: String, actual: String) {
    guard
      case .comparison(let sign, let left, let right, let tolerance, let dimension)? =
        comparison(rule, cause.comparison)
    else { return (expression.text, "it is false") }
    // A comparison without an explicit tolerance is shown with the tolerance that was applied.
    let within = tolerance ?? defaults.tolerance(of: dimension)
    let bare = Expression.comparison(sign, left, right, tolerance: nil, dimension).text
    let expected = within.value > 0 ? "\(bare) tol \(within.text)" : bare
    let isTurned = sign == .atLeast || sign == .more
    let (one, other) = isTurned ? (cause.right, cause.left) : (cause.left, cause.right)
    var actual = one.text + dimension.unit
    if !right.isNumber { actual += " \(sign.rawValue) \(other.text)\(dimension.unit)" }
    if cause.time != time.nanoseconds {
      actual += " at \(Instant(nanoseconds: cause.time).text) ms"
    }
    return (expected, actual)
  }
}

extension Expression {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
