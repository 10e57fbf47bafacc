internal import Results

/// What each engine was tested with: how many recordings exercised an invariant, how many held and
/// broke, and which were untested or refused, with the reason.
///
/// It shows how much was tested at all, which a count of held recordings does not.
struct TestedReport: Report {
  private let head: RunHead
  private var summary = RunSummary()
  private var idle = IdleGroups(maxReasons: 200, maxNames: 100)

  init(_ head: RunHead) { self.head = head }

  mutating func add(_ row: JudgedRecording) {
    summary.add(row)
    if let reason = row.whyNotTested { idle.add(row, reason) }
  }

  mutating func text(_ end: RunEnd?) -> String {
    var text = "# What each engine was tested with\n\n"
    if end == nil || end?.isInterrupted == true {
      text += "**Incomplete**: \(summary.rows) of \(head.planned) replays were judged.\n\n"
    }
    text += MarkdownText.row([
      "engine", "recordings", "tested", "held", "broken", "incomplete", "untested", "refused",
      "not judged",
    ])
    text += "|---|---:|---:|---:|---:|---:|---:|---:|---:|\n"
    for engine in head.engines {
      guard let total = summary.engines.first(where: { $0.name == engine.name }) else { continue }
      let counts = [
        total.recordings, total.tested, total.held, total.broken, total.incomplete, total.untested,
        total.refused, total.unjudged,
      ]
      text += MarkdownText.row([MarkdownText.code(engine.name)] + counts.map { String($0) })
    }
    for engine in head.engines {
      let groups = idle[engine.name]
      guard !groups.isEmpty else { continue }
      text += "\n## Not tested on \(MarkdownText.plain(engine.name))\n\n"
      text += MarkdownText.row(["", "recordings", "reason", "which"]) + "|---|---:|---|---|\n"
      for group in groups { text += row(group) }
    }
    return text
  }

  private func row(_ group: IdleGroups.Group) -> String {
    var names = group.recordings.map { MarkdownText.code($0) }.joined(separator: ", ")
    let left = group.count - group.recordings.count
    if left > 0 { names += " and \(left) more" }
    return MarkdownText.row([
      group.key.isRefused ? "refused" : "untested", String(group.count),
      MarkdownText.plain(group.key.reason), names,
    ])
  }
}
