/// What each engine was tested with: of how many recordings something was put to the test, how many held
/// and broke, and which were untested or refused, with the reason.
///
/// It is for the question that a count of what held does not answer: how much was looked at at all.
struct TestedReport: Report {
  private let head: RunHead
  private var summary = RunSummary()
  private var groups = Ordered<Key, Group>()

  private struct Key: Hashable {
    let engine: String
    let isRefused: Bool
    let reason: String
  }

  /// The recordings of one engine that were not tested for one reason.
  private struct Group {
    let key: Key
    var recordings: [String] = []
    var left = 0
  }

  /// An engine may give each recording a reason of its own.
  private static let mostReasons = 200
  private static let mostNames = 100

  init(_ head: RunHead) { self.head = head }

  mutating func add(_ row: JudgedRecording) {
    summary.add(row)
    guard let reason = row.whyNotTested else { return }
    let key = Key(engine: row.engine, isRefused: row.refusal != nil, reason: reason)
    guard groups.place(of: key) != nil || groups.values.count < Self.mostReasons else { return }
    let place = groups.place(of: key, or: Group(key: key))
    if groups.values[place].recordings.count < Self.mostNames {
      groups.values[place].recordings.append(row.recording)
    } else {
      groups.values[place].left += 1
    }
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
        total.refused,
        total.unjudged,
      ]
      text += MarkdownText.row([MarkdownText.code(engine.name)] + counts.map { String($0) })
    }
    for engine in head.engines {
      let groups = groups.values.filter { $0.key.engine == engine.name }
      guard !groups.isEmpty else { continue }
      text += "\n## Not tested on \(MarkdownText.plain(engine.name))\n\n"
      text += MarkdownText.row(["", "recordings", "reason", "which"]) + "|---|---:|---|---|\n"
      for group in groups { text += row(group) }
    }
    return text
  }

  private func row(_ group: Group) -> String {
    var names = group.recordings.map { MarkdownText.code($0) }.joined(separator: ", ")
    if group.left > 0 { names += " and \(group.left) more" }
    return MarkdownText.row([
      group.key.isRefused ? "refused" : "untested", String(group.recordings.count + group.left),
      MarkdownText.plain(group.key.reason), names,
    ])
  }
}
