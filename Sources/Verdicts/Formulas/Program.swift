internal import Gesture

/// A formula taken apart into what is worked out at each sample.
struct Program: Sendable {
  private(set) var instructions: [Instruction] = []
  /// What has a memory, and what that needs: worked out at every sample.
  private(set) var steady: [Int] = []
  /// What the condition needs besides.
  private(set) var early: [Int] = []
  /// What the conclusion needs besides: worked out only where the condition is true.
  private(set) var late: [Int] = []
  private(set) var condition: Int?
  /// The conclusion, where it is known at once.
  private(set) var conclusion: Int?
  /// The conclusion, where it looks ahead.
  private(set) var ahead: Lookahead?
  /// The windows of the instructions that look back.
  private(set) var pasts: [Past] = []
  private(set) var memories = 0
  /// What each comparison is, by its instruction.
  private(set) var comparisons: [Int: Expression] = [:]

  private let terms: Terms
  /// Whether margins are counted in tolerances, since they are of more than one dimension.
  private let isMixed: Bool
  private var known: [Expression: Int] = [:]

  struct Past: Sendable {
    var isEvery: Bool
    var from: Int64
    var to: Int64
  }

  init(_ formula: Formula, _ terms: Terms) {
    self.terms = terms
    isMixed = formula.dimension == nil
    condition = formula.condition.map { add($0) }
    if formula.isAhead {
      ahead = look(formula.conclusion)
    } else {
      conclusion = add(formula.conclusion)
    }
    arrange()
  }
}

extension Program {
  /// An expression by itself, to be drawn over time.
  init(drawing expression: Expression, _ terms: Terms) {
    self.terms = terms
    isMixed = false
    conclusion = add(expression)
    arrange()
  }

  /// Works out what must be done when.
  private mutating func arrange() {
    var isDone = Array(repeating: false, count: instructions.count)
    func need(_ roots: [Int]) -> [Int] {
      var isNeeded = Array(repeating: false, count: instructions.count)
      for root in roots { isNeeded[root] = true }
      for index in instructions.indices.reversed() where isNeeded[index] {
        for other in instructions[index].needed { isNeeded[other] = true }
      }
      let needed = instructions.indices.filter { isNeeded[$0] && !isDone[$0] }
      for index in needed { isDone[index] = true }
      return needed
    }
    steady = need(instructions.indices.filter { instructions[$0].hasMemory })
    early = need(condition.map { [$0] } ?? [])
    late = need(conclusion.map { [$0] } ?? ahead?.leaves ?? [])
  }

  private mutating func look(_ expression: Expression) -> Lookahead {
    guard expression.isAhead else { return .known(add(expression)) }
    switch expression {
    case .not(let part): return .not(look(part))
    case .and(let left, let right): return .both(look(left), look(right))
    case .or(let left, let right): return .either(look(left), look(right))
    case .implies(let left, let right): return .either(.not(look(left)), look(right))
    case .same(let isSame, let left, let right):
      let (left, right) = (look(left), look(right))
      let same = Lookahead.both(.either(.not(left), right), .either(left, .not(right)))
      return isSame ? same : .not(same)
    case .window(let window, let interval?, let part):
      return .window(isEvery: window.isEvery, span(interval.from), span(interval.to), look(part))
    case .until(_, let interval?, let left, let right):
      return .until(span(interval.from), span(interval.to), look(left), look(right))
    default: return .known(add(expression))
    }
  }

  /// Adds what works out an expression; the same expression is worked out once.
  private mutating func add(_ expression: Expression) -> Int {
    if let index = known[expression] { return index }
    let index = put(expression)
    known[expression] = index
    return index
  }

  private mutating func put(_ expression: Expression) -> Int {
    switch expression {
    case .number(let quantity): return number(quantity)
    case .signal(let signal):
      return put(signal.dimension == nil ? .flag(signal) : .number(signal))
    case .app(let name): return put(Instruction.Operation.app(name))
    case .appIs(let name, let text): return put(Instruction.Operation.appIs(name, text))
    case .negative(let part): return put(.negate, add(part))
    case .arithmetic(let sign, let left, let right):
      return put(sign.operation, add(left), add(right))
    case .call(let function, let arguments): return call(function, arguments.map { add($0) })
    case .comparison(let sign, let left, let right, let tolerance, let dimension):
      let index = compare(sign, add(left), add(right), tolerance, dimension)
      comparisons[index] = expression
      return index
    case .same(let isSame, let left, let right):
      let (left, right) = (add(left), add(right))
      let forth = put(.or, put(.not, left), right)
      let same = put(.and, forth, put(.or, left, put(.not, right)))
      return isSame ? same : put(.not, same)
    case .not(let part): return put(.not, add(part))
    case .and(let left, let right): return put(.and, add(left), add(right))
    case .or(let left, let right): return put(.or, add(left), add(right))
    case .implies(let left, let right): return put(.or, put(.not, add(left)), add(right))
    case .window(let window, let interval, let part):
      guard let interval else {
        return put(.ever(memory(), isEvery: window.isEvery), add(part))
      }
      return put(.past(past(window.isEvery, interval)), add(part))
    case .until(_, let interval, let left, let right):
      guard let interval else { return put(.everSince(memory()), add(right), add(left)) }
      return put(.since(past(false, interval)), add(right), add(left))
    }
  }

  private mutating func put(
    _ operation: Instruction.Operation, _ one: Int = 0, _ two: Int = 0, _ three: Int = 0
  ) -> Int {
    instructions.append(Instruction(operation: operation, one: one, two: two, three: three))
    return instructions.count - 1
  }

  private mutating func memory() -> Int {
    memories += 1
    return memories - 1
  }

  private mutating func past(_ isEvery: Bool, _ interval: Interval) -> Int {
    pasts.append(Past(isEvery: isEvery, from: span(interval.from), to: span(interval.to)))
    return pasts.count - 1
  }

  private mutating func number(_ quantity: Quantity) -> Int {
    if let factor = quantity.unit.map(\.factor) ?? 1 {
      return put(.constant(quantity.value * factor))
    }
    let count = put(.constant(quantity.value))
    let unit =
      quantity.unit == .frames
      ? put(.constant(terms.frame.seconds)) : add(.signal(.pixel))
    return put(.multiply, count, unit)
  }

  /// In nanoseconds. Times of frames are rounded, so a window of frames is a little longer.
  private func span(_ quantity: Quantity) -> Int64 {
    guard quantity.unit == .frames else { return TimeSpan.seconds(quantity.span).nanoseconds }
    return quantity.value == 0
      ? 0 : TimeSpan.seconds(quantity.value * terms.frame.seconds).nanoseconds + 1000
  }
}

extension Program {
  private mutating func call(_ function: Function, _ parts: [Int]) -> Int {
    switch function {
    case .abs: return put(.absolute, parts[0])
    case .min: return parts.dropFirst().reduce(parts[0]) { put(.least, $0, $1) }
    case .max: return parts.dropFirst().reduce(parts[0]) { put(.greatest, $0, $1) }
    case .clamp: return put(.greatest, put(.least, parts[0], parts[2]), parts[1])
    case .floor: return put(.floor, parts[0])
    case .round: return put(.round, parts[0])
    case .sqrt: return put(.squareRoot, parts[0])
    case .dist: return put(.distance, parts[0], parts[1])
    case .prev: return put(.previous(memory()), parts[0])
    case .delta: return put(.subtract, parts[0], put(.previous(memory()), parts[0]))
    case .rate: return put(.rate(memory()), parts[0])
    case .began: return put(.began(memory()), parts[0])
    case .ended: return put(.began(memory()), put(.not, parts[0]))
    }
  }

  private mutating func compare(
    _ sign: ComparisonSign, _ left: Int, _ right: Int, _ tolerance: Quantity?,
    _ dimension: Dimension
  ) -> Int {
    let within = tolerance ?? terms.tolerances.usual(dimension)
    let allowance = add(.number(within))
    let index =
      switch sign {
      case .atMost: put(.atMost(isStrict: false), left, right, allowance)
      case .less: put(.atMost(isStrict: true), left, right, allowance)
      case .atLeast: put(.atMost(isStrict: false), right, left, allowance)
      case .more: put(.atMost(isStrict: true), right, left, allowance)
      case .equal: put(.equal, left, right, allowance)
      case .unequal: put(.not, put(.equal, left, right, allowance))
      }
    guard isMixed else { return index }
    // In tolerances, or in the unit where there is none.
    let unit = within.value > 0 ? allowance : put(.constant(1))
    return put(.divide, index, unit)
  }
}

extension Arithmetic {
  fileprivate var operation: Instruction.Operation {
    switch self {
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .over: .divide
    case .modulo: .modulo
    }
  }
}

extension Tolerances {
  /// What a comparison may be off that names no tolerance.
  func usual(_ dimension: Dimension) -> Quantity {
    switch dimension {
    case .length: atRest
    case .speed: Quantity(velocity, .pointsPerSecond)
    default: Quantity(0)
    }
  }
}
