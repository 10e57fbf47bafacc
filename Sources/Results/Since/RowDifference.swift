package import Text

/// The changes of one recording on one engine since an earlier run.
package struct RowDifference {
  package private(set) var new: [Change] = []
  package private(set) var still: [Change] = []
  /// Errors because the program of an engine did not start. They do not count as new.
  package private(set) var unstarted: [Change] = []
  /// Findings in a row that is missing from an incomplete earlier run, so that it is unknown
  /// whether they are new.
  package private(set) var unknown: [Change] = []
  package private(set) var fixed: [Change] = []
  /// Violations of the earlier run whose invariant is no longer exercised. They do not count as
  /// fixed.
  package private(set) var lost: [Change] = []
  /// One change if the recording was exercised before and is not now.
  package private(set) var idle: [Change] = []
  package private(set) var shrunk: [Change] = []

  package struct Change {
    package let recording: String
    package let engine: String
    package let rule: String
    /// The location in the recording.
    package let location: FileLocation
    /// The description of the present finding, or of the earlier finding.
    package let story: String
    package var before: Double?
    package var now: Double?
    package var unit = ""
    package var isUnjudged = false
  }

  /// The minimum relative loss for a margin to count as smaller: 10 %. Smaller changes occur with
  /// every change of an engine.
  private static let minimum = 0.1

  package init(_ row: JudgedRecording, since earlier: EarlierRun) {
    let before = earlier.row(earlier.name(of: row))
    for finding in row.findings where finding.isFailure {
      var change = Change(finding, of: row)
      change.before = before?.invariants[finding.rule]?.margin
      change.now = finding.invariant?.margin
      change.unit = finding.invariant?.unit ?? ""
      if earlier.knew(finding, of: row) {
        still.append(change)
      } else if before == nil, earlier.gap != nil {
        unknown.append(change)
      } else if change.isUnjudged, row.error?.kind == .start {
        unstarted.append(change)
      } else {
        new.append(change)
      }
    }
    guard let before else { return }
    if before.isTested, let why = row.whyNotTested {
      let word = row.refusal == nil ? "untested" : "refused"
      idle.append(Change(row, word, why.visible))
    }
    if before.hasFailed, row.isTested { fixed.append(Change(row, "replay", "could not be judged")) }
    for invariant in row.invariants { compare(invariant, before.invariants[invariant.name], row) }
    addMissing(before, row)
  }

  private mutating func compare(
    _ invariant: JudgedInvariant, _ before: EarlierRun.Row.Invariant?, _ row: JudgedRecording
  ) {
    guard let before else { return }
    switch invariant.verdict {
    case .held where before.isFailure: fixed.append(Change(row, invariant.name, "holds now"))
    case .untested where before.isFailure && !invariant.isMissed,
      .notApplicable where before.isFailure && !invariant.isMissed:
      lost.append(Change(row, invariant.name, "was broken: " + invariant.whyUntested))
    case .held:
      guard before.verdict == .held, let old = before.margin, let now = invariant.margin,
        before.unit == invariant.unit, now < old - Self.minimum * old
      else { return }
      var change = Change(row, invariant.name, "")
      change.before = old
      change.now = now
      change.unit = invariant.unit
      shrunk.append(change)
    default: break
    }
  }

  /// Adds invariants that were broken in the earlier run and are missing from this row.
  private mutating func addMissing(_ before: EarlierRun.Row, _ row: JudgedRecording) {
    let names = Set(row.invariants.map(\.name))
    let missing = before.invariants.filter { $0.value.isFailure && !names.contains($0.key) }.keys
    for invariant in missing.sorted() where row.error == nil {
      lost.append(Change(row, invariant, "was broken, and was not judged now"))
    }
  }
}

extension RowDifference.Change {
  fileprivate init(_ finding: Finding, of row: JudgedRecording) {
    self.init(
      recording: row.recording, engine: row.engine, rule: finding.rule,
      location: finding.location, story: finding.story, isUnjudged: finding.weight == .unjudged)
  }

  fileprivate init(_ row: JudgedRecording, _ rule: String, _ story: String) {
    self.init(
      recording: row.recording, engine: row.engine, rule: rule, location: .nowhere, story: story)
  }

  /// The location as `file:line:column`.
  package var target: String { recording.visible.at(location) }
}
