internal import Gesture
internal import Replay

/// How an invariant fares: how often it was put to the test, the least margin, and its first
/// breach.
///
/// Every instance of an invariant has one, which holds the terms it is judged by. It is the one place where a comparison becomes an occasion or a
/// breach, so that no invariant can count what it did not check.
struct Tally: Sendable {
  private var occasions = 0
  private var margin = Double.infinity
  private var first: Violation?
  private var times = 0
  /// How far past its tolerance the worst breach was.
  private var excess: Double?
  /// The same of the first breach.
  private var firstExcess: Double?
  /// The longest time for which nobody had looked where it could not be put to the test for that.
  private var unseen: TimeSpan?
  /// Whether it could not be put to the test because the room of a view is unknown.
  private var lacksRoom = false
  /// What requests of the recording need and the engine does not report.
  private var lacking: Abilities = []

  /// What the invariant is judged by.
  let terms: Terms

  init(_ terms: Terms) { self.terms = terms }

  /// One occasion: an error that may be as large as the tolerance. An error that is no number is a
  /// breach. The words are made only for the first one. A step at which nobody looked is no
  /// occasion.
  @inline(__always)
  mutating func check(
    _ error: Double, within tolerance: Double, _ facts: borrowing Facts,
    @Words _ words: () -> Words.Pair
  ) {
    guard facts.sight.isLook else { return miss(facts) }
    occasions &+= 1
    let left = tolerance - error
    if left >= 0 {
      if left < margin { margin = left }
    } else {
      breach(facts, words)
      exceed(by: -left, isFirst: times == 1)
    }
  }

  @inline(never)
  private mutating func exceed(by much: Double, isFirst: Bool) {
    guard much.isFinite else { return }
    excess = max(excess ?? 0, much)
    if isFirst { firstExcess = much }
  }

  /// One occasion of an invariant that is exact.
  @inline(__always)
  mutating func check(_ holds: Bool, _ facts: borrowing Facts, @Words _ words: () -> Words.Pair) {
    guard facts.sight.isLook else { return miss(facts) }
    occasions &+= 1
    if !holds { breach(facts, words) }
  }

  /// One occasion: the offset is where it is due at rest.
  ///
  /// - Parameters:
  ///   - hidden: How much more it may be off there, since something hides where it is due.
  ///   - reason: What follows the number in the words.
  @inline(__always)
  mutating func check(
    _ axis: Axis, at due: Double, hidden: Double = 0, _ facts: borrowing Facts,
    _ reason: @autoclosure () -> String
  ) {
    let offset = facts.now.offset[axis]
    check(abs(offset - due), within: terms.atRest(due, facts) + hidden, facts) {
      ("offset.\(axis) \(due.text)\(reason())", offset.text)
    }
  }

  /// One occasion, of whatever follows.
  mutating func countOccasion() { occasions &+= 1 }

  /// What was left of a tolerance; nothing where there is no number to it.
  mutating func spare(_ left: Double) {
    if left < margin { margin = left }
  }

  /// A breach that is put into words only if it is the first.
  ///
  /// - Parameters:
  ///   - isNew: Whether it is another one, and not the same at a later step.
  ///   - much: By how much; nil where an invariant is exact.
  mutating func breach(isNew: Bool, by much: Double? = nil, _ violation: () -> Violation) {
    if isNew { times += 1 }
    if let much { exceed(by: much, isFirst: first == nil) }
    if first == nil { first = violation() }
  }

  /// An occasion that is lost, since nobody looked for so long.
  @inline(never)
  mutating func miss(_ facts: borrowing Facts) { unseen = max(unseen ?? .zero, facts.sight.gap) }

  /// An occasion that is lost, since the recording does not say what room a view has.
  mutating func lackRoom() { lacksRoom = true }

  /// The same, since the engine does not offer what the app requested.
  mutating func lack(_ abilities: Abilities) { lacking.formUnion(abilities) }

  @inline(never)
  private mutating func breach(_ facts: borrowing Facts, _ words: () -> Words.Pair) {
    times += 1
    guard first == nil else { return }
    first = Violation(
      step: facts.step, time: facts.time, view: facts.view, place: facts.place, words(),
      Circumstance(facts))
  }

  /// The verdict at the end of a replay. An invariant that needs the exact paths of the fingers is
  /// untested on a recording that has lost them.
  func verdict(_ end: End, exact: Bool = false, weak: Bool = false) -> Verdict {
    let lost = end.quality.intersection([.coarse, .resampled, .lossy])
    if exact, !lost.isEmpty { return .untested(.coarse(lost)) }
    return verdict(orUntested: end.ending == .rest ? .notExercised : .endedTooEarly, weak: weak)
  }

  /// The verdict; without an occasion it is untested, for the reason given.
  func verdict(
    orUntested reason: @autoclosure () -> Reason = .notExercised, weak: Bool = false
  ) -> Verdict {
    if var first {
      first.excess = firstExcess
      return .broken(first, times: times, margin: excess.map { -$0 })
    }
    if occasions == 0, !lacking.isEmpty { return .untested(.notReported(lacking)) }
    if occasions == 0, lacksRoom { return .untested(.roomUnknown) }
    if occasions == 0 { return .untested(unseen.map { .unseen($0) } ?? reason()) }
    return .held(occasions: occasions, margin: margin.isFinite ? margin : nil, weak: weak)
  }
}

/// What is said of a breach: on one line what is expected and on the next what there is, or both as a
/// pair.
@resultBuilder enum Words {
  typealias Pair = (expected: String, actual: String)

  static func buildBlock(_ expected: String, _ actual: String) -> Pair { (expected, actual) }
  static func buildBlock(_ pair: Pair) -> Pair { pair }
}
