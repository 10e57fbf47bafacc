internal import Invariants
internal import Results
internal import Text

/// The text about the causes of a run's failures: one line per cause and the worst cause in full
/// with its picture, or all causes in full.
struct CauseReport {
  let table: CauseTable
  let head: RunHead
  let look: PlotLook

  /// - Parameter isWhole: Whether all causes are shown in full.
  func lines(isWhole: Bool) -> [String] {
    let causes = table.causes
    let shown = isWhole ? causes : Array(causes.prefix(1))
    let missed = !isWhole && table.missed.count > 2 ? missedInShort : missed
    var lines = failures + missed + (isWhole ? [] : list(causes))
    for (index, cause) in shown.enumerated() {
      if isWhole { lines += title(index, causes) }
      lines += self.lines(cause, index + 1)
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// Every cause in one line: the number of its recordings, the failure, and the smallest
  /// recording. A single cause is not listed, because it is shown in full.
  func list(_ causes: [Cause]) -> [String] {
    guard causes.count > 1 else { return [] }
    let names = names(of: causes).map { $0.clipped(to: max(24, look.width * 2 / 5), look) }
    let width = names.map(\.count).max() ?? 0
    let free = max(24, look.width - width - 9)
    var lines = [
      look.paint("\(causes.count) causes, worst first", .label)
        + ": recordings, what is wrong, the smallest (--all: in full)"
    ]
    for (index, (cause, name)) in zip(causes, names).enumerated() {
      let engine = head.engines.count > 1 ? cause.first.key.engine.visible + ": " : ""
      let text = engine + sentence(of: cause)
      lines += title(index, causes)
      lines.append(
        String(cause.recordings).right(5) + "  " + text.clipped(to: free, look).left(free)
          + "  " + name)
    }
    return lines + [""]
  }

  /// The title above the first new cause, and above the first cause that is not new.
  private func title(_ index: Int, _ causes: [Cause]) -> [String] {
    guard table.knowsNew, index == 0 || causes[index - 1].isNew != causes[index].isNew else {
      return []
    }
    return causes[index].isNew
      ? [look.paint("NEW", .failure)] : [look.paint("STILL BROKEN", .event)]
  }

  private func sentence(of cause: Cause) -> String {
    cause.first.shown?.first.headline ?? cause.first.key.invariant
  }

  /// The names of the smallest recordings: without their folder if that is unambiguous.
  private func names(of causes: [Cause]) -> [String] {
    let paths = causes.map(\.first.smallest.recording)
    var folders: [String: Set<String>] = [:]
    for path in paths { folders[Self.file(path), default: []].insert(path) }
    return paths.map { path in
      (folders[Self.file(path), default: []].count > 1 ? path : Self.file(path)).visible
    }
  }

  private static func file(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }

  /// Recordings that could not be judged.
  private var failures: [String] {
    let engines = head.engines.count > 1
    return table.failures.flatMap { failure in
      let message = failure.first.findings.first?.story ?? ""
      let location = failure.first.error.map { failure.first.recording.at($0.location) } ?? ""
      let more = failure.count > 1 ? " (and \(failure.count - 1) more like it)" : ""
      return wrapped(
        look.paint("ERROR", .failure) + (engines ? " [\(failure.engine.visible)]" : "")
          + " \(location): \(message)\(more)", 2)
    }
  }

  /// The required invariants that were not exercised.
  private var missed: [String] {
    let engines = head.engines.count > 1
    return table.missed.flatMap { missed in
      let why = missed.first.missing.first { $0.name == missed.name }?.whyUntested ?? ""
      return wrapped(
        look.paint("INCOMPLETE", .failure) + (engines ? " \(missed.engine.visible)" : "")
          + ": \(missed.name) was not exercised in \(missed.count.counted("recording")) naming "
          + "it, as in \(missed.first.recording.visible): \(why.visible)", 2)
    }
  }

  /// A summary of many untested invariants, which would otherwise leave no space for a cause.
  private var missedInShort: [String] {
    let names = table.missed.map(\.name)
    let others = names.count - 3
    return wrapped(
      look.paint("INCOMPLETE", .failure)
        + ": \(names.count) invariants were not exercised in recordings naming them: "
        + names.prefix(3).joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
        + " (--all shows the reasons)", 2)
  }

  private func lines(_ cause: Cause, _ number: Int) -> [String] {
    let group = cause.first
    let row = group.smallest
    guard let (invariant, first) = group.shown else { return [] }
    let engine = head.engines.count > 1 ? " on \(row.engine.visible)" : ""
    var lines = wrapped("\(number). " + look.paint(first.headline, .heading), 3)
    let worst = group.worst
    let then = cause.consequences.isEmpty ? "" : "; " + cause.consequences
    let warning = group.isFailure ? "" : " (a warning)"
    lines += wrapped(
      "   \(look.paint(group.key.invariant, .failure))\(warning) breaks\(engine) in "
        + "\(cause.spread)\(cause.news)\(worst)\(then)", 3)
    if let pattern = invariant.pattern { lines += wrapped("   rule     " + pattern.visible, 12) }
    if let why = invariant.why { lines += wrapped("   why      " + why.visible, 12) }
    lines.append(
      "   " + look.paint("smallest ", .label)
        + "\(row.recording.visible.at(first.location)) at \(first.time.rounded) ms")
    lines += TrackPlot(ofViolationIn: row, of: invariant.name)?.lines(look) ?? []
    if let waiver = invariant.waiver { lines += wrapped("   waiver   " + waiver.visible, 12) }
    // The commands of the worst cause are printed at the end of the report.
    if number == 1, group.isFailure, table.failures.isEmpty { return lines }
    lines.append("   " + look.paint("again    ", .label) + row.checkCommand([invariant.name], head))
    if let shrink = row.shrinkCommand(invariant.name, head) {
      lines.append("   " + look.paint("shrink   ", .label) + shrink)
    }
    return lines
  }

  private func wrapped(_ text: String, _ hang: Int) -> [String] {
    look.wrapped(text, behind: String(text.prefix { $0 == " " }), hang: hang)
  }
}
