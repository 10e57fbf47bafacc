internal import Formulas
internal import Model
internal import Replay
internal import Text

/// A formula at one view of a replay: its checks and their results.
///
/// If the formula looks ahead, a step is judged when the last step on which it depends has arrived.
/// Between checks only the data of the formula's past operators is stored.
final class FormulaInstance: InvariantInstance {
  private let own: OwnInvariant
  let readsScrollRange: Bool
  /// The index of the formula's rule in the program.
  private let rule: Int
  /// The names of the scene's views.
  private let sceneViews: [String]
  /// The formula machine that evaluates this formula together with the view's other formulas.
  @exclusivity(unchecked) unowned(unsafe) var machine: FormulaMachine?
  @exclusivity(unchecked) private var ahead: LookaheadRun?
  @exclusivity(unchecked) private var check = Check()
  /// The steps at which the condition is true and the conclusion is still unknown.
  @exclusivity(unchecked) private var waiting = Queue<Waiting>()
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var view = 0
  /// Whether a rate or a delta in the conclusion was ever a number other than 0.
  @exclusivity(unchecked) private var hasChange = false
  /// Whether a conclusion remained unknown.
  @exclusivity(unchecked) private var isOpen = false

  /// Consecutive steps at which the condition is true, which count as one check.
  private struct Check {
    var isCounted = false
    var isBroken = false
  }

  private struct Waiting: Sendable {
    var isFirst: Bool
    var step: Int
    var time: Instant
    var location: FileLocation
    var circumstance: Circumstance
  }

  /// - Parameters:
  ///   - number: The index of the formula among the judged invariants.
  ///   - rule: The index in the program of the formula's rule.
  ///   - sceneViews: The names of the scene's views.
  init(
    _ own: OwnInvariant, _ number: Int, _ rule: Int, of program: Program, _ terms: Terms,
    sceneViews: [String]
  ) {
    self.own = own
    readsScrollRange = own.reads.readsScrollRange
    self.sceneViews = sceneViews
    self.rule = rule
    ahead = program.aheads[rule].map { LookaheadRun($0) }
    // The board passes steps to all formulas of the view together, so this instance has no
    // interest.
    super.init(number, [], Tally(terms))
  }

  override func conclude(_ end: End) -> Verdict {
    if !waiting.isEmpty {
      ahead?.finish(holdsOn: end.ending == .rest)
      answer()
    }
    let isOver = end.ending == .rest && !isOpen
    return tally.verdict(
      orUntested: own.reads.missingView(machine, of: sceneViews) ?? own.reads.missingSignal(machine)
        ?? (isOver ? .notExercised : .endedTooEarly),
      weak: !hasChange || machine?.hasVaried(rule) == false)
  }

  /// Judges a step at which the condition is true, for a formula that does not look ahead.
  ///
  /// - Parameter machine: The formula machine that evaluates the formula, passed as an argument to
  ///   avoid reference counting.
  func judge(_ facts: Facts, _ machine: FormulaMachine, isFirst: Bool) {
    if isFirst { check = Check() }
    guard facts.sight.isLook else { return tally.miss(facts) }
    let truth = machine.conclude(rule)
    if !hasChange { hasChange = machine.hasChange(rule) }
    judge(truth) {
      let index = Int(machine.program.rules[rule].index)
      return Violation(
        step: facts.step.index, time: facts.time, view: facts.view, location: facts.step.location,
        texts(machine.cause(of: index, in: rule), at: facts.time), Circumstance(facts))
    }
    if !truth.isTrue, !truth.isFalse, readsScrollRange, !facts.isScrollRangeKnown {
      tally.lackScrollRange()
    }
  }

  /// Processes a step at which the condition is true, if the conclusion looks ahead.
  func look(_ facts: Facts, isFirst: Bool) {
    guard facts.sight.isLook else {
      tally.miss(facts)
      return wait(facts)
    }
    waiting.append(
      Waiting(
        isFirst: isFirst, step: facts.step.index, time: facts.time,
        location: facts.step.location, circumstance: Circumstance(facts)))
    follow(facts, isMet: true)
  }

  /// Processes a step at which the condition is false: the conclusions of earlier steps may still
  /// depend on its values.
  @inline(__always)
  func wait(_ facts: Facts) {
    if !waiting.isEmpty { follow(facts, isMet: false) }
  }

  private func follow(_ facts: Facts, isMet: Bool) {
    guard let machine else { return }
    _ = machine.conclude(rule)
    if !hasChange { hasChange = machine.hasChange(rule) }
    ahead?.add(count, machine, of: rule, isAsked: isMet)
    count += 1
    view = facts.view
    answer()
    if waiting.isEmpty { ahead?.reset() }
  }

  private func answer() {
    while !waiting.isEmpty, let answer = ahead?.next(), let first = waiting.first {
      waiting.removeFirst()
      if first.isFirst { check = Check() }
      if !answer.truth.isTrue, !answer.truth.isFalse { isOpen = true }
      judge(answer.truth) {
        Violation(
          step: first.step, time: first.time, view: view, location: first.location,
          texts(answer.cause, at: first.time), first.circumstance)
      }
    }
  }

  /// Counts a check and its result, if the truth of the conclusion is known.
  private func judge(_ truth: Truth, _ violation: () -> Violation) {
    guard truth.isTrue || truth.isFalse else { return }
    if !check.isCounted { tally.countCheck() }
    check.isCounted = true
    guard truth.isFalse else { return tally.spare(truth.low) }
    tally.violation(isNew: !check.isBroken, by: -truth.high, violation)
    check.isBroken = true
  }

  private func texts(_ cause: Cause, at time: Instant) -> (expected: String, actual: String) {
    let conclusion = own.formula.conclusion
    guard let machine else { return (conclusion.text, "it is false") }
    return machine.texts(of: cause, in: rule, conclusion, tally.terms.defaults, at: time)
  }
}
