/// One reason why recordings fail on an engine: the violation that occurs first, and its
/// consequences.
package struct Cause {
  /// The group whose violations occur first.
  package let first: ViolationGroup
  /// Groups of violations that occur only as a consequence, and most often of this cause.
  fileprivate(set) var followers: [ViolationGroup] = []
  /// Groups of violations that occur together with this cause, in some recordings a few frames
  /// earlier.
  fileprivate(set) var companions: [ViolationGroup] = []
  /// The number of recordings in which the same invariant breaks on the same engine, in any way.
  package fileprivate(set) var all = 0
  /// Whether this is the main cause on its engine. The invariant that explains the most failing
  /// recordings must explain at least a fifth of them; its most frequent cause is the main cause.
  fileprivate var isMain = false

  package var recordings: Int { first.times.count }

  /// The number of new failures as text: `, 2 of them new`; empty if none is new, or no earlier run
  /// is known.
  package var news: String {
    guard isNew else { return "" }
    let count = first.newCount
    if count == recordings { return count == 1 ? ", new" : ", all new" }
    return ", \(count) of them new"
  }

  /// Whether some failures of this cause are not in the earlier run.
  package var isNew: Bool { first.newCount > 0 }

  /// The number of recordings as text: `3 recordings`; if the invariant also breaks in other ways,
  /// `1 recording this way, 3 in all`.
  package var spread: String {
    let some = recordings.counted("recording")
    return all > recordings ? some + " this way, \(all) in all" : some
  }

  /// The invariants that break together with the first group's invariant, and the invariants that
  /// break only after it. Each name occurs once.
  package var others: (with: [String], after: [String]) {
    var seen: Set = [first.key.invariant]
    let with = companions.map(\.key.invariant).filter { seen.insert($0).inserted }
    return (with, followers.map(\.key.invariant).filter { seen.insert($0).inserted })
  }

  /// The consequences as text: `with it: no-teleport; after it: rotation-keeps-page`; empty if
  /// nothing else breaks.
  package var consequences: String {
    let (with, after) = others
    return [("with it", with), ("after it", after)].filter { !$0.1.isEmpty }
      .map { "\($0.0): " + $0.1.joined(separator: ", ") }.joined(separator: "; ")
  }

  /// The causes that explain groups of violations, worst first. The main cause of an engine comes
  /// first: most other causes are its consequences, in recordings in which its invariant was not
  /// tested. All further causes are ordered by `ViolationGroup.Badness`.
  ///
  /// In each row one group explains all violations. A group that explains no row is a consequence,
  /// with one exception: a lasting error may be a separate cause if it is worse than the group that
  /// it follows, and occurs in fewer than half as many rows.
  package static func causes(of groups: [ViolationGroup]) -> [Cause] {
    let ordered = groups.sorted { one, other in
      (-one.led.count, -one.times.count, one.order, one.key.name)
        < (-other.led.count, -other.times.count, other.order, other.key.name)
    }
    // The index of the group that explains each row, by engine and by number of the row.
    var reasons: [String: [Int: Int]] = [:]
    for (index, group) in ordered.enumerated() {
      for row in group.led where reasons[group.key.engine]?[row] == nil {
        reasons[group.key.engine, default: [:]][row] = index
      }
    }
    let chosen = Set(reasons.values.flatMap(\.values))
    var causes: [Int: Cause] = [:]
    for index in chosen { causes[index] = Cause(first: ordered[index]) }
    for byRow in reasons.values {
      if let main = mainReason(byRow, among: ordered) { causes[main]?.isMain = true }
    }
    for (index, group) in ordered.enumerated() where !chosen.contains(index) {
      let byRow = reasons[group.key.engine] ?? [:]
      var votes: [Int: Int] = [:]
      for row in group.times.keys {
        if let reason = byRow[row] { votes[reason, default: 0] += 1 }
      }
      guard let reason = votes.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else {
        continue
      }
      let first = ordered[reason]
      if group.key.isLasting, group.badness > first.badness,
        2 * group.times.count < first.times.count
      {
        causes[index] = Cause(first: group)
      } else if group.isEverBefore(first) {
        causes[reason]?.companions.append(group)
      } else {
        causes[reason]?.followers.append(group)
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

  /// The index of the main cause among the groups; nil if no invariant explains a fifth of the
  /// rows.
  private static func mainReason(
    _ reasonOfRow: [Int: Int], among groups: [ViolationGroup]
  ) -> Int? {
    var counts: [String: [Int: Int]] = [:]
    for reason in reasonOfRow.values {
      counts[groups[reason].key.invariant, default: [:]][reason, default: 0] += 1
    }
    let main = counts.max { one, other in
      let (left, right) = (one.value.values.reduce(0, +), other.value.values.reduce(0, +))
      return left == right ? one.key > other.key : left < right
    }
    guard let main, 5 * main.value.values.reduce(0, +) >= reasonOfRow.count else { return nil }
    return main.value.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  /// An invariant on one engine.
  private struct Family: Hashable {
    let engine: String
    let invariant: String

    init(_ group: ViolationGroup) {
      engine = group.key.engine
      invariant = group.key.invariant
    }
  }

  private static func worstFirst(_ causes: [Cause]) -> [Cause] {
    causes.sorted { one, other in
      if one.first.isFailure != other.first.isFailure { return one.first.isFailure }
      if one.isMain != other.isMain { return one.isMain }
      let (worse, better) = (one.first.badness, other.first.badness)
      if worse != better { return worse > better }
      return (one.first.order, one.first.key.name, one.first.key.engine)
        < (other.first.order, other.first.key.name, other.first.key.engine)
    }
  }
}
