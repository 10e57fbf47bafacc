extension RunDifference {
  /// The difference as a section of a summary.
  var markdown: String {
    var text = "### Since the earlier run: \(sum)\n"
    text += table("New", new) + table("Broken before and not tested now", lost)
    text += table("Fixed", fixed) + table("Tested before and not now", idle)
    return text
  }

  /// Beyond so many rows nobody reads on.
  private static let mostRows = 100

  private func table(_ title: String, _ changes: [Change]) -> String {
    if changes.isEmpty { return "" }
    var text = "\n" + MarkdownText.row([title.lowercased(), "engine", "invariant", "what"])
    text += "|---|---|---|---|\n"
    for change in changes.prefix(Self.mostRows) {
      text += MarkdownText.row([
        MarkdownText.code(change.place), MarkdownText.plain(change.engine),
        MarkdownText.plain(change.rule), MarkdownText.plain(change.story),
      ])
    }
    let more = changes.count - Self.mostRows
    return text + (more > 0 ? "\nand \(more) more\n" : "")
  }
}
