internal import Model
internal import Replay
internal import Text

/// The result of an invariant so far: the number of checks, the smallest margin, and the first
/// violation.
///
/// Every instance of an invariant has a tally, which contains the terms that apply. Only the tally
/// turns a comparison into a check or a violation, so no invariant can count a check that it did
/// not make.
struct Tally: Sendable {
  private var checks = 0
  private var margin = Double.infinity
  /// The remaining tolerance and the whole tolerance of the check with the smallest remaining
  /// share.
  private var nearest = (left: Double.infinity, tolerance: 1.0)
  private var first: Violation?
  private var times = 0
  /// The excess of the worst violation over its tolerance.
  private var excess: Double?
  /// The excess of the first violation.
  private var firstExcess: Double?
  /// The maximum error as a multiple of its tolerance.
  private var distance: Double?
  /// The longest unobserved time that prevented a check.
  private var unseen: TimeSpan?
  /// Whether a check was prevented because the scroll range of a view is unknown.
  private var lacksScrollRange = false
  /// Abilities that the engine lacks and that requests in the recording need.
  private var lacking: Abilities = []

  /// The terms that the invariant is judged by.
  let terms: Terms

  init(_ terms: Terms) { self.terms = terms }

  /// Checks an error against the tolerance. A NaN error is a violation. The texts are built for the
  /// first violation only. An unobserved step does not count as a check, and neither does an error
  /// under an infinite tolerance.
  @inline(__always)
  mutating func check(
    _ error: Double, within tolerance: Double, _ facts: borrowing Facts,
    @TextBuilder _ texts: () -> TextBuilder.Pair
  ) {
    guard facts.sight.isLook else { return miss(facts) }
    guard tolerance < .infinity || error.isNaN else { return }
    checks &+= 1
    let left = tolerance - error
    if left >= 0 {
      if left < margin { margin = left }
      // Compares the shares without a division. A tolerance of 0 has no share.
      if left * nearest.tolerance < nearest.left * tolerance { nearest = (left, tolerance) }
    } else {
      violation(facts, texts)
      exceed(by: -left, isFirst: times == 1)
      if tolerance > 0, left.isFinite { distance = max(distance ?? 0, error / tolerance) }
    }
  }

  @inline(never)
  private mutating func exceed(by much: Double, isFirst: Bool) {
    guard much.isFinite else { return }
    excess = max(excess ?? 0, much)
    if isFirst { firstExcess = much }
  }

  /// Makes one check of an exact invariant.
  @inline(__always)
  mutating func check(
    _ holds: Bool, _ facts: borrowing Facts, @TextBuilder _ texts: () -> TextBuilder.Pair
  ) {
    guard facts.sight.isLook else { return miss(facts) }
    checks &+= 1
    if !holds { violation(facts, texts) }
  }

  /// Checks the offset at rest against the expected offset.
  ///
  /// - Parameters:
  ///   - hidden: Additional tolerance, because the expected offset is not known exactly.
  ///   - reason: The text that follows the number in the message.
  @inline(__always)
  mutating func check(
    _ axis: Axis, at due: Double, hidden: Double = 0, _ facts: borrowing Facts,
    _ reason: @autoclosure () -> String
  ) {
    let offset = facts.now.offset[axis]
    check(abs(offset - due), within: terms.restTolerance(due, facts) + hidden, facts) {
      ("offset.\(axis) \(due.text)\(reason())", offset.text)
    }
  }

  /// The smallest share of a tolerance that was left by a check that held; nil if no check had a
  /// tolerance.
  var shareLeft: Double? { nearest.left < .infinity ? nearest.left / nearest.tolerance : nil }

  /// Counts one check whose result is recorded afterwards.
  mutating func countCheck() { checks &+= 1 }

  /// Records the remaining tolerance of a check that held; infinite if the check compares no
  /// numbers.
  mutating func spare(_ left: Double) {
    if left < margin { margin = left }
  }

  /// Records a violation. Its text is built for the first violation only.
  ///
  /// - Parameters:
  ///   - isNew: Whether the violation is new, rather than the same violation at a later step.
  ///   - much: The excess over the tolerance; nil if the invariant is exact.
  mutating func violation(isNew: Bool, by much: Double? = nil, _ violation: () -> Violation) {
    if isNew { times += 1 }
    if let much { exceed(by: much, isFirst: first == nil) }
    if first == nil { first = violation() }
  }

  /// Records that a check was impossible because the device was not observed, and for how long.
  @inline(never)
  mutating func miss(_ facts: borrowing Facts) { unseen = max(unseen ?? .zero, facts.sight.gap) }

  /// Records that a check was impossible because the recording does not contain the scroll range of
  /// the view.
  mutating func lackScrollRange() { lacksScrollRange = true }

  /// Records that a check was impossible because the engine does not support what the app
  /// requested.
  mutating func lack(_ abilities: Abilities) { lacking.formUnion(abilities) }

  @inline(never)
  private mutating func violation(_ facts: borrowing Facts, _ texts: () -> TextBuilder.Pair) {
    times += 1
    guard first == nil else { return }
    first = Violation(
      step: facts.step.index, time: facts.time, view: facts.view, location: facts.step.location,
      texts(),
      Circumstance(facts))
  }

  /// The verdict at the end of a replay. An invariant that needs the exact paths of the fingers is
  /// untested if the recording does not contain them.
  func verdict(_ end: End, exact: Bool = false, weak: Bool = false) -> Verdict {
    let lost = end.quality.intersection([.coarse, .resampled, .lossy])
    if exact, !lost.isEmpty { return .untested(.coarse(lost)) }
    return verdict(orUntested: end.ending == .rest ? .notExercised : .endedTooEarly, weak: weak)
  }

  /// The verdict on the checks so far. Without a check the invariant is untested for the given
  /// reason.
  func verdict(
    orUntested reason: @autoclosure () -> Reason = .notExercised, weak: Bool = false
  ) -> Verdict {
    if var first {
      first.excess = firstExcess
      first.distance = distance
      return .broken(first, times: times, margin: excess.map { -$0 })
    }
    if checks == 0, !lacking.isEmpty { return .untested(.notReported(lacking)) }
    if checks == 0, lacksScrollRange { return .untested(.scrollRangeUnknown) }
    if checks == 0 { return .untested(unseen.map { .unseen($0) } ?? reason()) }
    return .held(checks: checks, margin: margin.isFinite ? margin : nil, weak: weak)
  }
}

/// The description of a violation: the expected value on one line and the actual value on the next,
/// or both as a pair.
@resultBuilder enum TextBuilder {
  typealias Pair = (expected: String, actual: String)

  static func buildBlock(_ expected: String, _ actual: String) -> Pair { (expected, actual) }
  static func buildBlock(_ pair: Pair) -> Pair { pair }
}
