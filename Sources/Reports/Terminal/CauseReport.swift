internal import Invariants
internal import Results
internal import Text

/// The text about the causes of a run's failures: the worst in full, with its picture, and of the
/// others as much as fits.
struct CauseReport {
  let table: CauseTable
  let head: RunHead
  let look: PlotLook

  /// - Parameter capacity: The number of free lines on the screen; nil to show everything.
  func lines(within capacity: Int?) -> [String] {
    let causes = table.causes
    var lines = failures
    let last = capacity != nil && table.missed.count > 2 ? missedInShort : missed
    var left = capacity.map { $0 - look.rows(of: lines) - look.rows(of: last) - 1 } ?? .max
    var shown = 0
    for (index, cause) in causes.enumerated() {
      // The worst cause is always shown; only its picture can be left out.
      let isWorst = index == 0
      var text = self.lines(cause, index + 1, isDrawn: isWorst || capacity == nil)
      if isWorst, look.rows(of: text) > left { text = self.lines(cause, 1, isDrawn: false) }
      if !isWorst, look.rows(of: text) > left { text = [line(cause, index + 1)] }
      if let title = title(index, causes) { text.insert(title, at: 0) }
      // The last line is reserved for the number of omitted causes.
      let isLast = index == causes.count - 1
      guard isWorst || look.rows(of: text) + (isLast ? 0 : 1) <= left else { break }
      lines += text
      left -= look.rows(of: text)
      shown += 1
    }
    if shown < causes.count {
      let more = (causes.count - shown).counted("more cause")
      lines.append("and \(more): --all shows them")
    }
    lines += last
    return lines.isEmpty ? [] : lines + [""]
  }

  /// The title above the first new cause, and above the first that an earlier run has, too.
  private func title(_ index: Int, _ causes: [Cause]) -> String? {
    guard table.knowsNew, index == 0 || causes[index - 1].isNew != causes[index].isNew else {
      return nil
    }
    return causes[index].isNew
      ? look.paint("NEW", .failure) : look.paint("STILL BROKEN", .event)
  }

  /// A cause in one line, for lack of space.
  private func line(_ cause: Cause, _ number: Int) -> String {
    let group = cause.first
    let text =
      "\(number). \(group.key.invariant) in \(cause.recordings.counted("recording"))"
      + (group.shown.map { ": " + $0.first.sentence } ?? "")
    return text.clipped(to: look.width, look)
  }

  /// Recordings that could not be judged.
  private var failures: [String] {
    let engines = head.engines.count > 1
    return table.failures.flatMap { failure in
      let message = failure.first.error?.message.split(separator: "\n").first ?? ""
      let location = failure.first.error.map { failure.first.recording.at($0.location) } ?? ""
      let more = failure.count > 1 ? " (and \(failure.count - 1) more like it)" : ""
      return wrapped(
        look.paint("ERROR", .failure) + (engines ? " [\(failure.engine.visible)]" : "")
          + " \(location): \(String(message).visible)\(more)", 2)
    }
  }

  /// Invariants that recordings name and nothing tested.
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

  private func lines(_ cause: Cause, _ number: Int, isDrawn: Bool) -> [String] {
    let group = cause.first
    let row = group.smallest
    guard let (invariant, first) = group.shown else { return [] }
    let engine = head.engines.count > 1 ? " on \(row.engine.visible)" : ""
    var lines = wrapped("\(number). " + look.paint(first.sentence, .heading), 3)
    let worst = group.worst
    let then = cause.consequences.isEmpty ? "" : "; " + cause.consequences
    let warning = group.isFailure ? "" : " (a warning)"
    lines += wrapped(
      "   \(look.paint(group.key.invariant, .failure))\(warning) breaks\(engine) in "
        + "\(cause.spread)\(cause.news)\(worst)\(then)", 3)
    if let why = invariant.why { lines += wrapped("   why      " + why.visible, 12) }
    lines.append(
      "   " + look.paint("smallest ", .label)
        + "\(row.recording.visible.at(first.location)) at \(first.time.rounded) ms")
    if isDrawn { lines += TrackPlot(ofViolationIn: row, of: invariant.name)?.lines(look) ?? [] }
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
