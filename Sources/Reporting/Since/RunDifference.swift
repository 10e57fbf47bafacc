internal import Gesture

/// What has become of a run since an earlier one: what is newly broken, what holds again, what is
/// still broken, and where less is left of a tolerance.
package struct RunDifference: Sendable {
  private let earlier: EarlierRun
  private(set) var new: [Change] = []
  private(set) var still: [Change] = []
  private(set) var fixed: [Change] = []
  /// What was broken and is no longer put to the test: that is not fixed.
  private(set) var lost: [Change] = []
  /// What was put to the test and is not any more, recording by recording.
  private(set) var idle: [Change] = []
  private(set) var shrunk: [Change] = []
  private(set) var onlyNow = 0
  private var unseen: Set<EarlierRun.Row.Name>

  struct Change {
    let recording: String
    let engine: String
    let rule: String
    /// The place to look at, as `file:line:column`.
    let place: String
    /// What is found now, or what was.
    let story: String
    var before: Double?
    var now: Double?
    var unit = ""
    var isUnjudged = false
  }

  package init(since earlier: EarlierRun) {
    self.earlier = earlier
    unseen = Set(earlier.rows.keys)
  }
}

extension RunDifference {
  package mutating func add(_ row: JudgedRecording) {
    let name = EarlierRun.Row.Name(row)
    unseen.remove(name)
    let before = earlier.rows[name]
    if before == nil { onlyNow += 1 }
    for finding in row.findings where finding.isFailure {
      let old = before?.invariants[finding.rule]
      let was =
        finding.weight == .unjudged ? before?.hasFailed == true : old?.isFailure == true
      var change = Change(finding)
      (change.before, change.now) = (old?.margin, finding.invariant?.margin)
      change.unit = finding.invariant?.unit ?? ""
      if was { still.append(change) } else { new.append(change) }
    }
    guard let before else { return }
    if before.isTested, let why = row.whyNotTested {
      let word = row.refusal == nil ? "untested" : "refused"
      idle.append(Change(row, word, why.visible))
    }
    if before.hasFailed, row.isTested {
      fixed.append(Change(row, "replay", "could not be judged"))
    }
    for invariant in row.invariants { compare(invariant, before.invariants[invariant.name], row) }
    takeMissing(before, row)
  }

  private mutating func compare(
    _ invariant: JudgedInvariant, _ before: EarlierRun.Row.Invariant?, _ row: JudgedRecording
  ) {
    guard let before else { return }
    switch invariant.verdict {
    case .held where before.isFailure:
      fixed.append(Change(row, invariant.name, "holds now"))
    case .untested where before.isFailure && !invariant.isMissed,
      .notApplicable where before.isFailure && !invariant.isMissed:
      lost.append(Change(row, invariant.name, "was broken: " + invariant.whyUntested))
    case .held:
      guard before.verdict == .held, let old = before.margin, let now = invariant.margin,
        before.unit == invariant.unit, now < old - Self.least * old
      else { return }
      var change = Change(row, invariant.name, "")
      (change.before, change.now, change.unit) = (old, now, invariant.unit)
      shrunk.append(change)
    default: break
    }
  }

  /// What was broken in a row that does not speak of it any more.
  private mutating func takeMissing(_ before: EarlierRun.Row, _ row: JudgedRecording) {
    let names = Set(row.invariants.map(\.name))
    let missing = before.invariants.filter { $0.value.isFailure && !names.contains($0.key) }.keys
    for invariant in missing.sorted() where row.error == nil {
      lost.append(Change(row, invariant, "was broken, and was not judged now"))
    }
  }

  /// A tenth less is worth a look: below that margins move with every change of an engine.
  private static let least = 0.1

  /// Rows of the earlier run that this one does not have.
  var onlyBefore: Int { unseen.count }

  /// What is new, counted: breaks, and what could not be judged.
  package var newBroken: Int { new.count { !$0.isUnjudged } }
  package var newUnjudged: Int { new.count { $0.isUnjudged } }
  /// Recordings that were put to the test before and are not now.
  package var newUntested: Int { idle.count }
}

extension RunDifference.Change {
  fileprivate init(_ finding: Finding) {
    let place = finding.place.line > 0 ? ":\(finding.place.line):\(finding.place.column)" : ""
    self.init(
      recording: finding.recording, engine: finding.engine, rule: finding.rule,
      place: finding.recording.visible + place, story: finding.story,
      isUnjudged: finding.weight == .unjudged)
  }

  fileprivate init(_ row: JudgedRecording, _ rule: String, _ story: String) {
    self.init(
      recording: row.recording, engine: row.engine, rule: rule, place: row.recording.visible,
      story: story)
  }
}
