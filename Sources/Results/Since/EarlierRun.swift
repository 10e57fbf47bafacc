internal import Model
internal import Text

/// The findings of an earlier run, reduced to what a comparison with a later run needs.
package struct EarlierRun: Sendable {
  package private(set) var rows: [Row.Name: Row] = [:]
  /// A description of the rows it lacks. Missing rows cannot be compared.
  package var gap: String?
  /// The engine of this run for each engine of the later run whose settings differ.
  package private(set) var renamed: [String: String] = [:]

  package init() {}

  package mutating func add(_ row: JudgedRecording) {
    rows[Row.Name(row.recording, row.engine)] = Row(row)
  }

  /// Pairs two engines with the same name if each run has exactly one engine of that name that the
  /// other run lacks: a change of settings is a change of the engine, not another engine.
  package mutating func match(_ later: RunHead) {
    let engines = Set(rows.keys.map(\.engine))
    let now = Set(later.engines.map(\.name))
    let before = Dictionary(grouping: engines.subtracting(now), by: \.withoutSettings)
    for (name, changed) in Dictionary(grouping: now.subtracting(engines), by: \.withoutSettings) {
      guard changed.count == 1, let others = before[name], others.count == 1 else { continue }
      renamed[changed[0]] = others[0]
    }
  }

  /// The name of a row in this run.
  package func name(of row: JudgedRecording) -> Row.Name {
    Row.Name(row.recording, renamed[row.engine] ?? row.engine)
  }

  /// Whether a present finding was also found in the earlier run.
  package func knew(_ finding: Finding, of row: JudgedRecording) -> Bool {
    guard let before = rows[name(of: row)] else { return false }
    if case .unobserved = finding { return !before.isTested && !before.hasFailed }
    switch finding.weight {
    case .unjudged: return before.hasFailed
    case .broken, .missed: return before.invariants[finding.rule]?.isFailure == true
    case .warned, .waived:
      let verdict = before.invariants[finding.rule]?.verdict
      return verdict == .broken || verdict == .waived
    }
  }

  package struct Row {
    /// The path without a leading `./`, so that it is the same in both runs.
    package struct Name: Hashable {
      package let recording: String
      package let engine: String

      package init(_ recording: String, _ engine: String) {
        self.recording = recording.inRepository
        self.engine = engine
      }

      package var text: String { "\(recording.visible) [\(engine.visible)]" }
    }

    package struct Invariant {
      package let verdict: JudgedInvariant.Word
      package let isFailure: Bool
      package let margin: Double?
      package let unit: String
    }

    /// Whether it could not be judged.
    package let hasFailed: Bool
    /// Whether any invariant was exercised.
    package let isTested: Bool
    package var invariants: [String: Invariant] = [:]

    package init(_ row: JudgedRecording) {
      hasFailed = row.error != nil
      isTested = row.isTested
      for invariant in row.invariants {
        let isBroken = invariant.verdict == .broken && invariant.level == .error
        invariants[invariant.name] = Invariant(
          verdict: invariant.verdict, isFailure: isBroken || invariant.isMissed,
          margin: invariant.margin, unit: invariant.unit)
      }
    }
  }
}
