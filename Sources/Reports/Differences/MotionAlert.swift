internal import Invariants
internal import Model
internal import Results
internal import Text

/// The differences of two engines on one recording, for reports that list alerts. It replaces the
/// violations of the single measures, because a measure only states by how much the engines differ.
struct MotionAlert {
  /// The identifier of the rule, and its description.
  static let rule = "different-motion"
  static let summary = "Two engines move the content differently."
  static let help =
    "`flickbook compare` replays a recording on two engines. The message states what each engine "
    + "does after the time at which they first differ."

  /// What each engine does, and the largest distance between them.
  let text: String
  let weight: Finding.Weight
  /// The location of the last input before the first difference, and its time.
  let location: FileLocation
  let time: Instant?
  /// The lines of the recording around the location.
  let lines: [String]
  /// The violations that this alert replaces.
  let findings: [Finding]

  /// `nil` if no measure of a comparison exceeds its limit.
  init?(_ row: JudgedRecording) {
    guard let compare = row.compare else { return nil }
    findings = row.findings.filter { finding in
      guard let invariant = finding.invariant, finding.weight != .waived else { return false }
      return compare.measure(of: invariant) != nil
    }
    guard let first = findings.first else { return nil }
    text = MotionGroups.sentence(of: row)
    weight = findings.contains { $0.weight == .broken } ? .broken : first.weight
    let location = compare.first?.location ?? first.location
    self.location = location
    time = compare.first?.time ?? first.invariant?.first?.time
    let violations = findings.compactMap(\.invariant?.first)
    lines = violations.first { $0.location.line == location.line }?.xml ?? []
  }

  /// Whether this alert replaces a finding of the row.
  static func replaces(_ finding: Finding, of row: JudgedRecording) -> Bool {
    guard let compare = row.compare, let invariant = finding.invariant else { return false }
    return finding.weight != .waived && compare.measure(of: invariant) != nil
  }
}
