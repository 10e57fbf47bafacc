internal import Results

/// A table for each folder of recordings: how often each invariant was exercised there and which
/// engines break it. A list of each engine's broken invariants follows, with the recordings.
///
/// The report is meant for recordings that are sorted into folders by the behaviour that they
/// exercise: an invariant that nothing in a folder exercises is missing from its table, and an
/// engine with a single fault has a single line at the end.
struct FoldersReport: Report {
  private let head: RunHead
  private var folders = Ordered<String, FolderTable>()
  /// The violations of each engine: invariants in order of first appearance, each with its
  /// recordings.
  private var violations: [Ordered<String, (name: String, recordings: [String])>]

  init(_ head: RunHead) {
    self.head = head
    violations = Array(repeating: Ordered(), count: head.engines.count)
  }

  mutating func add(_ row: JudgedRecording) {
    guard let engine = head.engines.firstIndex(where: { $0.name == row.engine }) else { return }
    let folder = row.recording.lastIndex(of: "/").map { String(row.recording[..<$0]) } ?? "."
    let index = folders.index(of: folder, or: FolderTable(folder))
    folders.values[index].add(row, engine: engine, of: head.engines.count)
    for invariant in row.invariants where invariant.verdict == .broken {
      let index = violations[engine].index(of: invariant.name, or: (invariant.name, []))
      violations[engine].values[index].recordings.append(row.recording)
    }
  }

  mutating func text(_ end: RunEnd?) -> String {
    var text = "# Invariants by folder\n\n"
    if end == nil || end?.isInterrupted == true {
      text += "**Incomplete**: not all of \(head.planned) replays were judged.\n\n"
    }
    text += summary
    for folder in folders.values { text += "\n" + table(folder) }
    return text + "\n" + brokenByEngine
  }

  private var summary: String {
    var text = MarkdownText.row([
      "folder", "recordings", "not judged", "refused", "untested", "invariants tested",
    ])
    text += "|---|---:|---:|---:|---:|---:|\n"
    for folder in folders.values.sorted(by: { $0.unjudged > $1.unjudged }) {
      text += MarkdownText.row([
        MarkdownText.plain(folder.name), String(folder.recordings), String(folder.unjudged),
        String(folder.refused), String(folder.untested),
        String(folder.invariants.count { $0.recordings > 0 }),
      ])
    }
    let first = head.engines.first.map { MarkdownText.code($0.name) } ?? "no engine"
    return text + "\nCounts are those of \(first); not judged are those of any engine.\n"
  }

  private func table(_ folder: FolderTable) -> String {
    var text = "## \(MarkdownText.plain(folder.name))\n\n"
    text += MarkdownText.row(["invariant", "recordings", "times", "broken by"])
    text += "|---|---:|---:|---|\n"
    for line in folder.reported {
      let engines = zip(head.engines, line.broke).filter { $0.1 > 0 }
        .map { "\(MarkdownText.code($0.0.name)) in \($0.1)" }
      text += MarkdownText.row([
        MarkdownText.plain(line.invariant), String(line.recordings), String(line.checks),
        engines.joined(separator: ", "),
      ])
    }
    return text
  }

  private var brokenByEngine: String {
    var text = "## What each engine breaks\n\n"
    text += MarkdownText.row(["engine", "invariant", "recordings"]) + "|---|---|---|\n"
    let engines = zip(head.engines, violations).map {
      (name: MarkdownText.code($0.name), invariants: $1.values)
    }
    for (name, invariants) in engines.sorted(by: { $0.invariants.count > $1.invariants.count }) {
      let worstFirst = invariants.sorted { $0.recordings.count > $1.recordings.count }
      for (invariant, recordings) in worstFirst {
        text += MarkdownText.row([name, MarkdownText.plain(invariant), Self.list(recordings)])
      }
    }
    let sound = engines.filter(\.invariants.isEmpty).map(\.name)
    if sound.count == engines.count { text = "## What each engine breaks\n" }
    return sound.isEmpty ? text : text + "\nNone: " + sound.joined(separator: ", ") + ".\n"
  }

  /// Names the first three recordings and counts the remaining recordings. `flickbook check` with
  /// that engine and invariant lists all recordings.
  private static func list(_ recordings: [String]) -> String {
    let named = recordings.prefix(3).map { MarkdownText.code($0) }.joined(separator: ", ")
    return recordings.count > 3 ? "\(named) and \(recordings.count - 3) more" : named
  }
}
