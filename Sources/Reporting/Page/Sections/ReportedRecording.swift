internal import Invariants
internal import Model

/// A recording on an engine that needs attention, and the replay it is compared with.
struct ReportedRecording {
  let row: JudgedRecording
  /// The replay of another engine on the same recording.
  let other: JudgedRecording?
  let badness: Severity

  /// - Parameter others: The same recording on the other engines of the run.
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

  /// The broken invariants: the one that explains the others first, then those that count.
  var violations: [JudgedInvariant] {
    let all = row.broken + row.warned + row.waived
    guard row.compare == nil, let leading = row.leading?.invariant.name else { return all }
    return all.filter { $0.name == leading } + all.filter { $0.name != leading }
  }

  /// The break that a reader sees first; between two engines the first difference.
  var first: Violation? {
    row.compare == nil
      ? row.leading?.first : violations.compactMap(\.first).min { $0.time < $1.time }
  }

  /// The time to show first: where two engines are farthest apart, otherwise the time of the
  /// violation.
  var moment: Instant? { row.compare?["offset"]?.time ?? first?.time }
}

extension JudgedRecording {
  /// Unique among all rows of a run.
  var key: String { recording + "\u{0}" + engine }

  /// Without the data that is needed to draw it.
  var undrawn: JudgedRecording {
    var row = self
    row.scene = nil
    row.trace = nil
    row.compare?.trace = nil
    row.pictures = []
    return row
  }

  /// The replay it was compared with, if it can be drawn.
  fileprivate var counterpart: JudgedRecording? {
    guard let compare, compare.trace != nil else { return nil }
    var other = JudgedRecording(recording, on: compare.against)
    other.scene = scene
    other.trace = compare.trace
    return other
  }
}
