public import Model

/// The values of a sample that formulas can read.
@usableFromInline package protocol FormulaSample {
  var time: Instant { get }
  /// The value of a signal; NaN if it is unknown.
  func number(_ signal: Signal) -> Double
  /// The true flags among the requested flags, and the false flags among them; unknown flags are in
  /// neither set.
  func flags(_ wanted: UInt64) -> (isTrue: UInt64, isFalse: UInt64)
  /// The custom signals of the app.
  var signals: AppSignals { get }
  /// The activity of the fingers on the view.
  var contact: FingerContact { get }
  /// Whether all signals that depend on the scroll range are unchanged since the previous sample.
  var hasSameScrollRange: Bool { get }
  /// Whether the view is observed at this sample. The signals of an unobserved view are unknown to
  /// formulas at other views.
  var isObserved: Bool { get }
}

/// Evaluates formulas sample by sample, and stores only the data of earlier samples that they need.
///
/// The values are stored contiguously in separately allocated memory: nothing is copied,
/// reference-counted or looked up per sample. The values of a sample are read once for all
/// formulas; a conclusion is not evaluated while its condition is false.
@usableFromInline package final class FormulaMachine {
  package let program: Program
  @usableFromInline package let values: UnsafeMutablePointer<Truth>
  /// The sample at which each value was evaluated.
  let stamps: UnsafeMutablePointer<UInt32>
  let code: UnsafeMutablePointer<Program.Work>
  @usableFromInline let rules: UnsafeMutablePointer<Program.Rule>
  private let ruleCount: Int
  private let tests: UnsafeMutablePointer<Program.Test>
  /// The rules whose flags are as their conditions require at the sample: a bit for each rule.
  @usableFromInline let candidates: UnsafeMutablePointer<UInt64>
  /// The flags that conditions require at the sample, and at the previous sample.
  @usableFromInline let conditionFlags: UInt64
  @usableFromInline let conditionFlagsBefore: UInt64
  /// The inputs from the app and from other views, followed by the other inputs that are read at
  /// every sample, and by the inputs that depend only on the scroll range.
  @usableFromInline let inputs: UnsafeMutablePointer<Program.Input>
  @usableFromInline let inputCount: Int
  /// The number of inputs from the app and from other views.
  @usableFromInline let foreignCount: Int
  /// The number of inputs that are read at every sample.
  @usableFromInline let swiftCount: Int
  let steady: UnsafeMutablePointer<Program.Steady>
  let schedule: SteadySchedule
  @usableFromInline let flags: UInt64
  @usableFromInline let readsApp: Bool
  /// The number of consecutive samples with an unchanged scroll range: from the second sample on,
  /// both the values read from the scroll range and their previous values are still valid.
  @usableFromInline @exclusivity(unchecked) var unchangedScrollRanges = 0
  @exclusivity(unchecked) var memories: FormulaMemories
  /// The custom app signals that were reported at some sample.
  @exclusivity(unchecked) var isReported: [Bool]
  /// The last custom signals that the app reported, if a formula reads any.
  @usableFromInline @exclusivity(unchecked) package internal(set) var reported = AppSignals()
  /// The number of the sample, and its time.
  @usableFromInline @exclusivity(unchecked) package internal(set) var sample: UInt32 = 0
  @usableFromInline @exclusivity(unchecked) package internal(set) var time: Int64 = 0
  @usableFromInline @exclusivity(unchecked) package internal(set) var timeBefore: Int64 = 0
  /// The activity of the fingers on the view at the sample.
  @usableFromInline @exclusivity(unchecked) package internal(set) var contact = FingerContact.none
  /// The views that the program names, as indices in the scene; negative if the scene lacks the
  /// view.
  @usableFromInline let peers: [Int]
  /// The activity of the fingers on these views.
  @usableFromInline @exclusivity(unchecked) var contacts: [FingerContact]
  // The Boolean values, now and at the previous sample.
  @usableFromInline @exclusivity(unchecked) package internal(set) var isTrue: UInt64 = 0
  @usableFromInline @exclusivity(unchecked) package internal(set) var isFalse: UInt64 = 0
  @usableFromInline @exclusivity(unchecked) package internal(set) var wasTrue: UInt64 = 0
  @usableFromInline @exclusivity(unchecked) package internal(set) var wasFalse: UInt64 = 0
  /// The changes since the previous sample; `lastChanges` are the changes between the two samples
  /// before this sample.
  @usableFromInline @exclusivity(unchecked) var changes = Program.Sources()
  @usableFromInline @exclusivity(unchecked) var lastChanges = Program.Sources()
  /// Everything that has changed since the first sample.
  @usableFromInline @exclusivity(unchecked) var everChanged = Program.Sources()

  /// - Parameters:
  ///   - view: The index of the view at which the machine evaluates formulas.
  ///   - peers: The indices of the views that the program names; negative for a missing view.
  package init(_ program: Program, at view: Int = 0, peers: [Int] = []) {
    self.program = program
    self.peers = peers
    contacts = Array(repeating: .none, count: peers.count)
    let count = program.instructions.count
    values = .allocate(capacity: count)
    stamps = .allocate(capacity: count)
    stamps.initialize(repeating: 0, count: count)
    code = .copy(of: program.code)
    rules = .copy(of: program.rules)
    ruleCount = program.rules.count
    conditionFlags = program.rules.reduce(0) { $0 | $1.isTrue | $1.isFalse }
    conditionFlagsBefore = program.rules.reduce(0) { $0 | $1.wasTrue | $1.wasFalse }
    tests = .copy(of: program.tests)
    candidates = .copy(of: Array(repeating: 0, count: program.rules.count / 64 + 1))
    let foreign = program.inputs.filter { $0.app >= 0 || $0.view >= 0 }
    let own = program.inputs.filter { $0.app < 0 && $0.view < 0 }
    let slow = own.filter { $0.signal.isOfScrollRange }
    inputs = .copy(of: foreign + own.filter { !$0.signal.isOfScrollRange } + slow)
    steady = .copy(of: program.steady)
    inputCount = program.inputs.count
    foreignCount = foreign.count
    swiftCount = inputCount - slow.count
    schedule = SteadySchedule(program.steady)
    flags = program.flags
    readsApp = !program.apps.isEmpty
    memories = FormulaMemories(program)
    isReported = Array(repeating: false, count: program.apps.count)
    for (index, instruction) in program.instructions.enumerated() {
      switch instruction.operation {
      case .constant:
        (values + index).initialize(to: number(Double(bitPattern: instruction.payload)))
      case .isView:
        let isSame = peers[Int(instruction.payload)] == view
        (values + index).initialize(to: Truth(flag: isSame ? 1 : 0))
      default: (values + index).initialize(to: number(.nan))
      }
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
    schedule.deallocate()
    candidates.deallocate()
  }

  /// Advances to the next sample: reads its values, and updates the instructions with memory.
  ///
  /// - Parameter others: The same sample at every view of the scene.
  @inlinable @inline(__always)
  package func advance<Sample: FormulaSample>(to next: Sample, among others: [Sample] = []) {
    sample &+= 1
    timeBefore = time
    time = next.time.nanoseconds
    contact = next.contact
    var isTouched = contact.isActive
    for index in peers.indices where others.indices.contains(peers[index]) {
      contacts[index] = others[peers[index]].contact
      if contacts[index].isActive { isTouched = true }
    }
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
    changes.flags =
      (isTrue ^ wasTrue) | (isFalse ^ wasFalse) | Program.Sources.contact.when(isTouched)
    // Most apps report no custom signals.
    let isSilent = next.signals.isEmpty
    unchangedScrollRanges = next.hasSameScrollRange ? unchangedScrollRanges &+ 1 : 0
    for index in 0..<foreignCount {
      let input = inputs + index
      let value =
        input.pointee.view >= 0
        ? self.value(input.pointee, among: others)
        : isSilent ? silence(input.pointee) : app(input.pointee, next.signals)
      let slot = Int(input.pointee.index)
      let was = values[slot]
      if !value.isSame(as: was) {
        changes.numbers |= input.pointee.bit
        values[slot] = value
      }
      if input.pointee.before >= 0 { values[Int(input.pointee.before)] = sample == 1 ? value : was }
    }
    for index in foreignCount..<(unchangedScrollRanges > 1 ? swiftCount : inputCount) {
      let input = inputs + index
      let value = next.number(input.pointee.signal)
      let slot = values + Int(input.pointee.index)
      let was = slot.pointee.x
      if value.bitPattern != was.bitPattern {
        changes.numbers |= input.pointee.bit
        slot.pointee = number(value)
      }
      if input.pointee.before >= 0 {
        values[Int(input.pointee.before)] = number(sample == 1 ? value : was)
      }
    }
    if readsApp, !isSilent || !reported.isEmpty { reported = next.signals }
    if sample == 1 { changes = Program.Sources(numbers: .max, flags: .max) }
    if sample == 1
      || changes.flags & conditionFlags | lastChanges.flags & conditionFlagsBefore != 0
    {
      findCandidates()
    }
    remember()
    if sample > 1 {
      everChanged.numbers |= changes.numbers
      everChanged.flags |= changes.flags
    }
  }

  /// The activity of the fingers on a view. 0 is the formula machine's own view; larger numbers are
  /// the views that the program names.
  func contact(_ view: UInt64) -> FingerContact {
    view == 0 ? contact : contacts[Int(view) - 1]
  }

  /// Finds the rules whose flags are as their conditions require. Most conditions already fail
  /// here.
  @usableFromInline func findCandidates() {
    var word: UInt64 = 0
    for index in 0..<ruleCount {
      let rule = rules + index
      let lacking =
        rule.pointee.isTrue & ~isTrue | rule.pointee.isFalse & ~isFalse
        | rule.pointee.wasTrue & ~wasTrue | rule.pointee.wasFalse & ~wasFalse
      if lacking == 0 { word |= 1 &<< UInt64(index & 63) }
      if index & 63 == 63 {
        candidates[index &>> 6] = word
        word = 0
      }
    }
    candidates[ruleCount &>> 6] = word
  }

  /// The rules whose flags are as their conditions require, among the 64 rules from `64 * word` on.
  @inlinable @inline(__always)
  package func candidates(_ word: Int) -> UInt64 { candidates[word] }

  /// Whether the condition of a formula is true.
  @inlinable @inline(__always)
  package func isMet(_ rule: Int) -> Bool {
    guard candidates[rule &>> 6] & (1 &<< UInt64(rule & 63)) != 0 else { return false }
    let rule = rules + rule
    if rule.pointee.tests.first == rule.pointee.tests.last { return true }
    if rule.pointee.known &+ 1 != sample || !isUnchanged(rule.pointee.testSources) {
      rule.pointee.passes = passes(rule.pointee.tests)
    }
    rule.pointee.known = sample
    return rule.pointee.passes
  }

  @usableFromInline func passes(_ section: Program.Section) -> Bool {
    for index in Int(section.first)..<Int(section.last) {
      let test = tests + index
      if test.pointee.known &+ 1 != sample || !isUnchanged(test.pointee.sources) {
        run(test.pointee.needs)
      }
      test.pointee.known = sample
      let truth = values[Int(test.pointee.index)]
      guard test.pointee.isTrue ? truth.isTrue : truth.isFalse else { return false }
    }
    return true
  }

  /// Whether the conclusion of a formula is unknown, because the app does not show a value that it
  /// reads.
  @inlinable @inline(__always)
  package func isUnknown(_ rule: Int) -> Bool {
    let (flags, index) = (rules[rule].vitalFlags, rules[rule].vitalIndex)
    return (isTrue | isFalse) & flags != flags || index >= 0 && values[Int(index)].x.isNaN
  }

  /// Whether the conclusion of a formula is the same as at the previous sample.
  @inlinable @inline(__always)
  package func isUnchanged(_ rule: Int) -> Bool { isUnchanged(rules[rule].sources) }

  /// Evaluates the conclusion of a formula, and returns its truth; unknown if it looks ahead.
  package func conclude(_ rule: Int) -> Truth {
    run(rules[rule].conclusion)
    let index = rules[rule].index
    return index < 0 ? .unknown : values[Int(index)]
  }

  @inlinable func isUnchanged(_ sources: Program.Sources) -> Bool {
    changes.numbers & sources.numbers | changes.flags & sources.flags
      | lastChanges.numbers & sources.numbersBefore | lastChanges.flags & sources.flagsBefore == 0
  }
}

extension UnsafeMutablePointer {
  fileprivate static func copy(of list: [Pointee]) -> UnsafeMutablePointer {
    let copy = UnsafeMutablePointer.allocate(capacity: max(1, list.count))
    for (index, element) in list.enumerated() { (copy + index).initialize(to: element) }
    return copy
  }
}
