internal import Invariants
internal import Model
internal import Results

/// A row that is drawn, and the replay with which it is compared.
struct ReportedRecording {
  let row: JudgedRecording
  /// The replay of the same recording on another engine, if it was replayed there.
  let other: JudgedRecording?
  let badness: Severity

  /// - Parameter others: The rows of the same recording on the run's other engines.
  init(_ row: JudgedRecording, among others: [JudgedRecording]) {
    var row = row
    var other = row.counterpart ?? others.first { $0.engine != row.engine && $0.trace != nil }
    if row.error == nil, other?.error == nil, let mine = row.trace, let theirs = other?.trace {
      row.trace = mine.extended(until: theirs)
      other?.trace = theirs.extended(until: mine)
    }
    self.row = row
    self.other = other
    badness = Severity(row)
  }

  var address: PageAddress { PageAddress(row.recording, on: row.engine) }
  var id: String { address.id }
  var status: RowStatus { RowStatus(row) }

  /// The broken invariants: first the invariant whose violation explains the other violations, then
  /// failures, warnings and waived invariants.
  var violations: [JudgedInvariant] {
    let all = row.broken + row.warned + row.waived
    guard row.compare == nil, let leading = row.leading?.invariant.name else { return all }
    return all.filter { $0.name == leading } + all.filter { $0.name != leading }
  }

  /// The violation that the report shows first; in a comparison, the earliest violation.
  var first: Violation? {
    row.compare == nil
      ? row.leading?.first : violations.compactMap(\.first).min { $0.time < $1.time }
  }

  /// The time to show first: where two engines are farthest apart, otherwise the time of the
  /// violation.
  var moment: Instant? { row.compare?["offset"]?.time ?? first?.time }
}

extension JudgedRecording {
  /// A key that is unique among all rows of a run.
  var key: String { recording + "\u{0}" + engine }

  /// The row without the data that is needed to draw it.
  var undrawn: JudgedRecording {
    var row = self
    row.scene = nil
    row.trace = nil
    row.compare?.trace = nil
    row.pictures = []
    return row
  }

  /// The replay with which the row was compared, if it can be drawn.
  fileprivate var counterpart: JudgedRecording? {
    guard let compare, compare.trace != nil else { return nil }
    var other = JudgedRecording(recording, on: compare.against)
    other.scene = scene
    other.trace = compare.trace
    return other
  }
}
