/// The data of earlier samples that some instructions store.
struct FormulaMemories {
  private var values: ContiguousArray<Truth>
  private var pasts: [PastWindow]
  private var sinces: [SinceWindow]
  private var rates: [RateMemory]
  /// For each such instruction, the index of its window or rate.
  private var windows: [Int]

  init(_ program: Program) {
    values = .init(repeating: .zero, count: program.steady.count)
    pasts = []
    sinces = []
    rates = []
    windows = []
    for steady in program.steady {
      let instruction = steady.work.instruction
      switch instruction.operation {
      case .past:
        windows.append(pasts.count)
        pasts.append(PastWindow(program.pasts[Int(instruction.payload)]))
      case .since:
        windows.append(sinces.count)
        sinces.append(SinceWindow(program.pasts[Int(instruction.payload)]))
      case .rate:
        windows.append(rates.count)
        rates.append(RateMemory())
      default: windows.append(0)
      }
    }
  }

  /// Whether one more sample changes nothing.
  ///
  /// - Parameter isSame: Whether the sample equals the two before.
  func isSettled(_ number: Int, _ work: Program.Work, _ machine: FormulaMachine, isSame: Bool)
    -> Bool
  {
    let instruction = work.instruction
    return switch instruction.operation {
    // It lags one sample behind.
    case .previous: isSame && values[number].isSame(as: machine.values[Int(work.index)])
    // `ever` latches.
    case .ever: isSame || values[number].x == .infinity
    case .always: isSame || values[number].y == -.infinity
    case .since: false
    case .past: isSame && pasts[windows[number]].isSettled(at: machine.time)
    case .rate: isSame && machine.contact == .none && rates[windows[number]].isSettled
    default: isSame
    }
  }

  /// Stores a sample, and returns the instruction's value at it.
  mutating func add(_ number: Int, _ instruction: Instruction, _ machine: FormulaMachine) -> Truth {
    let one = machine.values[Int(instruction.one)]
    let two = machine.values[Int(instruction.two)]
    let isFirst = machine.sample == 1
    let before = values[number]
    switch instruction.operation {
    case .previous:
      values[number] = one
      return isFirst ? one : before
    case .rate:
      let rate = rates[windows[number]].add(
        one.x, machine.contact, at: machine.time, after: isFirst ? nil : machine.timeBefore)
      return Truth(rate, rate)
    case .past:
      return pasts[windows[number]].add(
        one, Int(machine.sample), at: machine.time, after: machine.timeBefore)
    case .since: return sinces[windows[number]].add(one, two, at: machine.time)
    case .ever: values[number] = isFirst ? one : one.or(before)
    case .always: values[number] = isFirst ? one : one.and(before)
    default: values[number] = one.or(two.and(isFirst ? Truth(margin: -.infinity) : before))
    }
    return values[number]
  }
}
