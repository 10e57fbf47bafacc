/// A difference in how many frames late two engines show themselves, and the part of the distance
/// between them that it explains.
///
/// It is settled before all constants: a delay changes what every other measurement sees.
package struct Latency: Sendable {
  private let one: Int
  private let other: Int
  /// The distances of each recording without and with the delay.
  private let gaps: [(name: String, before: Gap, after: Gap)]
  /// The recordings as if both engines were equally late.
  package let cases: [Search.Case]

  /// - Returns: nil if the engines are equally late, or if the delay explains next to nothing.
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

  /// By how many frames the replays of each engine must be delayed, so that both are equally late.
  private static func delays(_ one: Int, _ other: Int) -> (one: Int, other: Int) {
    // An engine that is late by 1 shows itself at frames, without any delay there.
    func delay(_ early: Int, to late: Int) -> Int {
      early >= late ? 0 : early == 0 ? late : late - early + 1
    }
    return (delay(one, to: other), delay(other, to: one))
  }

  /// How many frames late the replays of an engine must be compared.
  package func framesLate(ofFirst isFirst: Bool) -> Int {
    let (delayOne, delayOther) = Self.delays(one, other)
    return isFirst ? delayOne : delayOther
  }

  /// The explained share of the difference, each recording counting alike.
  private var share: Double {
    let differing = gaps.filter { $0.before.distance > 1e-6 }
    let shares = differing.map { 1 - $0.after.distance / $0.before.distance }
    return shares.reduce(0, +) / Double(max(1, shares.count))
  }

  /// Puts the delay first, before the explanation of what it leaves.
  ///
  /// - Parameter isTurned: Whether the explanation is that of the second engine by the first.
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
  /// Removes the delay from the constants that differ, because `Latency` reports it.
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
