internal import Gesture

/// What an earlier run found, as little of it as it takes to compare a later one with.
package struct EarlierRun: Sendable {
  private(set) var rows: [Row.Name: Row] = [:]
  /// What it lacks of its plan, in words: what is not there cannot be compared with.
  package var gap: String?
  /// The engine here that each engine of the later run is compared with, where its settings differ.
  private(set) var renamed: [String: String] = [:]

  package init() {}

  package mutating func add(_ row: JudgedRecording) {
    rows[Row.Name(row.recording, row.engine)] = Row(row)
  }

  /// Compares an engine with the one of the same name where each run has one of that name which the
  /// other has not: other settings are a change of the engine, and not another engine.
  package mutating func match(_ later: RunHead) {
    let engines = Set(rows.keys.map(\.engine))
    let now = Set(later.engines.map(\.name))
    let before = Dictionary(grouping: engines.subtracting(now), by: \.withoutSettings)
    for (name, changed) in Dictionary(grouping: now.subtracting(engines), by: \.withoutSettings) {
      guard changed.count == 1, let others = before[name], others.count == 1 else { continue }
      renamed[changed[0]] = others[0]
    }
  }

  /// What a row is called here.
  func name(of row: JudgedRecording) -> Row.Name {
    Row.Name(row.recording, renamed[row.engine] ?? row.engine)
  }

  /// Whether something that is found now was found then, too.
  func knew(_ finding: Finding, of row: JudgedRecording) -> Bool {
    guard let before = rows[name(of: row)] else { return false }
    switch finding.weight {
    case .unjudged: return before.hasFailed
    case .broken, .missed: return before.invariants[finding.rule]?.isFailure == true
    case .warned, .waived:
      let verdict = before.invariants[finding.rule]?.verdict
      return verdict == .broken || verdict == .waived
    }
  }

  struct Row {
    /// The path as it is the same in both, whether or not it was typed with `./`.
    struct Name: Hashable {
      let recording: String
      let engine: String

      init(_ recording: String, _ engine: String) {
        self.recording = recording.inRepository
        self.engine = engine
      }

      var words: String { "\(recording.visible) [\(engine.visible)]" }
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
          margin: invariant.margin, unit: invariant.unit)
      }
    }
  }
}
