// The quantities that a formula compares, for a table of their values.

extension Formula {
  /// The sides of comparisons, except for numbers, and the Booleans. The conclusion's quantities
  /// come first. There are no duplicates, and the dimension of a Boolean is nil.
  package var quantities: [(expression: Expression, dimension: Dimension?)] {
    var found: [(expression: Expression, dimension: Dimension?)] = []
    for part in [conclusion] + (condition.map { [$0] } ?? []) {
      for quantity in part.quantities where !found.contains(where: { $0.0 == quantity.0 }) {
        found.append(quantity)
      }
    }
    return found
  }
}

extension Formula {
  /// The parts of the condition that must all be true, in the order in which they are written.
  package var conditions: [Expression] { condition?.factors ?? [] }
}

extension Expression {
  fileprivate var factors: [Expression] {
    if case .and(let left, let right) = self { left.factors + right.factors } else { [self] }
  }

  fileprivate var quantities: [(expression: Expression, dimension: Dimension?)] {
    switch self {
    case .comparison(_, let left, let right, _, let dimension):
      [left, right].filter(\.isVariable).map { ($0, dimension) }
    case .not, .and, .or, .implies, .same, .window, .until: parts.flatMap(\.quantities)
    case .of(let view, let part): part.quantities.map { (.of(view, $0.0), $0.1) }
    default: isVariable ? [(self, nil)] : []
    }
  }

  /// Whether the expression reads any signal.
  private var isVariable: Bool {
    all.contains {
      switch $0 {
      case .signal, .app, .appIs, .viewIs: true
      default: false
      }
    }
  }
}
