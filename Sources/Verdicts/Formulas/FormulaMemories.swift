/// What some instructions remember of the samples before.
struct FormulaMemories {
  private var values: ContiguousArray<Truth>
  /// The times of what is remembered.
  private var times: ContiguousArray<Int64>
  private var pasts: [PastWindow]
  private var sinces: [SinceWindow]
  /// The window of each that has one.
  private var windows: [Int]

  init(_ program: Program) {
    values = .init(repeating: .zero, count: program.steady.count)
    times = .init(repeating: 0, count: program.steady.count)
    (pasts, sinces, windows) = ([], [], [])
    for steady in program.steady {
      let instruction = steady.work.instruction
      switch instruction.operation {
      case .past:
        windows.append(pasts.count)
        pasts.append(PastWindow(program.pasts[Int(instruction.payload)]))
      case .since:
        windows.append(sinces.count)
        sinces.append(SinceWindow(program.pasts[Int(instruction.payload)]))
      default: windows.append(0)
      }
    }
  }
}

extension FormulaMemories {
  /// Remembers a sample, and returns what the instruction with that number yields at it.
  mutating func add(
    _ number: Int, _ instruction: Instruction, _ machine: FormulaMachine
  ) -> Truth {
    let one = machine.values[Int(instruction.one)]
    let two = machine.values[Int(instruction.two)]
    let isFirst = machine.sample == 1
    let before = values[number]
    switch instruction.operation {
    case .previous:
      values[number] = one
      return isFirst ? one : before
    case .rate:
      let rate = rate(of: one.x, number, isFirst, machine.time)
      return Truth(rate, rate)
    case .past:
      return pasts[windows[number]].add(one, Int(machine.sample), at: machine.time)
    case .since: return sinces[windows[number]].add(one, two, at: machine.time)
    case .ever: values[number] = isFirst ? one : one.or(before)
    case .always: values[number] = isFirst ? one : one.and(before)
    default: values[number] = one.or(two.and(isFirst ? Truth(margin: -.infinity) : before))
    }
    return values[number]
  }

  /// Samples at one time have no rate of their own: the last one holds.
  private mutating func rate(
    of value: Double, _ number: Int, _ isFirst: Bool, _ time: Int64
  ) -> Double {
    defer { (values[number].x, times[number]) = (value, time) }
    if isFirst { values[number] = .zero }
    if !isFirst, time > times[number] {
      values[number].y = (value - values[number].x) / (Double(time - times[number]) / 1e9)
    }
    return values[number].y
  }
}
