internal import Model

extension Program {
  /// The instructions needed for some values, in the order of their dependencies. Inputs, constants
  /// and instructions with memory already have their values.
  mutating func section(to indices: some Sequence<Int32>) -> Section {
    let first = Int32(code.count)
    mark += 1
    for index in indices { lay(index) }
    return Section(first: first, last: Int32(code.count))
  }

  private mutating func lay(_ index: Int32) {
    let instruction = instructions[Int(index)]
    switch instruction.operation {
    case .constant, .input, .inputBefore, .isView: return
    default: if instruction.hasMemory { return }
    }
    guard marks[Int(index)] != mark else { return }
    marks[Int(index)] = mark
    for need in instruction.needs { lay(need) }
    code.append(Work(instruction: instruction, index: index))
  }

  /// Adds an instruction, and returns its index. Equal instructions are added only once.
  mutating func put(_ instruction: Instruction) -> Int32 {
    if let index = known[instruction] { return index }
    let index = Int32(instructions.count)
    known[instruction] = index
    var source = Sources()
    for need in instruction.needs { source.add(sources[Int(need)]) }
    switch instruction.operation {
    case .flag:
      flags |= instruction.payload
      source.flags = instruction.payload
    case .flagBefore:
      flags |= instruction.payload
      source.flagsBefore = instruction.payload
    case .input: source.numbers = inputs[Int(instruction.payload)].bit
    case .inputBefore: source.numbersBefore = inputs[Int(instruction.payload)].bit
    default: break
    }
    flagged.append(isFlagged(instruction))
    instructions.append(instruction)
    marks.append(0)
    sources.append(source)
    if instruction.hasMemory { remember(instruction, at: index, source) }
    return index
  }

  /// Whether the value of an instruction is a Boolean without a numeric margin, at every sample.
  private func isFlagged(_ instruction: Instruction) -> Bool {
    switch instruction.operation {
    case .flag, .flagBefore, .isView: true
    case .input, .inputBefore:
      inputs[Int(instruction.payload)].flag != 0 || inputs[Int(instruction.payload)].text >= 0
    case .not, .and, .or, .previous, .past, .pastFlag, .ever, .always, .since, .everSince:
      instruction.needs.allSatisfy { flagged[Int($0)] }
    case .held: instruction.payload == 1 && flagged[Int(instruction.two)]
    default: false
    }
  }

  private mutating func remember(_ instruction: Instruction, at index: Int32, _ source: Sources) {
    let needs = section(to: instruction.needs)
    let bit = nextBit
    var settling = source
    if instruction.dependsOnContact {
      settling.flags |= Sources.contact
      settling.flagsBefore |= Sources.contact
    }
    steady.append(
      Steady(
        sources: settling, bit: bit, needs: needs,
        work: Work(instruction: instruction, index: index)))
    sources[Int(index)] = Sources(numbers: bit)
  }

  /// The bit of the next input; inputs past the last bit share it.
  private var nextBit: UInt64 { 1 << UInt64(min(63, inputs.count + steady.count)) }

  /// Adds an input if it is new, and returns the index of its value at the sample, or at the
  /// previous sample.
  mutating func put(_ input: Input, before: Bool) -> Int32 {
    var input = input
    var number = inputs.firstIndex {
      $0.signal == input.signal && $0.app == input.app && $0.text == input.text
        && $0.view == input.view
    }
    if number == nil {
      input.bit = nextBit
      if input.view >= 0 { input.flag = input.signal.flag ?? 0 }
      inputs.append(input)
      number = inputs.count - 1
      inputs[inputs.count - 1].index = put(
        Instruction(operation: .input, payload: UInt64(inputs.count - 1)))
    }
    guard let number else { return 0 }
    guard before else { return inputs[number].index }
    let index = put(Instruction(operation: .inputBefore, payload: UInt64(number)))
    inputs[number].before = index
    return index
  }

  mutating func app(_ name: String) -> Int32 { Self.number(of: name, in: &apps) }
  mutating func text(_ text: String) -> Int32 { Self.number(of: text, in: &texts) }
  mutating func view(_ name: String) -> Int32 { Self.number(of: name, in: &views) }

  private static func number<Element: Equatable>(
    of element: Element, in list: inout [Element]
  ) -> Int32 {
    if let index = list.firstIndex(of: element) { return Int32(index) }
    list.append(element)
    return Int32(list.count - 1)
  }

  mutating func past(_ isEvery: Bool, _ interval: Interval) -> UInt64 {
    let past = Past(isEvery: isEvery, from: span(interval.from), to: span(interval.to))
    return UInt64(Self.number(of: past, in: &pasts))
  }

  /// The window that contains only the time that lies one lag before the sample. A lag in frames is
  /// shortened by 2 µs, because frame times are rounded, and the sample of that frame must be
  /// included.
  mutating func past(_ lag: Quantity) -> UInt64 {
    let span = span(lag) - (lag.unit == .frames ? 2000 : 0)
    return UInt64(Self.number(of: Past(isEvery: false, from: span, to: span), in: &pasts))
  }

  mutating func note(_ comparison: Expression, at index: Int32) {
    let expression = view < 0 ? comparison : comparison.qualified(by: views[Int(view)])
    comparisons.append(Comparison(index: index, expression: expression))
  }
}

extension Expression {
  /// A comparison at another view in the form of messages: each side belongs to that view.
  fileprivate func qualified(by view: String) -> Expression {
    guard case .comparison(let sign, let left, let right, let tolerance, let dimension) = self
    else {
      return .of(view, self)
    }
    func side(_ part: Expression) -> Expression {
      if case .number = part { part } else { .of(view, part) }
    }
    return .comparison(sign, side(left), side(right), tolerance: tolerance, dimension)
  }
}
