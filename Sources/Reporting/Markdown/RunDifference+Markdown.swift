extension RunDifference {
  /// The difference as a section of a summary.
  public var markdown: String {
    var text = "### Since the earlier run: \(sum)\n"
    text += table("New", new) + table("No longer tested", lost) + table("Fixed", fixed)
    text += table("No longer put to the test", idle)
    return text
  }

  /// Beyond so many rows nobody reads on.
  private static let mostRows = 100

  private func table(_ title: String, _ changes: [Change]) -> String {
    if changes.isEmpty { return "" }
    var text = "\n" + MarkdownText.row([title.lowercased(), "engine", "law", "what"])
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
