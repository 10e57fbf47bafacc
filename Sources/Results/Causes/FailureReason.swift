internal import Invariants
package import Model
package import Text

/// A reason why recordings failed, for reports with space for a few lines: one sentence, one
/// recording, one command.
package struct FailureReason {
  /// The smallest recording that fails for this reason.
  package let row: JudgedRecording
  /// The name of the invariant, or the kind of error that prevented judging.
  package let rule: String
  /// The expected and the found values, on one line.
  package let sentence: String
  package let location: FileLocation
  /// The time of the violation in the smallest recording; nil for an error.
  package let time: Instant?
  /// The number of recordings that fail for this reason.
  package let count: Int
  /// The number of recordings that fail for this reason and did not in the earlier run.
  package let newCount: Int
  package let weight: Finding.Weight
  /// The violations together with or after this reason's violation: `after it: rest-in-bounds`.
  package let consequences: String
  /// The excess over the tolerance: `, 2.13 to 12.04 pt too much`.
  package let worst: String

  package init(
    _ sentence: String, rule: String, in row: JudgedRecording, at location: FileLocation,
    time: Instant? = nil, count: Int, newCount: Int, weight: Finding.Weight,
    consequences: String = "", worst: String = ""
  ) {
    self.sentence = sentence
    self.rule = rule
    self.row = row
    self.location = location
    self.time = time
    self.count = count
    self.newCount = newCount
    self.weight = weight
    self.consequences = consequences
    self.worst = worst
  }

  package var isNew: Bool { newCount > 0 }

  /// `; pattern one-page`, if the invariant is written as a pattern.
  package var pattern: String {
    guard let pattern = row.invariants.first(where: { $0.name == rule })?.pattern,
      !sentence.contains(pattern)
    else { return "" }
    return "; " + pattern.visible
  }

  /// `3 recordings`, or `3 recordings, 2 of them new`.
  package var spread: String {
    let all = count.counted("recording")
    guard isNew else { return all }
    if newCount == count { return all + (count == 1 ? ", new" : ", all new") }
    return all + ", \(newCount) of them new"
  }

  /// The command that judges the smallest recording again.
  package func command(_ head: RunHead) -> String {
    row.checkCommand(row.error == nil && weight != .missed ? [rule] : [], head)
  }
}

extension CauseTable {
  /// All reasons for failures and warnings, new reasons first: errors that prevented judging,
  /// causes, required invariants that were not tested, and web pages of which nothing was observed.
  package var reasons: [FailureReason] {
    let all =
      failures.map { FailureReason($0, .unjudged) } + causes.compactMap(FailureReason.init)
      + missed.map { FailureReason($0, .missed) } + unobserved.map { FailureReason($0, .missed) }
    return all.filter(\.isNew) + all.filter { !$0.isNew }
  }
}

extension FailureReason {
  fileprivate init?(_ cause: Cause) {
    let group = cause.first
    guard let (invariant, first) = group.shown else { return nil }
    self.init(
      first.headline, rule: invariant.name, in: group.smallest, at: first.location,
      time: first.time, count: cause.recordings, newCount: group.newCount,
      weight: group.isFailure ? .broken : .warned, consequences: cause.consequences,
      worst: group.worst)
  }

  fileprivate init(_ shared: CauseTable.Shared, _ weight: Finding.Weight) {
    let finding = shared.first.findings.first { finding in
      finding.weight == weight && (weight == .unjudged || finding.rule == shared.name)
    }
    self.init(
      finding?.story ?? "", rule: finding?.rule ?? shared.name, in: shared.first,
      at: finding?.location ?? .nowhere, count: shared.count, newCount: shared.newCount,
      weight: weight)
  }
}
