internal import Invariants
internal import Results
internal import Text

/// A summary for a page that shows Markdown, such as the job summary on GitHub: the new findings,
/// the causes of the failures, and in collapsed sections every violation, waived violations,
/// untested recordings, non-default settings, and the commands that reproduce violations.
///
/// Each list has a maximum size, because GitHub shows no summary for a step that writes more than
/// 1024 kB.
struct MarkdownReport: Report {
  private let head: RunHead
  private let choices: ReportChoices
  private let page: PageLocation?
  private var summary = RunSummary()
  private var difference: RunDifference?
  private var reasons: RunReasons
  private var engines: [Engine]
  private var broken = Rows()
  private var waived = Rows()
  private var idle = Rows()
  private var commands = Rows()

  private struct Engine {
    let name: String
    var checks = 0
    var broke = 0
    var waived = 0
  }

  /// Rows up to a size limit, and the number of rows that did not fit.
  private struct Rows {
    var text = ""
    var count = 0
    var left = 0

    /// The maximum size of a list in bytes. Five full lists take 625 kB, the causes up to 180 kB,
    /// and the differences from an earlier run about as much.
    private static let maximum = 125_000

    mutating func put(_ row: String) {
      count += 1
      if text.utf8.count + row.utf8.count <= Self.maximum { text += row } else { left += 1 }
    }

    var whole: String { text + (left > 0 ? "\nand \(left) more\n" : "") }
  }

  init(_ head: RunHead, _ choices: ReportChoices) {
    self.head = head
    self.choices = choices
    page = choices.published ?? choices.page
    reasons = RunReasons(head, since: choices.earlier)
    difference = choices.earlier.map { RunDifference(since: $0) }
    engines = head.engines.map { Engine(name: $0.name) }
  }

  mutating func add(_ row: JudgedRecording) {
    summary.add(row)
    difference?.add(row)
    reasons.add(row)
    if let index = engines.firstIndex(where: { $0.name == row.engine }) {
      engines[index].checks += row.invariants.count(where: \.isTested)
      engines[index].broke += row.broken.count
      engines[index].waived += row.waived.count
    }
    if let why = row.whyNotTested, !row.isUnobserved {
      idle.put(
        MarkdownText.row([
          MarkdownText.code(row.recording), MarkdownText.plain(row.engine),
          row.refusal == nil ? "untested" : "refused", MarkdownText.plain(why),
        ]))
    }
    let findings = row.findings
    for finding in findings {
      if finding.weight == .waived {
        waived.put(line(finding, of: row))
      } else {
        broken.put(line(finding, of: row))
      }
    }
    let invariants = findings.filter { $0.invariant != nil && $0.weight != .waived }.map(\.rule)
    if !invariants.isEmpty { commands.put(row.checkCommand(invariants, head).visible + "\n") }
  }

  private func line(_ finding: Finding, of row: JudgedRecording) -> String {
    let location = finding.location.line > 0 ? ":\(finding.location.line)" : ""
    let level = finding.weight == .warned ? " (warning)" : ""
    let story = finding.weight == .waived ? finding.invariant?.waiver ?? "" : finding.story
    let name = MarkdownText.code(row.recording.inRepository + location)
    let address = page?.address(
      of: row.recording, on: row.engine, at: finding.invariant?.first?.time)
    return MarkdownText.row([
      address.map { "[\(name)](\($0))" } ?? name, MarkdownText.plain(row.engine),
      MarkdownText.plain(finding.rule) + level, MarkdownText.plain(story),
    ])
  }

  mutating func text(_ end: RunEnd?) -> String {
    var text = "### \(isComparison ? "Comparison" : "Replay"): \(headline)\n\n"
    if let published = choices.published {
      text += "[The report, with a player for each failure](\(published.start))\n\n"
    }
    if end == nil || end?.isInterrupted == true {
      text += "**Incomplete**: \(summary.rows) of \(head.planned) replays were judged.\n\n"
    }
    let knowsNew = reasons.knowsNew
    let reasons = reasons.all
    if let picture = choices.picture, let worst = reasons.first {
      text += "![\(MarkdownText.plain(worst.sentence))](\(picture))\n"
    }
    for explained in end?.explained ?? [] { text += explained.markdown }
    text += CauseMarkdown(reasons: reasons, head: head, page: page, knowsNew: knowsNew).text
    if let difference { text += "\n" + difference.markdown + "\n" }
    if !reasons.isEmpty { text += "\n" }
    text += MarkdownText.row([
      "engine", "recordings", texts.broken, texts.kept, texts.idle, "refused",
      "\(texts.invariant)s \(texts.tested)", isComparison ? "differences" : "violations", "waived",
    ])
    text += "|---|---:|---:|---:|---:|---:|---:|---:|---:|\n"
    // The worst engine comes first. An engine that an interrupted run never reached is left out.
    let met = engines.filter { engine in summary.engines.contains { $0.name == engine.name } }
    for engine in met.sorted(by: { $0.broke > $1.broke }) {
      let total = summary.engines.first { $0.name == engine.name }
      let recordings = total?.broken ?? 0
      let broken = recordings > 0 ? "**\(recordings)**" : "0"
      text += MarkdownText.row([
        MarkdownText.plain(engine.name), String(total?.recordings ?? 0), broken,
        String(total?.held ?? 0), String(total?.untested ?? 0), String(total?.refused ?? 0),
        String(engine.checks), String(engine.broke), String(engine.waived),
      ])
    }
    text += folded(
      "Every \(isComparison ? "difference" : "violation") (\(broken.count))", broken,
      Self.heading("what") + broken.whole)
    text += folded("Waived (\(waived.count))", waived, Self.heading("reason") + waived.whole)
    let idleRows =
      MarkdownText.row(["recording", "engine", "", "reason"]) + "|---|---|---|---|\n" + idle.whole
    text += folded("Untested (\(idle.count))", idle, idleRows)
    var settings = Rows()
    for setting in head.settings {
      settings.put(
        MarkdownText.row([
          MarkdownText.plain(setting.invariant), MarkdownText.plain(setting.name),
          MarkdownText.plain(setting.value), MarkdownText.code(setting.from),
        ]))
    }
    let columns =
      MarkdownText.row(["invariant", "setting", "value", "from"]) + "|---|---|---|---|\n"
    text += folded("Non-default settings (\(settings.count))", settings, columns + settings.whole)
    text += folded("See it again", commands, "````sh\n\(commands.text)````\n")
    return text
  }

  private var isComparison: Bool { head.against != nil }
  private var texts: PageTexts { PageTexts(head) }

  private var headline: String {
    let all = summary.recordings.counted("recording")
    var parts = summary.notHeld
    if summary.broken > 0 { parts[0] = "\(summary.broken) \(texts.broken)" }
    let news = difference.map { "\($0.headline); " } ?? ""
    if parts.isEmpty { return news + "\(all), none \(texts.broken)" }
    return news + parts.joined(separator: ", ") + " of \(all)"
  }

  private static func heading(_ last: String) -> String {
    MarkdownText.row(["recording", "engine", "invariant", last]) + "|---|---|---|---|\n"
  }

  private func folded(_ title: String, _ rows: Rows, _ content: String) -> String {
    rows.count == 0 ? "" : "\n<details><summary>\(title)</summary>\n\n\(content)\n</details>\n"
  }
}
