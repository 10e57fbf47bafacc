internal import Invariants
internal import Results
internal import Text

/// The last lines about failures. In a comparison, or if there are few failures, the list contains
/// as many failed rows as fit. The commands are for the first entry: in a comparison the row that
/// differs most, otherwise a recording that could not be judged or the smallest recording of the
/// worst cause.
struct BrokenList {
  /// The first failed rows in the order of the plan; in a comparison the rows that differ most.
  private var rows: [JudgedRecording] = []
  private var count = 0

  /// A line of the list.
  fileprivate struct Entry {
    let row: JudgedRecording
    let location: FileLocation
    let rules: [String]
  }

  /// The maximum number of terminal rows for the list. Together with the commands, the sum and the
  /// reason for the exit code it fills 24 rows.
  private static let capacity = 9

  mutating func add(_ row: JudgedRecording) {
    guard row.findings.contains(where: \.isFailure) else { return }
    count += 1
    guard row.compare != nil else {
      if rows.count < Self.capacity { rows.append(row) }
      return
    }
    let severity = Severity(row)
    let index = rows.firstIndex { Severity($0) < severity } ?? rows.count
    rows.insert(row, at: index)
    if rows.count > Self.capacity { rows.removeLast() }
  }

  /// The lines of the list; empty if a single recording failed, because it has just been shown.
  func lines(_ table: CauseTable, _ head: RunHead, _ look: PlotLook) -> [String] {
    guard count > 1 else { return [] }
    let isEach = head.against != nil || count < Self.capacity
    let entries = isEach ? each(table, isCompared: head.against != nil) : worst(table)
    guard let first = entries.first else { return [] }
    let noun = head.engines.count > 1 ? "replays" : "recordings"
    let verb = head.against == nil ? "failed" : "differ"
    var lines = [look.paint("\(count) \(noun) \(verb)", .label)]
    var shown = 0
    for entry in isEach ? entries : [] {
      let text = self.lines(entry, head, look)
      guard lines.count + text.count <= Self.capacity else { break }
      lines += text
      shown += 1
    }
    if isEach, count > shown {
      let option = head.against == nil ? "--failures" : "-v"
      lines.append("  and \(count - shown) more: \(option) shows every failure")
    }
    return lines + commands(first.row, first.rules, head, look) + [""]
  }

  /// The failed recordings. In a comparison the largest difference comes first. Otherwise,
  /// recordings that could not be judged come first; recordings that broke invariants follow,
  /// ordered by cause, worst first; and recordings with missing results come last.
  private func each(_ table: CauseTable, isCompared: Bool) -> [Entry] {
    if isCompared { return rows.map { Entry($0) } }
    let causes = table.causes.filter(\.first.isFailure)
    let ranked = rows.map { row in
      let cause = row.error == nil ? causes.firstIndex { $0.first.times[row.number] != nil } : -1
      return (cause: cause ?? causes.count, row: row)
    }
    return ranked.sorted { ($0.cause, $0.row.steps) < ($1.cause, $1.row.steps) }.map { cause, row in
      Entry(row, first: causes.indices.contains(cause) ? causes[cause].first.key : nil)
    }
  }

  /// The recordings whose first entry is shown: the first recording that could not be judged, the
  /// worst cause's smallest recording, and the first recording with a missing result.
  private func worst(_ table: CauseTable) -> [Entry] {
    let causes = table.causes.filter(\.first.isFailure)
    return table.failures.prefix(1).map { Entry($0.first) }
      + causes.prefix(1).map { cause in
        Entry(
          row: cause.first.smallest, location: cause.first.shown?.first.location ?? .nowhere,
          rules: [cause.first.key.invariant])
      }
      + table.missed.prefix(1).map { missed in
        let line = missed.first.missing.first { $0.name == missed.name }?.wantedLine ?? 0
        return Entry(
          row: missed.first, location: FileLocation(line: line, column: 1), rules: [missed.name])
      }
  }

  private func lines(_ entry: Entry, _ head: RunHead, _ look: PlotLook) -> [String] {
    let engine = head.engines.count > 1 ? " [\(entry.row.engine.visible)]" : ""
    let more = entry.rules.count - 1
    let rules = (entry.rules.first ?? "") + (more > 0 ? " and \(more) more" : "")
    let text = "\(entry.row.recording.visible.at(entry.location)) \(rules)\(engine)"
    return look.wrapped(text, behind: "  ", hang: 4, leaving: 2)
  }

  private func commands(
    _ row: JudgedRecording, _ rules: [String], _ head: RunHead, _ look: PlotLook
  ) -> [String] {
    let invariant = row.invariants.first { $0.name == rules.first }
    var commands: [(String, String)] = []
    if let first = invariant?.first {
      commands.append(("look", row.showCommand(at: first.time, head)))
    }
    let isJudged = row.error == nil && invariant?.verdict == .broken
    commands.append(("again", row.checkCommand(isJudged ? rules.prefix(1).map(\.self) : [], head)))
    if isJudged, let rule = rules.first, let shrink = row.shrinkCommand(rule, head) {
      commands.append(("shrink", shrink))
    }
    return ["", look.paint("the first of them", .label)]
      + commands.map { "  " + look.paint($0.0.left(7), .label) + $0.1 }
  }
}

extension BrokenList.Entry {
  /// - Parameter key: The cause whose invariant comes before the other failures.
  init(_ row: JudgedRecording, first key: CauseKey? = nil) {
    var failures = row.findings.filter(\.isFailure)
    if let index = failures.firstIndex(where: { $0.rule == key?.invariant }) {
      failures.insert(failures.remove(at: index), at: 0)
    }
    self.init(
      row: row, location: failures.first?.location ?? .nowhere, rules: failures.map(\.rule))
  }
}
