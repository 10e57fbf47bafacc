internal import Formulas
internal import Model
internal import Replay
internal import Text

/// A sequence of states at one view of a replay. Each change of the state is a check.
final class SequenceInstance: InvariantInstance {
  private let own: OwnSequence
  /// The names of the scene's views.
  private let sceneViews: [String]
  /// Whether the sequence is judged at this view.
  private let isHere: Bool
  /// The formula machine that evaluates the conditions, together with the view's other formulas.
  @exclusivity(unchecked) unowned(unsafe) var machine: FormulaMachine?
  @exclusivity(unchecked) private var run: SequenceRun
  @exclusivity(unchecked) private var reached: [Bool]
  @exclusivity(unchecked) private var left: [Bool]
  /// Whether the current state has lasted too long, which counts as one violation.
  @exclusivity(unchecked) private var isLate = false
  /// The last sample.
  @exclusivity(unchecked) private var last: Sample?

  private struct Sample {
    var step: Int
    var time: Instant
    var view: Int
    var location: FileLocation
  }

  /// - Parameters:
  ///   - number: The index of the sequence among the judged invariants.
  ///   - rules: The program rules of the sequence's formulas.
  ///   - view: The name of the view.
  ///   - sceneViews: The names of all views of the scene.
  init(
    _ own: OwnSequence, _ number: Int, _ rules: SequenceRules, _ terms: Terms, at view: String,
    of sceneViews: [String]
  ) {
    self.own = own
    self.sceneViews = sceneViews
    isHere = own.view == nil || own.view == view
    run = SequenceRun(own.sequence, rules)
    reached = own.sequence.states.map { _ in false }
    left = reached
    // The board passes the steps, so this instance has no interest.
    super.init(number, [], Tally(terms))
  }

  /// Processes a step to which the formula machine has already advanced.
  func see(_ facts: Facts) {
    guard isHere, facts.sight.isLook, let machine else { return }
    last = Sample(
      step: facts.step.index, time: facts.time, view: facts.view, location: facts.step.location)
    let event = run.advance(machine, at: facts.time)
    if let state = run.state { reached[state] = true }
    switch event {
    case .none: isLate = false
    case .stays(let state, let lasted): judgeStay(in: state, lasted, facts)
    case .changes(let from, let to, let lasted):
      left[from] = true
      tally.countCheck()
      if let index = own.sequence.transition(from: from, to: to) {
        judgeTransition(index, lasted, facts, machine)
      } else {
        report(facts) { (self.due(after: from), self.found(to, after: lasted)) }
      }
      isLate = false
    }
  }

  /// Records a violation if the state lasts longer than any transition allows.
  private func judgeStay(in state: Int, _ lasted: TimeSpan?, _ facts: Facts) {
    guard !isLate, let lasted, let deadline = run.rules.deadlines[state],
      lasted.nanoseconds > deadline
    else { return }
    isLate = true
    tally.countCheck()
    report(facts, by: seconds(lasted.nanoseconds - deadline)) {
      (self.due(after: state), self.found(state, after: lasted))
    }
  }

  private func judgeTransition(
    _ index: Int, _ lasted: TimeSpan?, _ facts: Facts, _ machine: FormulaMachine
  ) {
    let transition = own.sequence.transitions[index]
    if let lasted, let within = run.rules.within[index] {
      judgeTime(within - lasted.nanoseconds, isNew: !isLate, facts) {
        (self.due(after: transition.from), self.found(transition.to, after: lasted))
      }
    }
    if let lasted, let atLeast = run.rules.atLeast[index] {
      judgeTime(lasted.nanoseconds - atLeast, isNew: true, facts) {
        (
          "\(self.name(transition.from)) to last at least \(transition.atLeast?.text ?? "") "
            + "before \(self.name(transition.to))", self.found(transition.to, after: lasted)
        )
      }
    }
    guard let rule = run.rules.requirements[index], let requirement = transition.requirement
    else { return }
    let truth = machine.conclude(rule)
    if truth.isTrue, !own.sequence.hasLimits { tally.spare(truth.low) }
    guard truth.isFalse else { return }
    report(facts, by: own.sequence.hasLimits ? nil : -truth.high) {
      let cause = machine.cause(of: Int(machine.program.rules[rule].index), in: rule)
      let texts = machine.texts(
        of: cause, in: rule, requirement, self.tally.terms.defaults, at: facts.time)
      return (
        "\(texts.expected) from \(self.name(transition.from)) to \(self.name(transition.to))",
        texts.actual
      )
    }
  }

  /// Judges a time limit.
  ///
  /// - Parameter left: The remaining time in nanoseconds; negative if the limit is violated.
  private func judgeTime(
    _ left: Int64, isNew: Bool, _ facts: Facts, _ texts: () -> (String, String)
  ) {
    guard left < 0 else { return tally.spare(seconds(left)) }
    report(facts, isNew: isNew, by: seconds(-left), texts)
  }

  private func report(
    _ facts: Facts, isNew: Bool = true, by much: Double? = nil, _ texts: () -> (String, String)
  ) {
    tally.violation(isNew: isNew, by: much) {
      Violation(
        step: facts.step.index, time: facts.time, view: facts.view, location: facts.step.location,
        texts(), Circumstance(facts))
    }
  }

  override func conclude(_ end: End) -> Verdict {
    guard isHere else {
      guard let view = own.view, !sceneViews.contains(view) else { return .notApplicable }
      return .untested(.noView(view, nearest: sceneViews.nearest(to: view)))
    }
    judgeEnd(end)
    let missing =
      own.reads.missingView(machine, of: sceneViews) ?? own.reads.missingSignal(machine)
    let reason = missing ?? gap
    let verdict = tally.verdict(orUntested: reason ?? .notExercised)
    if case .held = verdict, let reason { return .untested(reason) }
    return verdict
  }

  /// Records a violation if the replay ended at rest in a state that must end: that state would
  /// last forever.
  private func judgeEnd(_ end: End) {
    guard end.ending == .rest, !isLate, let last, let state = run.state,
      let beginning = run.beginning, run.rules.deadlines[state] != nil
    else { return }
    tally.countCheck()
    tally.violation(isNew: true) {
      Violation(
        step: last.step, time: last.time, view: last.view, location: last.location,
        (
          due(after: state), found(state, after: last.time - beginning) + ", where everything rests"
        ))
    }
  }

  /// The reason that a state was never reached or never left; nil if there is no such state.
  private var gap: Reason? {
    let states = own.sequence.states
    // If no state was ever known, the sequence does not apply to the view.
    guard reached.contains(true) else { return nil }
    if !left.contains(true), let first = run.state { return .neverLeft(states[first].name) }
    for index in states.indices {
      if !reached[index] { return .neverReached(states[index].name) }
      if !left[index], !own.sequence.successors(of: index).isEmpty {
        return .neverLeft(states[index].name)
      }
    }
    return nil
  }

  /// The expected continuation after a state: the possible next states and their time limits.
  private func due(after state: Int) -> String {
    let next = own.sequence.transitions.filter { $0.from == state }.map { transition in
      name(transition.to) + (transition.within.map { " within \($0.text)" } ?? "")
    }
    guard !next.isEmpty else { return "\(name(state)) to last" }
    return "\(name(state)) to be followed by \(next.joined(separator: " or "))"
  }

  private func found(_ state: Int, after lasted: TimeSpan?) -> String {
    name(state) + (lasted.map { " after \($0.milliseconds.text) ms" } ?? "")
  }

  private func name(_ state: Int) -> String { own.sequence.states[state].name }

  private func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1e9 }
}
