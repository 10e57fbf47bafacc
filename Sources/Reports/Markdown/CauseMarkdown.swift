internal import Results
internal import Text

/// The reasons of failures as Markdown. Each reason has its sentence, the number of recordings, the
/// smallest recording, and the command that judges it again.
struct CauseMarkdown {
  let reasons: [FailureReason]
  let head: RunHead
  let page: PageLocation?
  /// Whether the reasons are compared with an earlier run, so that new reasons are known.
  let knowsNew: Bool

  /// The maximum number of reasons that are visible at once. Further reasons are folded.
  private static let maxOpen = 10
  /// The maximum size of a list, in bytes.
  private static let maximum = 60_000

  var text: String {
    guard !reasons.isEmpty else { return "" }
    guard knowsNew else {
      let open = reasons.prefix(Self.maxOpen)
      let isComparison = head.against != nil
      let noun = isComparison ? "difference" : "cause"
      let title = isComparison ? "How they differ" : "Causes, worst first"
      return "\n**\(title)**\n\n" + list(open, from: 1)
        + folded(
          "more \(noun)", "more \(noun)s", reasons.dropFirst(Self.maxOpen), from: open.count + 1)
    }
    let new = reasons.prefix { $0.isNew }
    let open = new.prefix(Self.maxOpen)
    var text = open.isEmpty ? "" : "\n**New**\n\n" + list(open, from: 1)
    text += folded(
      "more new cause", "more new causes", new.dropFirst(Self.maxOpen), from: open.count + 1)
    return text
      + folded(
        "cause that is not new", "causes that are not new", reasons.dropFirst(new.count),
        from: new.count + 1)
  }

  private func folded(
    _ one: String, _ several: String, _ reasons: ArraySlice<FailureReason>, from number: Int
  ) -> String {
    guard !reasons.isEmpty else { return "" }
    let title = reasons.count == 1 ? "1 " + one : "\(reasons.count.grouped) \(several)"
    return "\n<details><summary>\(title)</summary>\n\n\(list(reasons, from: number))\n</details>\n"
  }

  private func list(_ reasons: ArraySlice<FailureReason>, from number: Int) -> String {
    var text = ""
    for (index, reason) in reasons.enumerated() {
      let item = item(reason, number + index)
      guard text.utf8.count + item.utf8.count <= Self.maximum else {
        return text + "\nand \(reasons.count - index) more\n"
      }
      text += item
    }
    return text
  }

  private func item(_ reason: FailureReason, _ number: Int) -> String {
    let engine = head.engines.count > 1 ? " on " + MarkdownText.plain(reason.row.engine) : ""
    let then = reason.consequences.isEmpty ? "" : "; " + MarkdownText.plain(reason.consequences)
    let line = reason.location.line > 0 ? ":\(reason.location.line)" : ""
    let name = MarkdownText.code(reason.row.recording.inRepository + line)
    let address = page?.address(of: reason.row.recording, on: reason.row.engine, at: reason.time)
    let time = reason.time.map { " at \($0.rounded) ms" } ?? ""
    let indent = String(repeating: " ", count: String(number).count + 2)
    let lines = [
      "**\(MarkdownText.plain(reason.sentence))**  ",
      "\(MarkdownText.plain(reason.rule))\(engine) in \(reason.spread)"
        + MarkdownText.plain(reason.worst) + then + "  ",
      "smallest: \(address.map { "[\(name)](\($0))" } ?? name)\(time)  ",
      MarkdownText.code(reason.command(head)),
    ]
    return "\(number). " + lines.joined(separator: "\n" + indent) + "\n"
  }
}
