internal import Gesture
internal import Replay

/// The formulas that a replay is judged by: one program, with which every view has a board of its own.
struct FormulaSet {
  private var program: Program
  private var formulas: [(own: OwnInvariant, number: Int, terms: Terms)] = []

  init(_ terms: Terms) { program = Program(terms) }

  /// Adds a formula; returns the verdict where nothing puts it to the test.
  ///
  /// - Parameter number: Which of the invariants that are judged it is.
  mutating func add(_ own: OwnInvariant, _ number: Int, _ terms: Terms) -> Verdict {
    if let reason = own.obstacle(terms) { return .untested(reason) }
    program.add(own.formula, terms)
    formulas.append((own, number, terms))
    return .notApplicable
  }

  /// The formulas at a view, if there are any.
  func board() -> FormulaBoard? {
    if formulas.isEmpty { return nil }
    let instances = formulas.enumerated().map { rule, formula in
      FormulaInstance(formula.own, formula.number, rule, of: program, formula.terms)
    }
    return FormulaBoard(program, instances)
  }
}

/// The formulas at one view of a replay, which one machine works out together.
final class FormulaBoard {
  private let machine: FormulaMachine
  let instances: [FormulaInstance]
  /// The instances again, without a count of who holds them: `instances` does.
  private let observers: [Unmanaged<FormulaInstance>]
  private let count: Int
  private let states: UnsafeMutablePointer<State>

  /// How far a formula is: what the innermost loop needs of it.
  private struct State {
    /// The last sample at which the condition was true.
    var met: UInt32 = 0
    /// Whether the conclusion was worked out since the condition became true.
    var isJudged = false
    let looksAhead: Bool
    /// Whether nothing has to be said where the conclusion is not known.
    let isBlind: Bool
  }

  init(_ program: Program, _ instances: [FormulaInstance]) {
    machine = FormulaMachine(program)
    self.instances = instances
    observers = instances.map { .passUnretained($0) }
    count = instances.count
    states = .allocate(capacity: max(1, count))
    for (index, instance) in instances.enumerated() {
      instance.machine = machine
      (states + index).initialize(
        to: State(looksAhead: program.aheads[index] != nil, isBlind: !instance.readsRoom))
    }
  }

  deinit { states.deallocate() }
}

extension FormulaBoard {
  func observe(_ facts: Facts) {
    machine.advance(to: facts)
    let sample = machine.sample
    for rule in 0..<count {
      let state = states + rule
      guard machine.isMet(rule) else {
        if state.pointee.looksAhead {
          observers[rule]._withUnsafeGuaranteedRef { $0.wait(facts) }
        }
        continue
      }
      let goesOn = state.pointee.met &+ 1 == sample
      state.pointee.met = sample
      if state.pointee.looksAhead {
        observers[rule]._withUnsafeGuaranteedRef { $0.look(facts, isFirst: !goesOn) }
      } else if goesOn, facts.sight.isLook,
        state.pointee.isJudged && machine.isUnchanged(rule)
          || state.pointee.isBlind && machine.isUnknown(rule)
      {
        // It is what it was, or not known.
      } else {
        state.pointee.isJudged = facts.sight.isLook
        observers[rule]._withUnsafeGuaranteedRef { $0.judge(facts, isFirst: !goesOn) }
      }
    }
  }
}
