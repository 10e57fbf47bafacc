internal import Gesture
internal import Replay

/// How a law fares: how often it was put to the test, the least margin, and its first breach.
///
/// Every law keeps one. It is the one place where a comparison becomes an occasion or a breach, so
/// that no law can count what it did not check.
public struct Tally: Sendable {
  private var occasions = 0
  private var margin = Double.infinity
  private var first: Violation?
  private var times = 0
  private var excess: Double?

  public init() {}
}

extension Tally {
  /// One occasion: an error that may be as large as the tolerance. An error that is no number is a
  /// breach. The words are made only for the first one.
  @inline(__always)
  public mutating func check(
    _ error: Double, within tolerance: Double, _ facts: borrowing Facts,
    _ words: () -> (expected: String, actual: String)
  ) {
    occasions &+= 1
    let left = tolerance - error
    if left >= 0 {
      if left < margin { margin = left }
    } else {
      breach(facts, words)
      exceed(by: -left)
    }
  }

  @inline(never)
  private mutating func exceed(by much: Double) {
    if much.isFinite { excess = max(excess ?? 0, much) }
  }

  /// One occasion of a law that is exact.
  @inline(__always)
  public mutating func check(
    _ holds: Bool, _ facts: borrowing Facts, _ words: () -> (expected: String, actual: String)
  ) {
    occasions &+= 1
    if !holds { breach(facts, words) }
  }

  @inline(never)
  private mutating func breach(
    _ facts: borrowing Facts, _ words: () -> (expected: String, actual: String)
  ) {
    times += 1
    guard first == nil else { return }
    first = Violation(
      step: facts.step, time: facts.time, view: facts.view, place: facts.place, words())
  }

  /// What is to be said at the end of a replay. A law that needs the fingers' paths as they were has
  /// nothing to say about a recording that has lost them.
  public func verdict(_ end: End, exact: Bool = false, weak: Bool = false) -> Verdict {
    let lost = end.quality.intersection([.coarse, .resampled, .lossy])
    if exact, !lost.isEmpty { return .untested(.coarse(lost)) }
    return verdict(
      orUntested: end.ending == .rest ? .notExercised : .endedTooEarly, weak: weak)
  }

  /// What is to be said in the end; what was never tested is untested for the reason given.
  public func verdict(orUntested reason: Reason = .notExercised, weak: Bool = false) -> Verdict {
    if let first { return .broken(first.worse(excess, nil), times: times) }
    if occasions == 0 { return .untested(reason) }
    return .held(occasions: occasions, margin: margin.isFinite ? margin : nil, weak: weak)
  }
}
