internal import Model
internal import Text

/// The findings of an earlier run, reduced to the values that a comparison with a later run needs.
///
/// A run may have a million rows, so the names of invariants are stored once.
package struct EarlierRun: Sendable {
  private var rows: [Row.Name: StoredRow] = [:]
  private var columns = Columns()
  /// A description of missing rows, which cannot be compared; nil if none is missing.
  package var gap: String?
  /// The names of engines whose settings changed: the name in this run, by the name in the later
  /// run.
  package private(set) var renamed: [String: String] = [:]

  package init() {}

  package mutating func add(_ row: JudgedRecording) {
    rows[Row.Name(row.recording, row.engine)] = StoredRow(row, &columns)
  }

  /// The names of all rows.
  package var names: some Collection<Row.Name> { rows.keys }

  package func has(_ name: Row.Name) -> Bool { rows[name] != nil }

  package func row(_ name: Row.Name) -> Row? { rows[name].map { Row($0, columns) } }

  /// Pairs two engines whose names without settings are equal, if each run has exactly one such
  /// engine that the other run lacks. They count as one engine with changed settings.
  package mutating func match(_ later: RunHead) {
    let engines = Set(names.map(\.engine))
    let now = Set(later.engines.map(\.name))
    let before = Dictionary(grouping: engines.subtracting(now), by: \.withoutSettings)
    for (name, changed) in Dictionary(grouping: now.subtracting(engines), by: \.withoutSettings) {
      guard changed.count == 1, let others = before[name], others.count == 1 else { continue }
      renamed[changed[0]] = others[0]
    }
  }

  /// The name that a row of the later run has in this run.
  package func name(of row: JudgedRecording) -> Row.Name {
    Row.Name(row.recording, renamed[row.engine] ?? row.engine)
  }

  /// Whether a finding of the later run was also found in this run.
  package func knew(_ finding: Finding, of row: JudgedRecording) -> Bool {
    guard let before = self.row(name(of: row)) else { return false }
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
    /// The path and the engine of a row. The path has no leading `./`, so that it is the same in
    /// both runs.
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

    /// Whether the recording could not be judged.
    package let hasFailed: Bool
    /// Whether any invariant was exercised.
    package let isTested: Bool
    /// The invariants that failed, were waived, or have a margin.
    package var invariants: [String: Invariant] = [:]

    fileprivate init(_ row: StoredRow, _ columns: Columns) {
      hasFailed = row.hasFailed
      isTested = row.isTested
      for cell in row.cells {
        let column = columns.all[Int(cell.column)]
        invariants[column.name] = Invariant(
          verdict: cell.verdict, isFailure: cell.isFailure, margin: cell.margin, unit: column.unit)
      }
    }
  }
}

/// The names of invariants and the units of their margins. Each pair is stored once and referred to
/// by number.
private struct Columns: Sendable {
  struct Column: Hashable {
    let name: String
    let unit: String
  }

  private(set) var all: [Column] = []
  private var numbers: [Column: Int32] = [:]

  mutating func number(of invariant: JudgedInvariant) -> Int32 {
    let column = Column(name: invariant.name, unit: invariant.unit)
    if let number = numbers[column] { return number }
    let number = Int32(all.count)
    all.append(column)
    numbers[column] = number
    return number
  }
}

/// A row in its stored form.
private struct StoredRow: Sendable {
  struct Cell {
    /// NaN if there is no margin: an optional number would take twice the space.
    private let value: Double
    let column: Int32
    let verdict: JudgedInvariant.Word
    let isFailure: Bool

    init(_ invariant: JudgedInvariant, isFailure: Bool, column: Int32) {
      value = invariant.margin ?? .nan
      self.column = column
      verdict = invariant.verdict
      self.isFailure = isFailure
    }

    var margin: Double? { value.isNaN ? nil : value }
  }

  let hasFailed: Bool
  let isTested: Bool
  private(set) var cells: [Cell] = []

  init(_ row: JudgedRecording, _ columns: inout Columns) {
    hasFailed = row.error != nil
    isTested = row.isTested
    for invariant in row.invariants {
      let isBroken = invariant.verdict == .broken && invariant.level == .error
      let isFailure = isBroken || invariant.isMissed
      let isKnown = invariant.verdict == .broken || invariant.verdict == .waived
      guard isFailure || isKnown || invariant.margin != nil else { continue }
      let column = columns.number(of: invariant)
      cells.append(Cell(invariant, isFailure: isFailure, column: column))
    }
  }
}
