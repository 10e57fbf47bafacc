internal import Model
package import Results
internal import Text

/// The text report of a run: violations, a table of invariants, and the totals.
///
/// It is a function of the results alone: the same file gives the same text, independent of the
/// number of jobs. Of most rows, only text that is still to be printed is kept.
package struct RunReport: Sendable {
  private let head: RunHead
  private let look: PlotLook
  private let order: Order
  private let isVerbose: Bool
  private let detail: Detail
  private(set) public var summary = RunSummary()
  private(set) var causes: CauseTable
  private var difference: RunDifference?
  /// How two compared engines differ.
  private var motions = MotionGroups()
  private var idle = IdleRecordings()
  private var broken = BrokenList()
  /// The lines about failed rows, worst first.
  private var reported: [(badness: Severity, lines: [String])] = []
  /// The number of rows that need attention.
  private var count = 0

  /// The order in which failures are printed.
  package enum Order: Sendable {
    /// Immediately, in the order of the plan: for a live display or a log.
    case plan
    /// At the end, worst first: for a user at a terminal.
    case worst
  }

  /// The amount of detail about failures.
  package enum Detail: Sendable {
    /// One line for each cause, and the worst cause in full.
    case firstScreen
    /// Every cause in full.
    case causes
    /// Every failure in full.
    case failures
  }

  /// - Parameters:
  ///   - isVerbose: Whether every failure and the invariants that held are listed.
  ///   - earlier: The findings of an earlier run. The report begins with new findings.
  package init(
    _ head: RunHead, _ look: PlotLook, order: Order, isVerbose: Bool = false,
    detail: Detail = .firstScreen, since earlier: EarlierRun? = nil
  ) {
    causes = CauseTable(since: earlier)
    difference = earlier.map { RunDifference(since: $0) }
    self.head = head
    self.look = look
    self.order = order
    self.isVerbose = isVerbose
    // In a comparison every difference is shown, because each recording may differ in another way.
    self.detail = isVerbose || head.against != nil ? .failures : detail
  }

  /// Adds the next row, and returns the lines to print immediately.
  package mutating func add(_ row: JudgedRecording) -> [String] {
    summary.add(row)
    difference?.add(row)
    idle.add(row)
    // Rows that need no attention are never kept, so they take no memory.
    guard row.needsAttention else { return isVerbose ? lines(row) : [] }
    count += 1
    motions.add(row)
    causes.add(row)
    broken.add(row)
    if isWhole, order == .plan { return isCut ? [] : lines(row) }
    // If several rows fail, their causes are shown in place of the rows.
    guard isWhole || count == 1 else { return [] }
    let badness = Severity(row)
    let index = reported.firstIndex { $0.badness < badness } ?? reported.count
    guard isUncut || index < Self.maximum else { return [] }
    reported.insert((badness, lines(row)), at: index)
    if !isUncut, reported.count > Self.maximum { reported.removeLast() }
    return []
  }

  /// Whether the number of listed recordings is unlimited. A comparison without `-v` limits it.
  private var isUncut: Bool { isVerbose || head.against == nil }
  private var isCut: Bool { !isUncut && count > Self.maximum }

  private func lines(_ row: JudgedRecording) -> [String] {
    RowReport(row: row, head: head, isVerbose: isVerbose).lines(look)
  }

  /// The maximum number of listed recordings. Further recordings are only counted.
  private static let maximum = 20

  private var isWhole: Bool { detail == .failures }

  /// The remaining lines, except the line with the sum.
  ///
  /// - Parameter end: How the run ended; nil if its end is unknown.
  package func lines(_ end: RunEnd?) -> [String] {
    var lines: [String]
    let report = CauseReport(table: causes, head: head, look: look)
    let isListed = isWhole || count < 2 || causes.isEmpty
    let changes = difference?.lines(look, isWhole: isVerbose, listsNew: isListed) ?? []
    let last =
      changes + settings + unusedWaivers(end) + broken.lines(causes, head, look)
      + motionLines(end) + (end?.explained ?? []).flatMap { $0.lines(look, isWhole: isVerbose) }
    if isListed {
      lines = news + reported.flatMap(\.lines)
      if isCut { lines += ["and \(count - Self.maximum) more, which -v shows", ""] }
      lines += table
      lines += idle.lines(head, look, isWhole: isVerbose)
      if isWhole, head.against == nil { lines += report.list(causes.causes) }
    } else {
      lines = news + judged + idle.lines(head, look, isWhole: false)
      lines += report.lines(isWhole: detail == .causes)
    }
    return lines + last
  }

  /// How two engines differ, grouped by the phase of the gesture in which they first differ.
  private func motionLines(_ end: RunEnd?) -> [String] {
    let groups = motions.sorted
    guard !groups.isEmpty else { return [] }
    // The explanation lists how the engines differ with equal constants, so this list is kept
    // short.
    let isHidden = end?.explained.contains { !$0.motions.isEmpty } ?? false
    let maximum = isHidden ? Self.maxHiddenMotions : Self.maxMotions
    var lines = [look.paint(isHidden ? "how they begin to differ" : "how they differ", .label)]
    for (index, group) in groups.prefix(isVerbose ? .max : maximum).enumerated() {
      lines += look.wrapped(
        "\(index + 1). \(group.sentence): \(group.spread)", behind: "  ", hang: 5)
    }
    let more = groups.count - maximum
    if more > 0, !isVerbose {
      lines.append("  and \(more.counted("more difference")): -v shows every one")
    }
    return lines + [""]
  }

  private static let maxMotions = 8
  private static let maxHiddenMotions = 2

  /// The first lines: the changes since the earlier run.
  private var news: [String] {
    guard let difference else { return [] }
    let part: PlotLook.Part = difference.new.isEmpty ? .driven : .failure
    return [look.paint(difference.headline, part), ""]
  }

  /// The changes since the earlier run as one sentence, for the last line.
  package var changes: String? { difference?.heading }

  private func unusedWaivers(_ end: RunEnd?) -> [String] {
    (end?.waivers ?? []).filter { !$0.isUsed }.map { waiver in
      "\(head.suite?.visible ?? ""):\(waiver.location.line):\(waiver.location.column): warning: unused waiver: \(waiver.invariant) holds in \"\(waiver.recording.visible)\" by now"
    }
  }

  /// `textbook: 405 of 408 recordings judged, 82 broken`, one line per engine.
  private var judged: [String] {
    summary.engines.map { engine in
      let all = engine.recordings - engine.unjudged - engine.refused - engine.untested
      return look.paint(engine.name.visible, .heading)
        + ": \(all) of \(engine.recordings) recordings judged, \(engine.broken) broken"
    } + [""]
  }

  /// The sum, such as `42 recordings: 3 broken, 39 held, 1 with a waiver; 252 s of gestures
  /// replayed`.
  package var sum: String {
    let all = summary.recordings
    var parts = summary.notHeld
    parts.append("\(summary.held) held")
    if summary.withWaivers > 0 { parts.append("\(summary.withWaivers) with a waiver") }
    if summary.warnings > 0 { parts.append(summary.warnings.counted("warning")) }
    if head.against != nil { return compared }
    let engines = head.engines.count == 1 ? "" : " on \(head.engines.count) engines"
    return "\(all.counted("recording"))\(engines): " + parts.joined(separator: ", ")
      + "; \(summary.time.seconds.text(maximum: 1)) s of gestures replayed"
  }

  /// `42 recordings compared: 3 differ, 39 are the same within tolerance; 252 s of gestures
  /// replayed`.
  private var compared: String {
    let all = summary.recordings
    let same = summary.held
    var parts: [String] = []
    if summary.broken > 0 {
      parts.append("\(summary.broken) \(summary.broken == 1 ? "differs" : "differ")")
    }
    if summary.unjudged > 0 { parts.append("\(summary.unjudged) not compared") }
    if same > 0 { parts.append("\(same) \(same == 1 ? "is" : "are") the same within tolerance") }
    if summary.refused > 0 { parts.append("\(summary.refused) refused") }
    if summary.untested > 0 { parts.append("\(summary.untested) with nothing to compare") }
    if summary.warnings > 0 { parts.append(summary.warnings.counted("warning")) }
    let what = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    return "\(all.counted("recording")) compared\(what)"
      + "; \(summary.time.seconds.text(maximum: 1)) s of gestures replayed"
  }

  /// The invariants that broke or were waived, worst first, and user-defined invariants; with `-v`
  /// all invariants that were exercised. Untested invariants are counted and named in sentences.
  private var table: [String] {
    let tested = summary.worstFirst.filter { $0.checks > 0 }
    let shown = tested.filter {
      isVerbose || $0.isOwn || $0.broke + $0.warned + $0.waived > 0
    }
    let silent = tested.count - shown.count
    let table = TextTable(of: shown)
    var lines = table.isEmpty ? [] : table.lines(look)
    if silent > 0 {
      let invariants = silent.counted(table.isEmpty ? "invariant" : "more invariant")
      lines.append("  \(invariants) held wherever tested")
    }
    for own in summary.stillInvariants {
      lines += look.wrapped(
        "warning: \(own.name) may never break: it held \(own.checkCount.counted("time")) in "
          + "\(own.checks.counted("replay")), and in none of them a value that it requires changed",
        behind: "  ", hang: 4)
    }
    let untested = summary.untestedInvariants
    for own in untested where own.isOwn {
      let why =
        own.whyUntested
        ?? "nothing in the recordings exercises it; this counts where each part of its condition is "
        + "true:"
      lines += look.wrapped(
        "\(own.name) was not exercised: \(why.visible)", behind: "  ", hang: 4)
      if own.whyUntested == nil, let first = own.firstUntested {
        lines.append(
          "    " + head.explainCommand(own.name, in: first.recording.visible, on: first.engine))
      }
    }
    lines += listed(untested.filter { !$0.isOwn }, "untested")
    lines += listed(summary.inapplicableInvariants, "not applicable")
    return lines.isEmpty ? [] : lines + [""]
  }

  /// The number of these invariants; with -v also their names.
  private func listed(_ invariants: [RunSummary.InvariantTotal], _ what: String) -> [String] {
    guard !invariants.isEmpty else { return [] }
    let text = "\(invariants.count.counted("invariant")) \(what)"
    guard isVerbose else { return ["  \(text) (-v lists them)"] }
    return look.wrapped(
      text + ": " + invariants.map(\.name).joined(separator: ", "), behind: "  ", hang: 4)
  }

  /// Settings that differ from the built-in settings, so that every widened tolerance is visible. A
  /// recording's own settings are listed with each violation.
  private var settings: [String] {
    guard !head.settings.isEmpty else { return [] }
    return [look.paint("non-default settings", .label)] + head.settings.map { "  " + $0.text } + [
      ""
    ]
  }
}
