internal import Gesture

/// What formulas read of a sample.
protocol FormulaSample {
  var time: Instant { get }
  /// What is not known is no number.
  func number(_ signal: Signal) -> Double
  /// Those of the wanted flags that are true, and those that are not; neither of what is not known.
  func flags(_ wanted: UInt64) -> (isTrue: UInt64, isFalse: UInt64)
  /// What the app reports under names of its own.
  var signals: AppSignals { get }
  /// What the fingers on the view do.
  var contact: FingerContact { get }
  /// Whether all signals of the room are what they were at the sample before.
  var hasSameRoom: Bool { get }
}

/// Works out formulas at one sample after the other, and keeps of those before only what they need.
///
/// The values stand side by side in memory of its own: nothing is copied, counted or looked up while
/// samples go by. What a sample has is read once for all formulas; of a conclusion nothing is worked out
/// while the condition is not true.
final class FormulaMachine {
  let program: Program
  let values: UnsafeMutablePointer<Truth>
  /// The sample at which each value was worked out.
  let stamps: UnsafeMutablePointer<UInt32>
  let code: UnsafeMutablePointer<Program.Work>
  private let rules: UnsafeMutablePointer<Program.Rule>
  private let tests: UnsafeMutablePointer<Program.Test>
  /// What is read at every sample, and behind that what the room of the view decides.
  private let inputs: UnsafeMutablePointer<Program.Input>
  private let inputCount: Int
  private let swiftCount: Int
  private let steady: UnsafeMutablePointer<Program.Steady>
  private let steadyCount: Int
  private let flags: UInt64
  private let readsApp: Bool
  /// At how many samples in a row the room was that of the sample before: what is read of it stands, and
  /// so does what it was before, from the second on.
  @exclusivity(unchecked) private var sameRooms = 0
  @exclusivity(unchecked) var memories: FormulaMemories
  /// The app's own signals that were reported at some sample.
  @exclusivity(unchecked) var isReported: [Bool]
  /// What the app reported last under names of its own, where a formula reads any.
  @exclusivity(unchecked) private(set) var reported = AppSignals()
  /// The number of the sample, and its time.
  @exclusivity(unchecked) private(set) var sample: UInt32 = 0
  @exclusivity(unchecked) private(set) var time: Int64 = 0
  @exclusivity(unchecked) private(set) var timeBefore: Int64 = 0
  /// What the fingers on the view do at the sample.
  @exclusivity(unchecked) private(set) var contact = FingerContact.none
  // What is true or not, now and at the sample before.
  @exclusivity(unchecked) private(set) var isTrue: UInt64 = 0
  @exclusivity(unchecked) private(set) var isFalse: UInt64 = 0
  @exclusivity(unchecked) private(set) var wasTrue: UInt64 = 0
  @exclusivity(unchecked) private(set) var wasFalse: UInt64 = 0
  /// What changed since the sample before the last one.
  @exclusivity(unchecked) private var changes = Program.Sources()
  @exclusivity(unchecked) private var lastChanges = Program.Sources()

  init(_ program: Program) {
    self.program = program
    let count = program.instructions.count
    values = .allocate(capacity: count)
    stamps = .allocate(capacity: count)
    stamps.initialize(repeating: 0, count: count)
    code = .copy(of: program.code)
    rules = .copy(of: program.rules)
    tests = .copy(of: program.tests)
    let swift = program.inputs.filter { $0.app >= 0 || !$0.signal.isOfTheRoom }
    let slow = program.inputs.filter { $0.app < 0 && $0.signal.isOfTheRoom }
    inputs = .copy(of: swift + slow)
    steady = .copy(of: program.steady)
    inputCount = program.inputs.count
    swiftCount = swift.count
    steadyCount = program.steady.count
    flags = program.flags
    readsApp = !program.apps.isEmpty
    memories = FormulaMemories(program)
    isReported = Array(repeating: false, count: program.apps.count)
    for (place, instruction) in program.instructions.enumerated() {
      let value =
        instruction.operation == .constant ? Double(bitPattern: instruction.payload) : .nan
      (values + place).initialize(to: Truth(value, value))
    }
  }

  deinit {
    values.deallocate()
    stamps.deallocate()
    code.deallocate()
    rules.deallocate()
    tests.deallocate()
    inputs.deallocate()
    steady.deallocate()
  }

  /// Goes on to the next sample: it is read, and what remembers sees it.
  @inline(__always)
  func advance(to next: some FormulaSample) {
    sample &+= 1
    timeBefore = time
    time = next.time.nanoseconds
    contact = next.contact
    lastChanges = changes
    changes = Program.Sources()
    let (nowTrue, nowFalse) = next.flags(flags)
    if sample == 1 {
      isTrue = nowTrue
      isFalse = nowFalse
    }
    wasTrue = isTrue
    wasFalse = isFalse
    isTrue = nowTrue
    isFalse = nowFalse
    changes.flags = (isTrue ^ wasTrue) | (isFalse ^ wasFalse)
    // Most apps report nothing of their own.
    let isSilent = next.signals.isEmpty
    sameRooms = next.hasSameRoom ? sameRooms &+ 1 : 0
    for index in 0..<(sameRooms > 1 ? swiftCount : inputCount) {
      let input = inputs + index
      let value =
        input.pointee.app < 0
        ? number(next.number(input.pointee.signal))
        : isSilent ? silence(input.pointee) : app(input.pointee, next.signals)
      let place = Int(input.pointee.place)
      let was = values[place]
      if !value.isSame(as: was) {
        changes.numbers |= input.pointee.bit
        values[place] = value
      }
      if input.pointee.before >= 0 { values[Int(input.pointee.before)] = sample == 1 ? value : was }
    }
    if readsApp, !isSilent || !reported.isEmpty { reported = next.signals }
    if sample == 1 { changes = Program.Sources(numbers: .max, flags: .max) }
    remember()
  }

  /// Whether the condition of a formula is true.
  @inline(__always)
  func isMet(_ rule: Int) -> Bool {
    let rule = rules + rule
    guard
      rule.pointee.isTrue & ~isTrue | rule.pointee.isFalse & ~isFalse
        | rule.pointee.wasTrue & ~wasTrue | rule.pointee.wasFalse & ~wasFalse == 0
    else { return false }
    return rule.pointee.tests.first == rule.pointee.tests.last || passes(rule.pointee.tests)
  }

  private func passes(_ stretch: Program.Stretch) -> Bool {
    for index in Int(stretch.first)..<Int(stretch.last) {
      let test = tests + index
      if test.pointee.known &+ 1 != sample || !isUnchanged(test.pointee.sources) {
        run(test.pointee.needs)
      }
      test.pointee.known = sample
      let truth = values[Int(test.pointee.place)]
      guard test.pointee.isTrue ? truth.isTrue : truth.isFalse else { return false }
    }
    return true
  }

  /// Whether the conclusion of a formula is not known, since the app does not show what it speaks of.
  @inline(__always)
  func isUnknown(_ rule: Int) -> Bool {
    let (flags, place) = (rules[rule].vitalFlags, rules[rule].vitalPlace)
    return (isTrue | isFalse) & flags != flags || place >= 0 && values[Int(place)].x.isNaN
  }

  /// Whether the conclusion of a formula is what it was at the sample before.
  @inline(__always)
  func isUnchanged(_ rule: Int) -> Bool { isUnchanged(rules[rule].sources) }

  /// Whether the app ever reported a signal of its own; nothing where no formula reads it.
  func isReported(_ name: String) -> Bool? {
    program.apps.firstIndex(of: name).map { isReported[$0] }
  }

  /// Works out what the conclusion of a formula needs; returns its truth, if it is known at once.
  func conclude(_ rule: Int) -> Truth {
    run(rules[rule].conclusion)
    let place = rules[rule].place
    return place < 0 ? .unknown : values[Int(place)]
  }

  /// Whether a rate or a delta in the conclusion of a formula, which was worked out, is a number other than 0;
  /// true where it has none.
  func hasChange(_ rule: Int) -> Bool {
    let changes = program.changes[rule]
    return changes.isEmpty
      || changes.contains {
        let change = values[Int($0)].x
        return change.isFinite && change != 0
      }
  }

  private func isUnchanged(_ sources: Program.Sources) -> Bool {
    (changes.numbers | lastChanges.numbers) & sources.numbers
      | (changes.flags | lastChanges.flags) & sources.flags == 0
  }

  private func remember() {
    for index in 0..<steadyCount {
      let steady = steady + index
      let place = Int(steady.pointee.work.place)
      // What never changes must have been seen once.
      if sample > 2,
        memories.isSettled(
          index, steady.pointee.work, self, isSame: isUnchanged(steady.pointee.sources))
      {
        continue
      }
      run(steady.pointee.needs)
      let value = memories.add(index, steady.pointee.work.instruction, self)
      if !value.isSame(as: values[place]) {
        changes.numbers |= steady.pointee.bit
        values[place] = value
      }
    }
  }
}

extension UnsafeMutablePointer {
  fileprivate static func copy(of list: [Pointee]) -> UnsafeMutablePointer {
    let copy = UnsafeMutablePointer.allocate(capacity: max(1, list.count))
    for (index, element) in list.enumerated() { (copy + index).initialize(to: element) }
    return copy
  }
}
