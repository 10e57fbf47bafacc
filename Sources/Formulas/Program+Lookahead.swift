extension Program {
  /// Compiles a conclusion that may look ahead.
  mutating func look(_ expression: Expression) -> Lookahead {
    guard expression.isAhead else { return .known(Int(add(expression))) }
    switch expression {
    case .not(let part): return .not(look(part))
    case .and(let left, let right): return .both(look(left), look(right))
    case .or(let left, let right): return .either(look(left), look(right))
    case .implies(let left, let right): return .either(.not(look(left)), look(right))
    case .of(let name, let part): return at(view(name)) { $0.look(part) }
    case .same(let isSame, let left, let right):
      let (left, right) = (look(left), look(right))
      let same = Lookahead.both(.either(.not(left), right), .either(left, .not(right)))
      return isSame ? same : .not(same)
    case .window(let window, let interval?, let part):
      return .window(isEvery: window.isEvery, span(interval.from), span(interval.to), look(part))
    case .until(_, let interval?, let left, let right):
      return .until(span(interval.from), span(interval.to), look(left), look(right))
    default: return .known(Int(add(expression)))
    }
  }

  /// Compiles an expression with the values of another view.
  mutating func at<Result>(
    _ other: Int32, _ compile: (inout Program) -> Result
  ) -> Result {
    let outer = view
    view = other
    defer { view = outer }
    return compile(&self)
  }
}
