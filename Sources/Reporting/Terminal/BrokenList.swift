internal import Gesture
internal import Verdicts

/// The last lines about what failed, enough to act on alone: the recordings, each where there are few
/// and else the smallest of each cause, and the commands for the first of them.
struct BrokenList {
  /// The first that failed, in the order of the plan; of a comparison those that differ most.
  private var rows: [JudgedRecording] = []
  private var count = 0

  /// A line of the list.
  fileprivate struct Entry {
    let row: JudgedRecording
    let place: FileLocation
    let rules: [String]
    /// How many recordings it stands for, where it stands for more than itself.
    var count: Int?
  }

  /// How many rows of a terminal the list may fill: with the commands, the sum and the reason of the
  /// exit code there are 24.
  private static let room = 9
  /// The same where each line is a cause: those stand above, and the worst is to be seen there.
  private static let roomOfCauses = 5

  mutating func add(_ row: JudgedRecording) {
    guard row.findings.contains(where: \.isFailure) else { return }
    count += 1
    guard row.compare != nil else {
      if rows.count < Self.room { rows.append(row) }
      return
    }
    let severity = Severity(row)
    let place = rows.firstIndex { Severity($0) < severity } ?? rows.count
    rows.insert(row, at: place)
    if rows.count > Self.room { rows.removeLast() }
  }

  /// Nothing where a single recording failed, which has just been shown.
  func lines(_ table: CauseTable, _ head: RunHead, _ look: PlotLook) -> [String] {
    guard count > 1 else { return [] }
    let isEach = head.against != nil || count < Self.room
    let entries = isEach ? each(table, isCompared: head.against != nil) : folded(table)
    guard let first = entries.first else { return [] }
    let what = isEach ? "" : "; by cause, worst first, with the smallest of each:"
    let noun = head.engines.count > 1 ? "replays" : "recordings"
    let verb = head.against == nil ? "failed" : "differ"
    var lines = [look.paint("\(count) \(noun) \(verb)\(what)", .label)]
    let room = isEach ? Self.room : Self.roomOfCauses
    var shown = 0
    for entry in entries {
      let text = self.lines(entry, head, look)
      guard lines.count + text.count <= room else { break }
      lines += text
      shown += 1
    }
    let left = entries.count - shown + (isEach ? count - entries.count : 0)
    if left > 0 {
      let noun = isEach ? "" : left == 1 ? " cause" : " causes"
      let option = head.against == nil ? "--all" : "-v"
      lines.append("  and \(left) more\(noun): \(option) shows every failure")
    }
    return lines + commands(first.row, first.rules, head, look) + [""]
  }

  /// Each of them, those of the worst cause first, and last those in which something is missing.
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

  /// One for each reason why recordings failed, as causes are shown.
  private func folded(_ table: CauseTable) -> [Entry] {
    table.failures.map { Entry($0.first, count: $0.count) }
      + table.causes.filter(\.first.isFailure).map { cause in
        Entry(
          row: cause.first.smallest, place: cause.first.shown?.first.place ?? .nowhere,
          rules: [cause.first.key.invariant], count: cause.recordings)
      }
      + table.missed.map { missed in
        let line = missed.first.missing.first { $0.name == missed.name }?.wantedLine ?? 0
        return Entry(
          row: missed.first, place: FileLocation(line: line, column: 1), rules: [missed.name],
          count: missed.count)
      }
  }

  private func lines(_ entry: Entry, _ head: RunHead, _ look: PlotLook) -> [String] {
    let number = entry.count.map { String($0).right(5) + "  " } ?? "  "
    let engine = head.engines.count > 1 ? " [\(entry.row.engine.visible)]" : ""
    let more = entry.rules.count - 1
    let rules = (entry.rules.first ?? "") + (more > 0 ? " and \(more) more" : "")
    let text = "\(entry.row.recording.visible.at(entry.place)) \(rules)\(engine)"
    // The causes stand above in full: each has one row here, so that all that find room there do here.
    if entry.count != nil {
      return [number + text.clipped(to: max(24, look.width - number.count), look)]
    }
    return look.wrapped(text, behind: number, hang: number.count + 2, leaving: number.count)
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
  /// - Parameter first: What is named before all else that failed.
  init(_ row: JudgedRecording, first key: CauseKey? = nil, count: Int? = nil) {
    var failures = row.findings.filter(\.isFailure)
    if let place = failures.firstIndex(where: { $0.rule == key?.invariant }) {
      failures.insert(failures.remove(at: place), at: 0)
    }
    self.init(
      row: row, place: failures.first?.place ?? .nowhere, rules: failures.map(\.rule), count: count)
  }
}
