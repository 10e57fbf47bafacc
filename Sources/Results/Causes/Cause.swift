/// One reason why recordings fail on an engine: what breaks first in them, and what follows from
/// it.
package struct Cause {
  /// The group that breaks first.
  package let first: ViolationGroup
  /// Groups that break elsewhere only as a consequence, and most often of this cause.
  fileprivate(set) var followers: [ViolationGroup] = []
  /// Groups that break together with it, in some recordings a few frames before it.
  fileprivate(set) var companions: [ViolationGroup] = []
  /// The number of recordings in which the same invariant breaks on the same engine, in any way.
  package fileprivate(set) var all = 0
  /// The sum over its rows of the weight of the worst violation in each.
  package fileprivate(set) var weight = 0.0
  /// Whether it has a reason of its own although something else broke before it in each row.
  package fileprivate(set) var isOwn = false

  package var recordings: Int { first.times.count }

  /// `, 2 of them new`; empty if none is, or no earlier run is known.
  package var news: String {
    guard isNew else { return "" }
    let count = first.newCount
    if count == recordings { return count == 1 ? ", new" : ", all new" }
    return ", \(count) of them new"
  }

  /// Whether it has failures that an earlier run does not have.
  package var isNew: Bool { first.newCount > 0 }

  /// `3 recordings`; if the invariant also breaks in other ways, `1 recording this way, 3 in all`.
  package var spread: String {
    let some = recordings.counted("recording")
    return all > recordings ? some + " this way, \(all) in all" : some
  }

  /// The invariants that break with it, and those that break only after it, each once.
  package var others: (with: [String], after: [String]) {
    var seen: Set = [first.key.invariant]
    let with = companions.map(\.key.invariant).filter { seen.insert($0).inserted }
    return (with, followers.map(\.key.invariant).filter { seen.insert($0).inserted })
  }

  /// `with it: no-teleport; after it: rotation-keeps-page`; empty if nothing else breaks.
  package var consequences: String {
    let (with, after) = others
    return [("with it", with), ("after it", after)].filter { !$0.1.isEmpty }
      .map { "\($0.0): " + $0.1.joined(separator: ", ") }.joined(separator: "; ")
  }

  /// The causes behind groups of violations, worst first: the most frequent cause of each
  /// invariant, then the others.
  ///
  /// In each row one group explains all violations. A group that explains no row is a consequence,
  /// with one exception: a lasting error that is more severe than the group it follows, and follows
  /// it in less than half of that group's rows, may have a reason of its own. The worst of that
  /// kind is moved up to the second position if it is more severe than the second cause.
  package static func causes(of groups: [ViolationGroup]) -> [Cause] {
    let ordered = groups.sorted { one, other in
      (-one.led.count, -one.times.count, one.order, one.key.name)
        < (-other.led.count, -other.times.count, other.order, other.key.name)
    }
    // The group that explains each row, by the row's engine and number.
    var reasons: [String: [Int: Int]] = [:]
    for (index, group) in ordered.enumerated() {
      for row in group.led where reasons[group.key.engine]?[row] == nil {
        reasons[group.key.engine, default: [:]][row] = index
      }
    }
    let chosen = Set(reasons.values.flatMap(\.values))
    var causes: [Int: Cause] = [:]
    for index in chosen { causes[index] = Cause(first: ordered[index]) }
    // The weight of each row, by its worst violation.
    var weights: [String: [Int: Double]] = [:]
    for (index, group) in ordered.enumerated() {
      let byRow = reasons[group.key.engine] ?? [:]
      var votes: [Int: Int] = [:]
      for row in group.times.keys {
        guard let reason = byRow[row] else { continue }
        votes[reason, default: 0] += 1
        guard reason == index || !chosen.contains(index) else { continue }
        let weight = max(weights[group.key.engine]?[row] ?? 0, group.weight)
        weights[group.key.engine, default: [:]][row] = weight
      }
      guard !chosen.contains(index) else { continue }
      guard let reason = votes.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else {
        continue
      }
      let first = ordered[reason]
      let isOwn =
        group.key.isLasting && group.badness > first.badness
        && 2 * group.times.count < first.times.count
      if isOwn {
        causes[index] = Cause(
          first: group, weight: group.weight * Double(group.times.count), isOwn: true)
      } else if group.isEverBefore(first) {
        causes[reason]?.companions.append(group)
      } else {
        causes[reason]?.followers.append(group)
      }
    }
    // In the order of rows: sums of fractions depend on it.
    for (engine, byRow) in reasons {
      for (row, index) in byRow.sorted(by: { $0.key < $1.key }) {
        causes[index]?.weight += weights[engine]?[row] ?? 0
      }
    }
    var all: [Family: Int] = [:]
    for group in groups { all[Family(group), default: 0] += group.times.count }
    return worstFirst(
      causes.sorted { $0.key < $1.key }.map { _, cause in
        var cause = cause
        cause.all = all[Family(cause.first)] ?? cause.recordings
        return cause
      })
  }

  /// An invariant on an engine.
  private struct Family: Hashable {
    let engine: String
    let invariant: String

    init(_ group: ViolationGroup) {
      engine = group.key.engine
      invariant = group.key.invariant
    }
  }

  private static func worstFirst(_ causes: [Cause]) -> [Cause] {
    var totals: [Family: (isFailure: Bool, weight: Double)] = [:]
    var leaders: [Cause] = []
    var others: [Cause] = []
    for cause in causes {
      let family = Family(cause.first)
      if totals[family] == nil { leaders.append(cause) } else { others.append(cause) }
      let total = totals[family] ?? (false, 0)
      totals[family] = (total.isFailure || cause.first.isFailure, total.weight + cause.weight)
    }
    func isWorse(
      _ one: (Bool, Double), _ other: (Bool, Double), _ cause: Cause, _ next: Cause
    ) -> Bool {
      if one.0 != other.0 { return one.0 }
      if one.1 != other.1 { return one.1 > other.1 }
      return (cause.first.order, cause.first.key.name) < (next.first.order, next.first.key.name)
    }
    func total(_ cause: Cause) -> (Bool, Double) { totals[Family(cause.first)] ?? (false, 0) }
    var sorted =
      leaders.sorted { isWorse(total($0), total($1), $0, $1) }
      + others.sorted {
        isWorse(($0.first.isFailure, $0.weight), ($1.first.isFailure, $1.weight), $0, $1)
      }
    let worst = sorted.indices.dropFirst(2).filter { sorted[$0].isOwn }.max {
      (sorted[$0].first.badness, -$0) < (sorted[$1].first.badness, -$1)
    }
    if let worst, sorted[worst].first.badness > sorted[1].first.badness {
      sorted.insert(sorted.remove(at: worst), at: 1)
    }
    return sorted
  }
}
