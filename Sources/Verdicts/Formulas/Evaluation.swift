internal import Gesture

/// What a formula reads of a sample.
protocol FormulaSample {
  var time: Instant { get }
  /// What is not known is no number; what is true or not is 1 or 0.
  func value(of signal: Signal) -> Double
  /// What the app reports under names of its own.
  var signals: AppSignals { get }
}

/// Works out a formula at one sample after the other, and keeps of those before only what it needs.
struct Evaluation {
  let program: Program
  private var values: ContiguousArray<SIMD2<Double>>
  private var memories: ContiguousArray<SIMD2<Double>>
  /// The times of the memories, and whether anything is remembered.
  private var times: ContiguousArray<Int64>
  private var pasts: [PastWindow]
  private var sinces: [SinceWindow]
  private var index = 0

  init(_ program: Program) {
    self.program = program
    values = .init(repeating: .zero, count: program.instructions.count)
    memories = .init(repeating: .zero, count: program.memories)
    times = .init(repeating: 0, count: program.memories)
    pasts = program.pasts.map { PastWindow($0) }
    sinces = program.pasts.map { SinceWindow($0) }
  }
}

extension Evaluation {
  /// Goes on to the next sample: what remembers sees it, and the condition is worked out.
  @inline(__always)
  mutating func advance(to sample: some FormulaSample) -> Truth {
    run(program.steady, sample)
    run(program.early, sample)
    index &+= 1
    return program.condition.map { values[$0] } ?? Truth(margin: .infinity)
  }

  /// Works out what the conclusion needs.
  @inline(__always)
  mutating func conclude(_ sample: some FormulaSample) { run(program.late, sample) }

  /// What an instruction yielded at this sample.
  subscript(instruction: Int) -> SIMD2<Double> { values[instruction] }

  private mutating func run(_ list: [Int], _ sample: some FormulaSample) {
    for index in list { values[index] = work(program.instructions[index], sample) }
  }

  private mutating func work(
    _ instruction: Instruction, _ sample: some FormulaSample
  ) -> SIMD2<Double> {
    let one = values[instruction.one]
    let two = values[instruction.two]
    func number(_ value: Double) -> SIMD2<Double> { SIMD2(value, value) }
    switch instruction.operation {
    case .constant(let value): return number(value)
    case .number(let signal): return number(sample.value(of: signal))
    case .flag(let signal): return Truth(flag: sample.value(of: signal))
    case .app(let name):
      guard case .number(let value) = sample.signals[name] else { return number(.nan) }
      return number(value)
    case .appIs(let name, let text):
      guard let value = sample.signals[name] else { return .unknown }
      return Truth(flag: value == .text(text) ? 1 : 0)
    case .add: return one + two
    case .subtract: return one - two
    case .multiply: return one * two
    case .divide: return one / two
    case .modulo: return number(one.x - two.x * (one.x / two.x).rounded(.down))
    case .negate: return -one
    case .absolute: return number(one.x.magnitude)
    case .least: return number(one.x < two.x || one.x.isNaN ? one.x : two.x)
    case .greatest: return number(one.x > two.x || one.x.isNaN ? one.x : two.x)
    case .floor: return number(one.x.rounded(.down))
    case .round: return number(one.x.rounded())
    case .squareRoot: return number(one.x.squareRoot())
    case .distance: return number((one.x - two.x * (one.x / two.x).rounded()).magnitude)
    case .atMost(let isStrict):
      let margin = two.x + values[instruction.three].x - one.x
      return Truth(margin: isStrict && margin == 0 ? -0.0 : margin)
    case .equal:
      return Truth(margin: values[instruction.three].x - (one.x - two.x).magnitude)
    case .not: return one.opposite
    case .and: return one.and(two)
    case .or: return one.or(two)
    case .previous(let memory):
      let before = index == 0 ? one : memories[memory]
      memories[memory] = one
      return before
    case .rate(let memory): return number(rate(of: one.x, memory, sample.time.nanoseconds))
    case .began(let memory):
      let before = index == 0 ? one : memories[memory]
      memories[memory] = one
      return one.and(before.opposite)
    case .past(let past): return pasts[past].add(one, index, at: sample.time.nanoseconds)
    case .ever(let memory, let isEvery):
      let before = memories[memory]
      memories[memory] = index == 0 ? one : isEvery ? one.and(before) : one.or(before)
      return memories[memory]
    case .since(let past): return sinces[past].add(one, two, at: sample.time.nanoseconds)
    case .everSince(let memory):
      let before = index == 0 ? Truth(margin: -.infinity) : memories[memory]
      memories[memory] = one.or(two.and(before))
      return memories[memory]
    }
  }

  /// Samples at one time have no rate of their own: the last one holds.
  private mutating func rate(of value: Double, _ memory: Int, _ time: Int64) -> Double {
    defer { (memories[memory].x, times[memory]) = (value, time) }
    if index == 0 { memories[memory] = .zero }
    if index > 0, time > times[memory] {
      memories[memory].y = (value - memories[memory].x) / (Double(time - times[memory]) / 1e9)
    }
    return memories[memory].y
  }
}

extension Evaluation {
  /// The comparison that gives a truth its margin: of two that must both hold, the worse one.
  func cause(of instruction: Int, at time: Int64) -> Cause {
    if program.comparisons[instruction] != nil {
      let sides = self.sides(of: instruction)
      return Cause(comparison: instruction, left: sides.0, right: sides.1, time: time)
    }
    let work = program.instructions[instruction]
    switch work.operation {
    case .and:
      return cause(
        of: values[work.two].y.isBelow(values[work.one].y) ? work.two : work.one, at: time)
    case .or:
      return cause(
        of: values[work.one].y.isBelow(values[work.two].y) ? work.two : work.one, at: time)
    case .not: return cause(of: work.one, at: time)
    default: return Cause(time: time)
    }
  }

  /// What a comparison compares.
  private func sides(of instruction: Int) -> (Double, Double) {
    var work = program.instructions[instruction]
    // Behind a sign, or counted in tolerances.
    while true {
      switch work.operation {
      case .not, .divide: work = program.instructions[work.one]
      case .atMost, .equal: return (values[work.one].x, values[work.two].x)
      default: return (.nan, .nan)
      }
    }
  }
}
