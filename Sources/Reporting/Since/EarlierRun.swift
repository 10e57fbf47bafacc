internal import Gesture

/// What an earlier run found, as little of it as it takes to compare a later one with.
package struct EarlierRun: Sendable {
  private(set) var rows: [Row.Name: Row] = [:]

  package init() {}

  package mutating func add(_ row: JudgedRecording) { rows[Row.Name(row)] = Row(row) }

  /// Whether something that counts now counted then, too.
  func knew(_ finding: Finding, of row: JudgedRecording) -> Bool {
    guard let before = rows[Row.Name(row)] else { return false }
    return finding.weight == .unjudged
      ? before.hasFailed : before.invariants[finding.rule]?.isFailure == true
  }

  struct Row {
    /// The path as it is the same in both, whether or not it was typed with `./`.
    struct Name: Hashable {
      let recording: String
      let engine: String

      init(_ row: JudgedRecording) {
        recording = row.recording.inRepository
        engine = row.engine
      }
    }

    struct Invariant {
      let verdict: JudgedInvariant.Word
      let isFailure: Bool
      let margin: Double?
      let unit: String
    }

    /// Whether it could not be judged.
    let hasFailed: Bool
    /// Whether anything was put to the test.
    let isTested: Bool
    var invariants: [String: Invariant] = [:]

    init(_ row: JudgedRecording) {
      hasFailed = row.error != nil
      isTested = row.isTested
      for invariant in row.invariants {
        let isBroken = invariant.verdict == .broken && invariant.level == .error
        invariants[invariant.name] = Invariant(
          verdict: invariant.verdict, isFailure: isBroken || invariant.isMissed,
          margin: invariant.margin,
          unit: invariant.unit)
      }
    }
  }
}
