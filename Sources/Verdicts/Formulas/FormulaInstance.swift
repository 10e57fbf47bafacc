internal import Gesture
internal import Replay

/// A formula at one view of a replay.
///
/// Where it looks ahead, a step is judged when the last one that matters to it has come. Between its
/// occasions it remembers nothing but what its own past operators need.
final class FormulaInstance: InvariantInstance {
  private let formula: Formula
  private let readsRoom: Bool
  /// The app's own signals that it reads and that were not reported so far, and what was reported last.
  @exclusivity(unchecked) private var missing: [String]
  @exclusivity(unchecked) private var reported = AppSignals()
  /// Whether it sees only the steps at which its condition may be true, each an occasion but for those of
  /// one rest.
  private let seesAll: Bool
  @exclusivity(unchecked) private var evaluation: Evaluation
  @exclusivity(unchecked) private var ahead: LookaheadRun?
  @exclusivity(unchecked) private var occasion = Occasion()
  /// The steps that wait for their answers, and how many of them the condition is true of.
  @exclusivity(unchecked) private var waiting = Queue<Waiting>()
  @exclusivity(unchecked) private var unanswered = 0
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var view = 0
  /// Whether an answer never came.
  @exclusivity(unchecked) private var isOpen = false

  /// A stretch of steps at which the condition is true without a break: it counts once.
  private struct Occasion {
    var isGoingOn = false
    var isCounted = false
    var isBroken = false
  }

  private struct Waiting: Sendable {
    var isTrue: Bool
    var isFirst: Bool
    var step: Int
    var time: Instant
    var place: FileLocation
    var circumstance: Circumstance?
  }

  init(_ invariant: OwnInvariant, _ terms: Terms) {
    let program = Program(invariant.formula, terms)
    formula = invariant.formula
    readsRoom = invariant.formula.signals.contains { $0.isRoom }
    missing = invariant.formula.appSignals
    evaluation = Evaluation(program)
    ahead = program.ahead.map { LookaheadRun($0) }
    let interest = invariant.interest(program)
    seesAll = interest == .always
    super.init(invariant.name, interest, Tally(terms))
  }

  override func observe(_ facts: borrowing Facts) {
    let facts = copy facts
    if !missing.isEmpty { lookForSignals(facts.signals) }
    let isTrue = evaluation.advance(to: facts).isTrue
    let goesOn = occasion.isGoingOn && (seesAll || facts.wasAtRest)
    if ahead != nil { return look(facts, isTrue, isFirst: isTrue && !goesOn) }
    occasion.isGoingOn = isTrue
    guard isTrue else { return }
    if !goesOn { (occasion.isCounted, occasion.isBroken) = (false, false) }
    guard facts.sight.isLook else { return tally.miss(facts) }
    evaluation.conclude(facts)
    guard let conclusion = evaluation.program.conclusion else { return }
    let truth = evaluation[conclusion]
    judge(truth) {
      let cause = evaluation.cause(of: conclusion, at: facts.time.nanoseconds)
      return Violation(
        step: facts.step, time: facts.time, view: facts.view, place: facts.place,
        words(cause, at: facts.time), Circumstance(facts))
    }
    if readsRoom, !truth.isTrue, !truth.isFalse, !facts.isRoomKnown { tally.lackRoom() }
  }

  override func conclude(_ end: End) -> Verdict {
    if unanswered > 0 {
      ahead?.finish(holdsOn: end.ending == .rest)
      answer()
    }
    let isOver = end.ending == .rest && !isOpen
    let reason = missing.first.map { Reason.noSignal($0, nearest: nearest(to: $0)) }
    return tally.verdict(orUntested: reason ?? (isOver ? .notExercised : .endedTooEarly))
  }

  private func lookForSignals(_ signals: AppSignals) {
    reported = signals
    missing.removeAll { signals[$0] != nil }
  }

  /// What was reported, or is a read-out, and has nearly that name.
  private func nearest(to name: String) -> String? {
    let readouts = Signal.allCases.map(\.rawValue).filter { $0.hasPrefix(Signal.app) }
      .map { String($0.dropFirst(Signal.app.count)) }
    return (reported.entries.map(\.name) + readouts).nearest(to: name)
  }
}

extension FormulaInstance {
  /// Follows a step where the conclusion looks ahead: from the first one of an occasion until none
  /// waits any more.
  private func look(_ facts: Facts, _ isTrue: Bool, isFirst: Bool) {
    occasion.isGoingOn = isTrue
    let counts = isTrue && facts.sight.isLook
    if isTrue, !facts.sight.isLook { tally.miss(facts) }
    guard counts || unanswered > 0 else { return }
    evaluation.conclude(facts)
    if counts { unanswered += 1 }
    waiting.append(
      Waiting(
        isTrue: counts, isFirst: isFirst, step: facts.step, time: facts.time, place: facts.place,
        circumstance: counts ? Circumstance(facts) : nil))
    ahead?.add(count, at: facts.time.nanoseconds, evaluation)
    count += 1
    view = facts.view
    answer()
    if unanswered == 0 {
      ahead?.reset()
      waiting.removeAll()
    }
  }

  private func answer() {
    while unanswered > 0, let answer = ahead?.next(), let first = waiting.first {
      waiting.removeFirst()
      guard first.isTrue else { continue }
      unanswered -= 1
      if first.isFirst { (occasion.isCounted, occasion.isBroken) = (false, false) }
      if !answer.truth.isTrue, !answer.truth.isFalse { isOpen = true }
      judge(answer.truth) {
        Violation(
          step: first.step, time: first.time, view: view, place: first.place,
          words(answer.cause, at: first.time), first.circumstance)
      }
    }
  }

  /// Counts what is known.
  private func judge(_ truth: Truth, _ violation: () -> Violation) {
    guard truth.isTrue || truth.isFalse else { return }
    if !occasion.isCounted { tally.countOccasion() }
    occasion.isCounted = true
    guard truth.isFalse else { return tally.spare(truth.low) }
    tally.breach(isNew: !occasion.isBroken, by: -truth.high, violation)
    occasion.isBroken = true
  }

  /// The comparison that broke with its two sides, or the whole formula.
  private func words(_ cause: Cause, at time: Instant) -> (expected: String, actual: String) {
    guard
      case .comparison(let sign, let left, let right, let tolerance, let dimension)? =
        evaluation.program.comparisons[cause.comparison]
    else { return (formula.conclusion.text, "it is not so") }
    // A comparison that only an explicit tolerance completes is shown with the one that applied.
    let within = tolerance ?? tally.terms.tolerances.usual(dimension)
    let bare = Expression.comparison(sign, left, right, tolerance: nil, dimension).text
    let expected = within.value > 0 ? "\(bare) tol \(within.words)" : bare
    let isTurned = sign == .atLeast || sign == .more
    let (one, other) =
      isTurned ? (cause.right, cause.left) : (cause.left, cause.right)
    var actual = one.text + dimension.unit
    if !right.isNumber { actual += " \(sign.rawValue) \(other.text)\(dimension.unit)" }
    if cause.time != time.nanoseconds {
      actual += " at \(Instant(nanoseconds: cause.time).text) ms"
    }
    return (expected, actual)
  }
}

extension Expression {
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}
