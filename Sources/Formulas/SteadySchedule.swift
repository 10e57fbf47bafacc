/// Which instructions with memory must be evaluated at a sample: those that depend on something that
/// changed, and those whose value may change by itself.
///
/// The sets have a bit for each instruction, in the order of evaluation.
struct SteadySchedule {
  private let wordCount: Int
  /// The instructions that must still be evaluated at the sample.
  private let due: UnsafeMutablePointer<UInt64>
  /// The instructions that must be evaluated at every sample, and those with a time from which they
  /// must be evaluated.
  private let restless: UnsafeMutablePointer<UInt64>
  private let timed: UnsafeMutablePointer<UInt64>
  /// The instructions whose value is not final yet.
  private let live: UnsafeMutablePointer<UInt64>
  /// Everything on which any instruction depends.
  private var relevant = Program.Sources()
  /// For each bit of the four members of `Program.Sources`, the instructions that depend on it.
  private let dependents: UnsafeMutablePointer<UInt64>

  private enum Member {
    static let numbers = 0
    static let flags = 64
    static let numbersBefore = 128
    static let flagsBefore = 192
    static let count = 256
  }

  init(_ steady: [Program.Steady]) {
    wordCount = (steady.count + 63) / 64
    due = .allocate(capacity: wordCount * (4 + Member.count) + 1)
    due.initialize(repeating: 0, count: wordCount * (4 + Member.count) + 1)
    restless = due + wordCount
    timed = restless + wordCount
    live = timed + wordCount
    dependents = live + wordCount
    for (index, steady) in steady.enumerated() {
      live[index >> 6] |= Self.bit(index)
      relevant.add(steady.sources)
      add(index, to: Member.numbers, steady.sources.numbers)
      add(index, to: Member.flags, steady.sources.flags)
      add(index, to: Member.numbersBefore, steady.sources.numbersBefore)
      add(index, to: Member.flagsBefore, steady.sources.flagsBefore)
    }
  }

  func deallocate() { due.deallocate() }

  @inline(__always)
  private static func bit(_ index: Int) -> UInt64 { 1 &<< UInt64(index & 63) }

  private func add(_ index: Int, to member: Int, _ sources: UInt64) {
    var sources = sources
    while sources != 0 {
      let bit = sources.trailingZeroBitCount
      sources &= sources &- 1
      dependents[(member + bit) * wordCount + index >> 6] |= Self.bit(index)
    }
  }
}

extension SteadySchedule {
  /// Makes all instructions due.
  func beginAll() { for word in 0..<wordCount { due[word] = live[word] } }

  /// Makes the instructions due that must be evaluated at a time with these changes.
  @inline(__always)
  func begin(
    at time: Int64, _ changes: Program.Sources, _ lastChanges: Program.Sources,
    _ steady: UnsafeMutablePointer<Program.Steady>
  ) {
    for word in 0..<wordCount {
      var set = restless[word]
      var rest = timed[word]
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        rest &= rest &- 1
        if time >= steady[word &* 64 &+ bit].settledUntil { set |= 1 &<< UInt64(bit) }
      }
      due[word] = set
    }
    mark(Member.numbers, changes.numbers & relevant.numbers)
    mark(Member.flags, changes.flags & relevant.flags)
    mark(Member.numbersBefore, lastChanges.numbers & relevant.numbersBefore)
    mark(Member.flagsBefore, lastChanges.flags & relevant.flagsBefore)
  }

  @inline(__always)
  private func mark(_ member: Int, _ changes: UInt64) {
    guard wordCount > 1 else {
      let set = dependents + member
      var (rest, all) = (changes, UInt64.zero)
      while rest != 0 {
        all |= set[rest.trailingZeroBitCount]
        rest &= rest &- 1
      }
      due.pointee |= all
      return
    }
    var rest = changes
    while rest != 0 {
      let set = dependents + (member &+ rest.trailingZeroBitCount) &* wordCount
      for word in 0..<wordCount { due[word] |= set[word] }
      rest &= rest &- 1
    }
  }

  /// Removes the next instruction from the due instructions; -1 if there is none.
  @inline(__always)
  func next() -> Int {
    for word in 0..<wordCount {
      let rest = due[word] & live[word]
      due[word] = rest & (rest &- 1)
      if rest != 0 { return word &* 64 &+ rest.trailingZeroBitCount }
    }
    return -1
  }

  /// Makes the instructions due that depend on the changed value of an instruction. They come after
  /// it in the order of evaluation.
  @inline(__always)
  func add(dependentsOf index: Int, _ bit: UInt64) {
    let set = dependents + bit.trailingZeroBitCount &* wordCount
    for word in (index &>> 6)..<wordCount {
      // Inputs and instructions past the last bit share it.
      let later = word == index &>> 6 ? (UInt64.max &<< UInt64(index & 63)) &<< 1 : .max
      due[word] |= set[word] & later
    }
  }

  /// Notes the time until which the value of an instruction stays the same by itself: `.min` if it
  /// may change at every sample, and `.max` if it never does.
  @inline(__always)
  func note(_ index: Int, settledUntil time: Int64) {
    let (word, bit) = (index &>> 6, Self.bit(index))
    if time == .min { restless[word] |= bit } else { restless[word] &= ~bit }
    if time == .min || time == .max { timed[word] &= ~bit } else { timed[word] |= bit }
  }

  /// Notes that the value of an instruction is final.
  func end(_ index: Int) { live[index &>> 6] &= ~Self.bit(index) }
}

extension FormulaMachine {
  /// Evaluates the instructions with memory whose value may have changed.
  @usableFromInline func remember() {
    // At the first two samples everything is evaluated, including values that never change.
    if sample <= 2 {
      schedule.beginAll()
    } else {
      schedule.begin(at: time, changes, lastChanges, steady)
    }
    while true {
      let index = schedule.next()
      if index < 0 { return }
      let steady = steady + index
      run(steady.pointee.needs)
      let instruction = steady.pointee.work.instruction
      let value = memories.add(index, instruction, self)
      let slot = Int(steady.pointee.work.index)
      if !value.isSame(as: values[slot]) {
        changes.numbers |= steady.pointee.bit
        values[slot] = value
        schedule.add(dependentsOf: index, steady.pointee.bit)
      }
      let time = memories.settledUntil(index, instruction, value: value)
      steady.pointee.settledUntil = time
      schedule.note(index, settledUntil: time)
      if instruction.isFinal(value) { schedule.end(index) }
    }
  }
}
