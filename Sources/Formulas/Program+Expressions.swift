internal import Model

extension Expression {
  /// Whether the expression depends on one sample only, so that it can also be evaluated for the
  /// previous sample.
  var isInstant: Bool {
    switch self {
    case .call(.prev, _), .call(.delta, _), .call(.rate, _), .call(.began, _), .call(.ended, _),
      .call(.at, _), .past, .window, .until:
      false
    case .signal(let signal): !signal.isFingerSpeed
    default: parts.allSatisfy(\.isInstant)
    }
  }

  /// The signals without which the value of the expression is unknown, even if all other signals
  /// are known.
  var vital: Set<Signal> {
    switch self {
    case .signal(let signal): [signal]
    case .and(let left, let right), .or(let left, let right), .implies(let left, let right):
      left.vital.intersection(right.vital)
    case .negative, .not, .arithmetic, .comparison, .same, .call(.abs, _), .call(.floor, _),
      .call(.round, _), .call(.sqrt, _):
      parts.reduce(into: []) { $0.formUnion($1.vital) }
    // A call may read the previous sample, and one of its numbers may be enough to know its value.
    case .number, .app, .appIs, .past, .of, .viewIs, .window, .until, .call: []
    }
  }
}

extension Program {
  /// Adds the instructions for an expression, or for its value at the previous sample.
  mutating func add(_ expression: Expression, before: Bool = false) -> Int32 {
    switch expression {
    case .number(let quantity): return number(quantity, before)
    case .signal(let signal):
      if let position = signal.fingerPosition {
        let input = put(Input(signal: position, view: view), before: false)
        return put(Instruction(operation: .fingerSpeed, one: input, payload: fingers))
      }
      if view < 0, let flag = signal.flag {
        return put(Instruction(operation: before ? .flagBefore : .flag, payload: flag))
      }
      return put(Input(signal: signal, view: view), before: before)
    case .viewIs(let name):
      let number = view(name)
      if view >= 0 { return constant(view == number ? .infinity : -.infinity) }
      return put(Instruction(operation: .isView, payload: UInt64(number)))
    case .of(let name, let part): return at(view(name)) { $0.add(part, before: before) }
    case .past(let function, let interval, let part): return past(function, interval, part)
    case .app(let name): return put(Input(app: app(name)), before: before)
    case .appIs(let name, let text):
      return put(Input(app: app(name), text: self.text(text)), before: before)
    case .negative(let part): return put(.negate, add(part, before: before))
    case .arithmetic(let sign, let left, let right):
      return put(sign.operation, add(left, before: before), add(right, before: before))
    case .call(let function, let parts): return call(function, parts, before)
    case .comparison(let sign, let left, let right, let tolerance, let dimension):
      let index = compare(
        sign, add(left, before: before), add(right, before: before),
        tolerance ?? (isExact ? Quantity(0) : defaults.tolerance(of: dimension)), before)
      note(expression, at: index)
      return index
    case .same(let isSame, let left, let right):
      let (left, right) = (add(left, before: before), add(right, before: before))
      let forth = put(.or, put(.not, left), right)
      let same = put(.and, forth, put(.or, left, put(.not, right)))
      return isSame ? same : put(.not, same)
    case .not(let part): return put(.not, add(part, before: before))
    case .and(let left, let right):
      return put(.and, add(left, before: before), add(right, before: before))
    case .or(let left, let right):
      return put(.or, add(left, before: before), add(right, before: before))
    case .implies(let left, let right):
      return put(.or, put(.not, add(left, before: before)), add(right, before: before))
    case .window(let window, let interval, let part):
      guard let interval else { return put(window.isEvery ? .always : .ever, add(part)) }
      let one = add(part)
      let isFlag = flagged[Int(one)] && span(interval.from) == 0
      return put(
        Instruction(
          operation: isFlag ? .pastFlag : .past, one: one, payload: past(window.isEvery, interval)))
    case .until(_, let interval, let left, let right):
      guard let interval else { return put(.everSince, add(right), add(left)) }
      let (right, left) = (add(right), add(left))
      return put(
        Instruction(operation: .since, one: right, two: left, payload: past(false, interval)))
    }
  }

  private mutating func put(
    _ operation: Instruction.Operation, _ one: Int32, _ two: Int32 = 0, _ three: Int32 = 0
  ) -> Int32 {
    put(Instruction(operation: operation, one: one, two: two, three: three))
  }

  private mutating func constant(_ value: Double) -> Int32 {
    put(Instruction(operation: .constant, payload: value.bitPattern))
  }

  private mutating func number(_ quantity: Quantity, _ before: Bool) -> Int32 {
    if let value = quantity.inBaseUnit { return constant(value) }
    if quantity.unit == .frames { return constant(quantity.value * defaults.frame.seconds) }
    let pixel = put(Input(signal: .pixel), before: before)
    // Engines round to pixels in the same way: 5 px of 1/3 pt are 5/3 pt, not 5 times the rounded
    // third.
    return put(.divide, constant(quantity.value), put(.divide, constant(1), pixel))
  }

  /// The value of an expression at the previous sample.
  private mutating func previous(_ expression: Expression) -> Int32 {
    expression.isInstant ? add(expression, before: true) : put(.previous, add(expression))
  }

  private mutating func change(_ index: Int32) -> Int32 {
    changes[changes.count - 1].append(index)
    return index
  }

  private mutating func call(_ function: Function, _ parts: [Expression], _ before: Bool) -> Int32 {
    switch function {
    case .prev: return previous(parts[0])
    case .delta: return change(put(.subtract, add(parts[0]), previous(parts[0])))
    case .rate:
      return change(put(Instruction(operation: .rate, one: add(parts[0]), payload: fingers)))
    case .at:
      let (event, value) = (add(parts[0]), add(parts[1]))
      return put(
        Instruction(
          operation: .held, one: event, two: value, payload: parts[1].isTruth ? 1 : 0))
    case .began: return put(.and, add(parts[0]), put(.not, previous(parts[0])))
    case .ended: return put(.and, put(.not, add(parts[0])), previous(parts[0]))
    default: break
    }
    let indices = parts.map { add($0, before: before) }
    switch function {
    case .abs: return put(.absolute, indices[0])
    case .min: return indices.dropFirst().reduce(indices[0]) { put(.minimum, $0, $1) }
    case .max: return indices.dropFirst().reduce(indices[0]) { put(.greatest, $0, $1) }
    case .clamp: return put(.greatest, put(.minimum, indices[0], indices[2]), indices[1])
    case .floor: return put(.floor, indices[0])
    case .round: return put(.round, indices[0])
    case .sqrt: return put(.squareRoot, indices[0])
    default: return put(.distance, indices[0], indices[1])
    }
  }

  /// The payload for the view whose fingers determine a rate: 0 for the formula machine's own view.
  private var fingers: UInt64 { UInt64(view + 1) }

  private mutating func past(
    _ function: Function, _ interval: Interval, _ part: Expression
  ) -> Int32 {
    let one = add(part)
    switch function {
    case .max, .min:
      return put(
        Instruction(operation: .extreme, one: one, payload: past(function == .min, interval)))
    case .integral:
      return put(Instruction(operation: .integral, one: one, payload: past(false, interval)))
    default: break
    }
    let before = put(Instruction(operation: .back, one: one, payload: past(interval.to)))
    if function == .prev { return before }
    let delta = put(.subtract, one, before)
    return change(
      function == .delta
        ? delta : put(.divide, delta, number(interval.to, false)))
  }

  private mutating func compare(
    _ sign: ComparisonSign, _ left: Int32, _ right: Int32, _ within: Quantity, _ before: Bool
  ) -> Int32 {
    let allowance = number(within, before)
    let index =
      switch sign {
      case .atMost: put(.atMost, left, right, allowance)
      case .less: put(.less, left, right, allowance)
      case .atLeast: put(.atMost, right, left, allowance)
      case .more: put(.less, right, left, allowance)
      case .equal: put(.equal, left, right, allowance)
      case .unequal: put(.not, put(.equal, left, right, allowance))
      }
    guard isMixed else { return index }
    // The margin is divided by its tolerance, so that margins of different dimensions can be
    // compared. With a tolerance of 0, it stays in the unit of its dimension.
    return put(.divide, index, within.value > 0 ? allowance : constant(1))
  }
}

extension Expression {
  /// Whether the value of the expression is a truth and not a number.
  fileprivate var isTruth: Bool {
    switch self {
    case .number, .app, .negative, .arithmetic, .past(.max, _, _), .past(.min, _, _),
      .past(.integral, _, _), .past(.delta, _, _), .past(.rate, _, _):
      false
    case .signal(let signal): signal.dimension == nil
    case .call(.began, _), .call(.ended, _): true
    case .call(.prev, let parts): parts[0].isTruth
    case .call(.at, let parts): parts[1].isTruth
    case .call: false
    case .past(_, _, let part), .of(_, let part): part.isTruth
    default: true
    }
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
