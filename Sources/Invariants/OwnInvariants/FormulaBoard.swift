internal import Formulas
internal import Model
internal import Replay

/// The formulas that a replay is judged by: one program, for which every view has its own board.
struct FormulaSet {
  private var members: [Member] = []

  /// A formula, its index among the judged invariants, and the terms that it is judged by.
  struct Member: Sendable {
    var own: OwnInvariant
    var number: Int
    var terms: Terms
  }

  /// Adds a formula; returns its verdict for the case that it is not exercised.
  ///
  /// - Parameter number: Its index among the judged invariants.
  mutating func add(_ own: OwnInvariant, _ number: Int, _ terms: Terms) -> Verdict {
    if let reason = own.obstacle(terms) { return .untested(reason) }
    members.append(Member(own: own, number: number, terms: terms))
    return .notApplicable
  }

  /// The formulas at each view, if there are any.
  ///
  /// - Parameters:
  ///   - views: The facts of every view.
  ///   - programs: Programs that were made already.
  func boards(_ views: [Facts], _ programs: FormulaPrograms?) -> [FormulaBoard?] {
    if members.isEmpty { return views.map { _ in nil } }
    let program = programs?.program(of: members) ?? Program(members)
    return views.map { facts in
      let instances = members.enumerated().map { rule, member in
        FormulaInstance(
          member.own, member.number, rule, of: program, member.terms,
          sceneViews: views.map(\.scene.id))
      }
      return FormulaBoard(FormulaMachine(program, at: facts, among: views), instances, views)
    }
  }
}

/// The formulas at one view of a replay, which one machine evaluates together.
final class FormulaBoard {
  private let machine: FormulaMachine
  /// The facts of every view, because formulas may read other views.
  private let views: [Facts]
  private let observers: Uncounted<FormulaInstance>
  private let states: UnsafeMutablePointer<State>

  /// The state of a formula that the innermost loop needs.
  private struct State {
    /// The last sample at which the condition was true.
    var met: UInt32 = 0
    /// Whether the conclusion was evaluated since the condition became true.
    var isJudged = false
    let looksAhead: Bool
    /// Whether an unknown conclusion need not be reported.
    let isBlind: Bool
  }

  init(_ machine: FormulaMachine, _ instances: [FormulaInstance], _ views: [Facts]) {
    self.machine = machine
    self.views = views
    observers = Uncounted(instances)
    states = .allocate(capacity: max(1, instances.count))
    for (index, instance) in instances.enumerated() {
      instance.machine = machine
      (states + index).initialize(
        to: State(
          looksAhead: machine.program.aheads[index] != nil, isBlind: !instance.readsScrollRange))
    }
  }

  deinit { states.deallocate() }

  var instances: [FormulaInstance] { observers.objects }

  func observe(_ facts: Facts) {
    machine.advance(to: facts, among: views)
    let sample = machine.sample
    for rule in 0..<observers.count {
      let state = states + rule
      guard machine.isMet(rule) else {
        if state.pointee.looksAhead { observers.with(rule) { $0.wait(facts) } }
        continue
      }
      let goesOn = state.pointee.met &+ 1 == sample
      state.pointee.met = sample
      if state.pointee.looksAhead {
        observers.with(rule) { $0.look(facts, isFirst: !goesOn) }
      } else if goesOn, facts.sight.isLook,
        state.pointee.isJudged && machine.isUnchanged(rule)
          || state.pointee.isBlind && machine.isUnknown(rule)
      {
        // The conclusion is unchanged, or unknown.
      } else {
        state.pointee.isJudged = facts.sight.isLook
        observers.with(rule) { $0.judge(facts, machine, isFirst: !goesOn) }
      }
    }
  }
}

extension FormulaMachine {
  /// A machine that evaluates formulas at one view of a scene.
  convenience init(_ program: Program, at facts: Facts, among views: [Facts]) {
    self.init(
      program, at: facts.view, peers: program.views.map { facts.index(of: $0, among: views) })
  }
}

extension Facts {
  /// The name of the view around another one, in a scene without a view of that name.
  private static let outer = "outer"

  /// The index of the view with a name; -1 if there is none.
  fileprivate func index(of name: String, among views: [Facts]) -> Int {
    if let index = views.firstIndex(where: { $0.scene.id == name }) { return index }
    return name == Self.outer ? outer?.view ?? -1 : -1
  }
}
