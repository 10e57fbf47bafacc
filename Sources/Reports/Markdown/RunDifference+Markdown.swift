internal import Results

extension RunDifference {
  /// The difference to the earlier run as a section of a summary.
  var markdown: String {
    var text = "Since the earlier run: \(MarkdownText.plain(sum))\n"
    text += folded("New", new, table("New", new)) + table("Not started", unstarted)
    text += table("Broken before and not tested now", lost)
    text += folded("Fixed", fixed, table("Fixed", fixed)) + table("Tested before and not now", idle)
    text += folded("Still broken", still, table("Still broken", still))
    return text + folded("Less margin", shrunk, margins)
  }

  private func folded(_ title: String, _ changes: [Change], _ table: String) -> String {
    if changes.isEmpty { return "" }
    return "\n<details><summary>\(title) (\(changes.count))</summary>\n\(table)\n</details>\n"
  }

  private var margins: String {
    var text = "\n" + MarkdownText.row(["less margin", "engine", "invariant", "before", "now"])
    text += "|---|---|---|---:|---:|\n"
    for change in worstMargins.prefix(Self.maxRows) {
      text += MarkdownText.row([
        MarkdownText.code(change.target), MarkdownText.plain(change.engine),
        MarkdownText.plain(change.rule), self.text(change.before ?? 0, change.unit),
        self.text(change.now ?? 0, change.unit),
      ])
    }
    return text + more(shrunk)
  }

  private func more(_ changes: [Change]) -> String {
    let more = changes.count - Self.maxRows
    return more > 0 ? "\nand \(more) more\n" : ""
  }

  /// The maximum number of rows, to keep the table readable.
  private static let maxRows = 100

  private func table(_ title: String, _ changes: [Change]) -> String {
    if changes.isEmpty { return "" }
    var text = "\n" + MarkdownText.row([title.lowercased(), "engine", "invariant", "what"])
    text += "|---|---|---|---|\n"
    for change in changes.prefix(Self.maxRows) {
      text += MarkdownText.row([
        MarkdownText.code(change.target), MarkdownText.plain(change.engine),
        MarkdownText.plain(change.rule), MarkdownText.plain(change.story),
      ])
    }
    return text + more(changes)
  }
}
