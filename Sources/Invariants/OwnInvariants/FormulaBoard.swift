internal import Formulas
internal import Model
internal import Replay

/// The formulas by which a replay is judged: a single program, and a separate board for every view.
struct FormulaSet {
  private var members: [Member] = []
  private var sequences: [SequenceMember] = []

  /// - Parameter count: The number of formulas.
  init(_ count: Int) { members.reserveCapacity(count) }

  /// A formula, its index among the judged invariants, and the terms that apply to it.
  struct Member: Sendable {
    var own: OwnInvariant
    var number: Int
    var terms: Terms
  }

  /// A sequence, its index among the judged invariants, and the terms that apply to it.
  struct SequenceMember: Sendable {
    var own: OwnSequence
    var number: Int
    var terms: Terms
  }

  /// Adds a formula; returns the verdict that applies if the formula is not judged at any view.
  ///
  /// - Parameter number: The index of the formula among the judged invariants.
  mutating func add(_ own: OwnInvariant, _ number: Int, _ terms: Terms) -> Verdict {
    if let reason = own.reads.obstacle(terms) { return .untested(reason) }
    members.append(Member(own: own, number: number, terms: terms))
    return .notApplicable
  }

  /// Adds a sequence; returns the verdict that applies if the sequence is not judged at any view.
  mutating func add(_ own: OwnSequence, _ number: Int, _ terms: Terms) -> Verdict {
    if let reason = own.reads.obstacle(terms) { return .untested(reason) }
    sequences.append(SequenceMember(own: own, number: number, terms: terms))
    return .notApplicable
  }

  /// The board of each view; nil if there are no formulas.
  ///
  /// - Parameters:
  ///   - views: The facts of every view.
  ///   - programs: The programs that were compiled for earlier recordings.
  func boards(_ views: [Facts], _ programs: FormulaPrograms?) -> [FormulaBoard?] {
    if members.isEmpty, sequences.isEmpty { return views.map { _ in nil } }
    let program =
      programs?.program(of: members, sequences) ?? Program(members, sequences)
    let names = views.map(\.scene.id)
    return views.map { facts in
      let instances = members.enumerated().map { rule, member in
        FormulaInstance(
          member.own, member.number, rule, of: program, member.terms, sceneViews: names)
      }
      let machine = FormulaMachine(program, at: facts, among: views)
      let states = zip(sequences, program.sequences).map { member, rules in
        SequenceInstance(
          member.own, member.number, rules, member.terms, at: facts.scene.id, of: names)
      }
      return FormulaBoard(machine, instances, states, views)
    }
  }
}

/// The formulas at one view of a replay, evaluated together by one formula machine.
final class FormulaBoard {
  private let machine: FormulaMachine
  /// The facts of every view, because formulas may read other views.
  private let views: [Facts]
  private let observers: Uncounted<FormulaInstance>
  private let sequences: [SequenceInstance]
  private let hasSequences: Bool
  private let states: UnsafeMutablePointer<State>
  /// The formulas that look ahead, as a bit for each formula: a step may end the wait for their
  /// conclusions even if their condition is false.
  private let aheads: UnsafeMutablePointer<UInt64>
  private let aheadCount: Int

  /// The state of a formula that is used in the innermost loop.
  private struct State {
    /// The last sample at which the condition was true.
    var met: UInt32 = 0
    /// Whether the conclusion was evaluated since the condition became true.
    var isJudged = false
    let looksAhead: Bool
    /// Whether an unknown conclusion need not be reported.
    let isBlind: Bool
  }

  init(
    _ machine: FormulaMachine, _ instances: [FormulaInstance], _ sequences: [SequenceInstance],
    _ views: [Facts]
  ) {
    self.machine = machine
    self.views = views
    self.sequences = sequences
    hasSequences = !sequences.isEmpty
    observers = Uncounted(instances)
    states = .allocate(capacity: max(1, instances.count))
    aheadCount = (instances.count + 63) / 64
    aheads = .allocate(capacity: max(1, aheadCount))
    aheads.initialize(repeating: 0, count: max(1, aheadCount))
    for sequence in sequences { sequence.machine = machine }
    for (index, instance) in instances.enumerated() {
      instance.machine = machine
      if machine.program.aheads[index] != nil { aheads[index / 64] |= 1 << UInt64(index % 64) }
      (states + index).initialize(
        to: State(
          looksAhead: machine.program.aheads[index] != nil, isBlind: !instance.readsScrollRange))
    }
  }

  deinit {
    states.deallocate()
    aheads.deallocate()
  }

  var instances: [InvariantInstance] { observers.objects + sequences }

  func observe(_ facts: Facts) {
    machine.advance(to: facts, among: views)
    let isLook = facts.sight.isLook
    for word in 0..<aheadCount {
      var rest = machine.candidates(word) & members(word) | aheads[word]
      while rest != 0 {
        observe(facts, word &* 64 &+ rest.trailingZeroBitCount, isLook: isLook)
        rest &= rest &- 1
      }
    }
    if hasSequences { for sequence in sequences { sequence.see(facts) } }
  }

  /// The formulas among the 64 rules from `64 * word` on; the other rules belong to sequences.
  @inline(__always)
  private func members(_ word: Int) -> UInt64 {
    let count = observers.count &- word &* 64
    return count >= 64 ? .max : (1 &<< UInt64(count)) &- 1
  }

  @inline(__always)
  private func observe(_ facts: Facts, _ rule: Int, isLook: Bool) {
    let sample = machine.sample
    let state = states + rule
    guard machine.isMet(rule) else {
      if state.pointee.looksAhead { observers.with(rule) { $0.wait(facts) } }
      return
    }
    let goesOn = state.pointee.met &+ 1 == sample
    state.pointee.met = sample
    if state.pointee.looksAhead {
      observers.with(rule) { $0.look(facts, isFirst: !goesOn) }
    } else if goesOn, isLook,
      state.pointee.isJudged && machine.isUnchanged(rule)
        || state.pointee.isBlind && machine.isUnknown(rule)
    {
      // Nothing to judge: the conclusion is unchanged, or unknown.
    } else {
      state.pointee.isJudged = isLook
      observers.with(rule) { $0.judge(facts, machine, isFirst: !goesOn) }
    }
  }
}

extension FormulaMachine {
  /// Creates a machine that evaluates formulas at one view of a scene.
  convenience init(_ program: Program, at facts: Facts, among views: [Facts]) {
    self.init(
      program, at: facts.view, peers: program.views.map { facts.index(of: $0, among: views) })
  }
}

extension Facts {
  /// The name that means the surrounding view, if no view of the scene has this name.
  private static let outer = "outer"

  /// The index of the view with a name; -1 if there is no such view.
  fileprivate func index(of name: String, among views: [Facts]) -> Int {
    if let index = views.firstIndex(where: { $0.scene.id == name }) { return index }
    return name == Self.outer ? outer?.view ?? -1 : -1
  }
}
