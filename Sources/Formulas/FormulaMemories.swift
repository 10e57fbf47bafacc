/// The data of earlier samples that some instructions store.
struct FormulaMemories {
  private var values: ContiguousArray<Truth>
  private var flags: [FlagWindow]
  private var pasts: [PastWindow]
  private var sinces: [SinceWindow]
  private var rates: [RateMemory]
  private var speeds: [FingerSpeed]
  private var backs: [PastValue]
  private var integrals: [IntegralWindow]
  /// For each instruction with memory, the index of its memory in one of these lists.
  private var windows: [Int]

  init(_ program: Program) {
    let count = program.steady.count
    values = .init(repeating: .zero, count: count)
    flags = []
    pasts = []
    sinces = []
    rates = []
    speeds = []
    backs = []
    integrals = []
    windows = []
    flags.reserveCapacity(count)
    pasts.reserveCapacity(count)
    windows.reserveCapacity(count)
    for steady in program.steady {
      let instruction = steady.work.instruction
      switch instruction.operation {
      case .pastFlag:
        windows.append(flags.count)
        flags.append(FlagWindow(program.pasts[Int(instruction.payload)]))
      case .past, .extreme:
        windows.append(pasts.count)
        pasts.append(PastWindow(program.pasts[Int(instruction.payload)]))
      case .since:
        windows.append(sinces.count)
        sinces.append(SinceWindow(program.pasts[Int(instruction.payload)]))
      case .rate:
        windows.append(rates.count)
        rates.append(RateMemory())
      case .fingerSpeed:
        windows.append(speeds.count)
        speeds.append(FingerSpeed())
      case .back:
        windows.append(backs.count)
        backs.append(PastValue(lag: program.pasts[Int(instruction.payload)].to))
      case .integral:
        windows.append(integrals.count)
        integrals.append(IntegralWindow(program.pasts[Int(instruction.payload)]))
      default: windows.append(0)
      }
    }
  }

  /// The time before which equal samples leave the value of an instruction with memory unchanged.
  func settledUntil(_ number: Int, _ instruction: Instruction, value: Truth) -> Int64 {
    switch instruction.operation {
    // The result lags one sample behind the stored value, which may lag one sample behind the
    // inputs.
    case .previous: values[number].isSame(as: value) ? .max : .min
    case .back: backs[windows[number]].isSettled ? .max : .min
    case .fingerSpeed: speeds[windows[number]].isSettled ? .max : .min
    case .pastFlag: flags[windows[number]].settledUntil
    case .past, .extreme: pasts[windows[number]].settledUntil
    case .rate: rates[windows[number]].isSettled ? .max : .min
    case .integral, .since: .min
    default: .max
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
        one.x, machine.contact(instruction.payload), at: machine.time,
        after: isFirst ? nil : machine.timeBefore)
      return machine.number(rate)
    case .fingerSpeed:
      return machine.number(
        speeds[windows[number]].add(
          one.x, machine.contact(instruction.payload), at: machine.time))
    case .back: return backs[windows[number]].add(one, at: machine.time)
    case .integral:
      return machine.number(integrals[windows[number]].add(one.x, at: machine.time))
    case .extreme:
      let known = one.x.isFinite ? one : Truth.unknown
      let extreme = pasts[windows[number]].add(
        known, Int(machine.sample), at: machine.time, after: machine.timeBefore)
      // Without a sample there is no number, and an unknown sample may have the extreme value.
      return machine.number(extreme.x == extreme.y && extreme.x.isFinite ? extreme.x : .nan)
    case .held:
      if one.isTrue {
        values[number] = two
      } else if isFirst || !one.isFalse {
        values[number] = instruction.payload == 1 ? Truth.unknown : machine.number(.nan)
      }
      return values[number]
    case .pastFlag:
      return flags[windows[number]].add(one, at: machine.time, after: machine.timeBefore)
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
