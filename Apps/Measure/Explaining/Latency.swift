/// A difference in how many frames late two engines show their states, and the share of the
/// distance between the engines that this delay explains.
///
/// The delay is removed before other constants are compared, because it influences every other
/// measurement.
package struct Latency: Sendable {
  private let one: Int
  private let other: Int
  /// The distance between the engines in each recording, before and after the delay is removed.
  private let gaps: [(name: String, before: Gap, after: Gap)]
  /// The recordings, with the earlier engine delayed until both are equally late.
  package let cases: [Search.Case]

  /// - Returns: Nil if the engines are equally late, or if the delay explains less than 2% of the
  ///   distance.
  package init?(_ mine: Measurements, _ theirs: Measurements, _ cases: [Search.Case]) {
    guard let one = mine.value(.framesLate), let other = theirs.value(.framesLate), one != other
    else { return nil }
    (self.one, self.other) = (Int(one), Int(other))
    let (lateOne, lateOther) = Self.delays(Int(one), Int(other))
    self.cases = cases.map { known in
      Search.Case(
        known.name, known.recording, one: known.one.late(byFrames: lateOne),
        other: known.other.late(byFrames: lateOther))
    }
    gaps = zip(cases, self.cases).map { known, late in
      (known.name, Gap(known.one, known.other), Gap(late.one, late.other))
    }
    guard share >= 0.02 else { return nil }
  }

  /// The number of frames by which the replays of each engine are delayed, so that both are equally
  /// late.
  private static func delays(_ one: Int, _ other: Int) -> (one: Int, other: Int) {
    // A delay of 1 only moves states to the next frame, so that an engine that already draws at
    // frames needs one more frame.
    func delay(_ early: Int, to late: Int) -> Int {
      early >= late ? 0 : early == 0 ? late : late - early + 1
    }
    return (delay(one, to: other), delay(other, to: one))
  }

  /// The number of frames by which one engine's replays are delayed for a comparison.
  package func framesLate(ofFirst isFirst: Bool) -> Int {
    let (delayOne, delayOther) = Self.delays(one, other)
    return isFirst ? delayOne : delayOther
  }

  /// The explained share of the difference, averaged over recordings.
  private var share: Double {
    let differing = gaps.filter { $0.before.distance > 1e-6 }
    let shares = differing.map { 1 - $0.after.distance / $0.before.distance }
    return shares.reduce(0, +) / Double(max(1, shares.count))
  }

  /// Inserts the delay before the causes of the remaining difference.
  ///
  /// - Parameter isTurned: Whether the first engine's settings replace the second engine's
  ///   settings.
  package func explaining(_ rest: Explanation, isTurned: Bool) -> Explanation {
    var explanation = rest
    let left = 1 - share
    let constant = Constant.framesLate
    explanation.total = gaps.reduce(0) { $0 + $1.before.distance } / Double(max(1, gaps.count))
    explanation.causes = rest.causes.map { $0.scaled(by: left) }
    explanation.causes.insert(
      Explanation.Cause(
        name: constant.rawValue, constant: constant, one: String(isTurned ? other : one),
        other: String(isTurned ? one : other),
        value: nil, share: share), at: 0)
    explanation.left = rest.left.map { $0 * left } ?? left
    let later = Dictionary(rest.rows.map { ($0.recording, $0.cause) }) { first, _ in first }
    explanation.rows = gaps.compactMap { gap in
      guard gap.before.distance > 1e-6, let phase = gap.before.first else { return nil }
      let isDelay = gap.after.distance < 0.5 * gap.before.distance
      return Explanation.Row(
        recording: gap.name, phase: phase,
        cause: isDelay ? constant.rawValue : later[gap.name] ?? nil)
    }
    return explanation
  }
}

extension Explanation {
  /// Removes the delay from the differing constants, because `Latency` reports it.
  package mutating func removeDelays() {
    causes.removeAll { $0.constant == .framesLate }
    idle.removeAll { $0.constant == .framesLate }
    for index in rows.indices where rows[index].cause == Constant.framesLate.rawValue {
      rows[index].cause = nil
    }
  }
}

extension Explanation.Cause {
  fileprivate func scaled(by factor: Double) -> Self {
    Self(
      name: name, constant: constant, one: one, other: other, value: value,
      share: share.map { $0 * factor })
  }
}
