/// A conclusion that looks ahead: the parts that are known at once, and the operators on later
/// samples.
package indirect enum Lookahead: Sendable {
  /// The index of the value, for a part that is known at once.
  case known(Int)
  case not(Lookahead)
  case both(Lookahead, Lookahead)
  case either(Lookahead, Lookahead)
  /// Whether a part is true at one of the samples between two times, or at all these samples. The
  /// times are in nanoseconds after the sample.
  case window(isEvery: Bool, Int64, Int64, Lookahead)
  case until(Int64, Int64, Lookahead, Lookahead)

  /// The indices of the values that the operators need.
  var leaves: [Int32] {
    switch self {
    case .known(let index): [Int32(index)]
    case .not(let part), .window(_, _, _, let part): part.leaves
    case .both(let left, let right), .either(let left, let right),
      .until(_, _, let left, let right):
      left.leaves + right.leaves
    }
  }
}

extension Expression {
  /// The direct subexpressions.
  var parts: [Expression] {
    switch self {
    case .number, .signal, .app, .appIs, .viewIs: []
    case .call(_, let parts): parts
    case .negative(let part), .not(let part), .window(_, _, let part), .past(_, _, let part),
      .of(_, let part):
      [part]
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right, _, _),
      .same(_, let left, let right), .and(let left, let right), .or(let left, let right),
      .implies(let left, let right), .until(_, _, let left, let right):
      [left, right]
    }
  }

  /// Whether the value of the expression is known only later.
  var isAhead: Bool {
    switch self {
    case .window(let window, _, _) where window.isAhead: true
    case .until(isAhead: true, _, _, _): true
    default: parts.contains { $0.isAhead }
    }
  }

  /// The expression and all of its subexpressions.
  package var all: [Expression] { [self] + parts.flatMap { $0.all } }
}

extension Formula {
  var isAhead: Bool { conclusion.isAhead }

  /// The condition and the conclusion.
  package var expressions: [Expression] { (condition.map { [$0] } ?? []) + [conclusion] }

  /// The dimension of the formula's margins; nil if there are several dimensions.
  package var dimension: Dimension? { [conclusion].dimension }
}
