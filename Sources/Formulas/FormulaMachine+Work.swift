public import Model

// How each instruction is evaluated.

extension FormulaMachine {
  /// Evaluates the instructions that have not been evaluated at this sample yet.
  func run(_ section: Program.Section) {
    var next = code + Int(section.first)
    let end = code + Int(section.last)
    while next < end {
      let index = Int(next.pointee.index)
      if stamps[index] != sample {
        stamps[index] = sample
        values[index] = work(next)
      }
      next += 1
    }
  }

  @inlinable @inline(__always)
  func number(_ value: Double) -> Truth { Truth(value, value) }

  /// The value of a custom signal, if the app reports no signals at this sample.
  @inlinable @inline(__always)
  func silence(_ input: Program.Input) -> Truth { input.text < 0 ? number(.nan) : .unknown }

  @usableFromInline @inline(never)
  func app(_ input: Program.Input, _ signals: AppSignals) -> Truth {
    let value = signals[program.apps[Int(input.app)]]
    if value != nil { isReported[Int(input.app)] = true }
    guard input.text >= 0 else {
      guard case .number(let number) = value else { return self.number(.nan) }
      return self.number(number)
    }
    guard let value else { return .unknown }
    return Truth(flag: value == .text(program.texts[Int(input.text)]) ? 1 : 0)
  }

  /// The value of another view's signal. The value is unknown if the scene has no view of that
  /// name, or if the view is not observed.
  @inlinable @inline(never)
  func value<Sample: FormulaSample>(_ input: Program.Input, among others: [Sample]) -> Truth {
    let other = peers[Int(input.view)]
    let isKnown = others.indices.contains(other) && others[other].isObserved
    guard input.flag != 0 else {
      return number(isKnown ? others[other].number(input.signal) : .nan)
    }
    let (isTrue, isFalse) = isKnown ? others[other].flags(input.flag) : (0, 0)
    return Truth(isTrue != 0 ? .infinity : -.infinity, isFalse != 0 ? -.infinity : .infinity)
  }

  @inline(__always)
  private func flag(_ bit: UInt64, _ isTrue: UInt64, _ isFalse: UInt64) -> Truth {
    Truth(isTrue & bit != 0 ? .infinity : -.infinity, isFalse & bit != 0 ? -.infinity : .infinity)
  }

  @inline(__always)
  private func work(_ next: UnsafeMutablePointer<Program.Work>) -> Truth {
    let one = values[Int(next.pointee.instruction.one)]
    let two = values[Int(next.pointee.instruction.two)]
    switch next.pointee.instruction.operation {
    case .flag: return flag(next.pointee.instruction.payload, isTrue, isFalse)
    case .flagBefore: return flag(next.pointee.instruction.payload, wasTrue, wasFalse)
    case .add: return one + two
    case .subtract: return one - two
    case .multiply: return one * two
    // The result of a division by 0 is unknown.
    case .divide: return two.x == 0 ? number(.nan) : one / two
    case .modulo: return number(one.x - two.x * (one.x / two.x).rounded(.down))
    case .negate: return -one
    case .absolute: return number(one.x.magnitude)
    case .minimum: return number(one.x < two.x || one.x.isNaN ? one.x : two.x)
    case .greatest: return number(one.x > two.x || one.x.isNaN ? one.x : two.x)
    case .floor: return number(one.x.rounded(.down))
    case .round: return number(one.x.rounded())
    case .squareRoot: return number(one.x.squareRoot())
    case .distance: return number((one.x - two.x * (one.x / two.x).rounded()).magnitude)
    case .atMost:
      return Truth(margin: two.x + values[Int(next.pointee.instruction.three)].x - one.x)
    case .less:
      let margin = two.x + values[Int(next.pointee.instruction.three)].x - one.x
      return Truth(margin: margin == 0 ? -0.0 : margin)
    case .equal:
      let three = values[Int(next.pointee.instruction.three)]
      return Truth(margin: three.x - (one.x - two.x).magnitude)
    case .not: return one.opposite
    case .and: return one.and(two)
    case .or: return one.or(two)
    // The values of these instructions are set before this function runs.
    case .constant, .input, .inputBefore, .isView, .previous, .rate, .fingerSpeed, .back, .extreme,
      .integral, .held, .past, .pastFlag, .ever, .always, .since, .everSince:
      return .unknown
    }
  }
}
