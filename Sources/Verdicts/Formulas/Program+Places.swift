extension Program {
  /// The instructions needed for some values, in the order of their dependencies. Inputs, constants
  /// and instructions with memory already have their values.
  mutating func stretch(to places: some Sequence<Int32>) -> Stretch {
    let first = Int32(code.count)
    mark += 1
    for place in places { lay(place) }
    return Stretch(first: first, last: Int32(code.count))
  }

  private mutating func lay(_ place: Int32) {
    let instruction = instructions[Int(place)]
    switch instruction.operation {
    case .constant, .input, .inputBefore: return
    default: if instruction.hasMemory { return }
    }
    guard marks[Int(place)] != mark else { return }
    marks[Int(place)] = mark
    for need in instruction.needs { lay(need) }
    code.append(Work(instruction: instruction, place: place))
  }

  /// Adds an instruction; equal instructions are evaluated once.
  mutating func put(_ instruction: Instruction) -> Int32 {
    if let place = known[instruction] { return place }
    let place = Int32(instructions.count)
    known[instruction] = place
    var source = Sources()
    for need in instruction.needs { source.add(sources[Int(need)]) }
    switch instruction.operation {
    case .flag, .flagBefore:
      flags |= instruction.payload
      source.flags = instruction.payload
    case .input, .inputBefore: source.numbers = inputs[Int(instruction.payload)].bit
    default: break
    }
    instructions.append(instruction)
    marks.append(0)
    sources.append(source)
    if instruction.hasMemory { remember(instruction, at: place, source) }
    return place
  }

  private mutating func remember(_ instruction: Instruction, at place: Int32, _ source: Sources) {
    let needs = stretch(to: instruction.needs)
    let bit = nextBit
    steady.append(
      Steady(
        needs: needs, work: Work(instruction: instruction, place: place), sources: source,
        bit: bit))
    sources[Int(place)] = Sources(numbers: bit)
  }

  /// The bit of the next input; inputs past the last bit share it.
  private var nextBit: UInt64 { 1 << UInt64(min(63, inputs.count + steady.count)) }

  /// The index of the value of an input.
  mutating func put(_ input: Input, before: Bool) -> Int32 {
    var input = input
    var number = inputs.firstIndex {
      $0.signal == input.signal && $0.app == input.app && $0.text == input.text
    }
    if number == nil {
      input.bit = nextBit
      inputs.append(input)
      number = inputs.count - 1
      inputs[inputs.count - 1].place = put(
        Instruction(operation: .input, payload: UInt64(inputs.count - 1)))
    }
    guard let number else { return 0 }
    guard before else { return inputs[number].place }
    let place = put(Instruction(operation: .inputBefore, payload: UInt64(number)))
    inputs[number].before = place
    return place
  }

  mutating func app(_ name: String) -> Int32 { Self.number(of: name, in: &apps) }
  mutating func text(_ text: String) -> Int32 { Self.number(of: text, in: &texts) }

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

  mutating func note(_ comparison: Expression, at place: Int32) {
    comparisons.append(Comparison(rule: rules.count, place: place, expression: comparison))
  }
}
