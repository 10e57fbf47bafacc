internal import Model

extension Expression {
  /// The expression as text, with only the necessary parentheses.
  package var text: String { text(atLeast: .implication) }

  /// The precedence of an operator, the lowest first.
  private enum Binding: Int {
    case implication, or, and, until, unary, sum, term, factor
  }

  private func text(atLeast minimum: Binding) -> String {
    binding.rawValue < minimum.rawValue ? "(\(bare))" : bare
  }

  private var binding: Binding {
    switch self {
    case .implies: .implication
    case .or: .or
    case .and: .and
    case .until: .until
    case .not, .window, .comparison, .same, .appIs, .viewIs: .unary
    case .arithmetic(.plus, _, _), .arithmetic(.minus, _, _): .sum
    case .arithmetic: .term
    case .number, .signal, .app, .call, .past, .of, .negative: .factor
    }
  }

  private var bare: String {
    switch self {
    case .number(let quantity): quantity.text
    case .signal(let signal): signal.rawValue
    case .app(let name): Signal.app + name
    case .appIs(let name, let text): "\(Signal.app)\(name) == \(FormulaToken.quoted(text))"
    case .call(let function, let arguments):
      "\(function.rawValue)(\(arguments.map(\.text).joined(separator: ", ")))"
    case .past(let function, let interval, let operand):
      function.rawValue
        + (function.brackets == .lag ? "[\(interval.to.timeText)]" : interval.text)
        + "(\(operand.text))"
    case .of(let view, let operand): "of(\(FormulaToken.name(view)), \(operand.text))"
    case .viewIs(let view): "view == \(FormulaToken.quoted(view))"
    case .negative(let operand): "-" + operand.text(atLeast: .factor)
    case .arithmetic(let sign, let left, let right):
      left.text(atLeast: binding) + " \(sign.rawValue) "
        + right.text(atLeast: binding == .sum ? .term : .factor)
    case .comparison(let sign, let left, let right, let tolerance, _):
      left.text(atLeast: .sum) + " \(sign.rawValue) " + right.text(atLeast: .sum)
        + (tolerance.map { " tol \($0.text)" } ?? "")
    case .same(let isSame, let left, let right):
      left.text(atLeast: .factor) + (isSame ? " == " : " != ") + right.text(atLeast: .factor)
    case .not(let operand): "not " + operand.text(atLeast: .unary)
    case .and(let left, let right): left.text(atLeast: .and) + " and " + right.text(atLeast: .until)
    case .or(let left, let right): left.text(atLeast: .or) + " or " + right.text(atLeast: .and)
    case .implies(let left, let right):
      left.text(atLeast: .or) + " => " + right.text(atLeast: .implication)
    case .window(let window, let interval, let operand):
      window.rawValue + (interval?.text ?? "") + " " + operand.text(atLeast: .unary)
    case .until(let isAhead, let interval, let left, let right):
      left.text(atLeast: .unary) + (isAhead ? " until" : " since") + (interval?.text ?? "") + " "
        + right.text(atLeast: .unary)
    }
  }
}

extension Interval {
  var text: String { "[\(from.timeText),\(to.timeText)]" }
}

extension Quantity {
  /// A time, as text.
  fileprivate var timeText: String { self == Quantity(1, .frames) ? "1frame" : text }
}
