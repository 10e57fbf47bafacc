internal import Gesture

/// What a person reads of the causes behind a run's failures: the worst in full, with its picture, and
/// of the others as much as there is room for.
struct CauseReport {
  private let table: CauseTable
  private let head: RunHead
  private let look: PlotLook

  init(_ table: CauseTable, _ head: RunHead, _ look: PlotLook) {
    self.table = table
    self.head = head
    self.look = look
  }
}

extension CauseReport {
  /// - Parameter room: How many lines of a screen there are; nothing where all is to be shown.
  func lines(within room: Int?) -> [String] {
    let causes = table.causes
    var lines = shared
    var left = room.map { $0 - look.rows(of: lines) - 1 } ?? .max
    var shown = 0
    for (index, cause) in causes.enumerated() {
      // The worst is shown whatever room there is; only its picture can be left out.
      let isWorst = index == 0
      var text = self.lines(cause, index + 1, isDrawn: isWorst || room == nil)
      if isWorst, look.rows(of: text) > left { text = self.lines(cause, 1, isDrawn: false) }
      guard isWorst || look.rows(of: text) <= left else { break }
      lines += text
      left -= look.rows(of: text)
      shown += 1
    }
    if shown < causes.count {
      let more = causes.count - shown
      lines.append("and \(more) more cause\(more == 1 ? "" : "s")")
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// What could not be judged, and what recordings name and nothing put to the test.
  private var shared: [String] {
    let engines = head.engines.count > 1
    return table.failures.flatMap { failure in
      let message = failure.first.error?.message.split(separator: "\n").first ?? ""
      let place = failure.first.error.map { failure.first.recording.at($0.place) } ?? ""
      let more = failure.count > 1 ? " (and \(failure.count - 1) more like it)" : ""
      return wrapped(
        look.paint("ERROR", .failure) + (engines ? " [\(failure.engine.visible)]" : "")
          + " \(place): \(String(message).visible)\(more)", 2)
    }
      + table.missed.flatMap { missed in
        let why = missed.first.missing.first { $0.name == missed.name }?.whyUntested ?? ""
        return wrapped(
          look.paint("INCOMPLETE", .failure) + (engines ? " \(missed.engine.visible)" : "")
            + ": \(missed.name) was not put to the test in \(recordings(missed.count)) naming "
            + "it, as in \(missed.first.recording.visible): \(why.visible)", 2)
      }
  }

  private func lines(_ cause: Cause, _ number: Int, isDrawn: Bool) -> [String] {
    let group = cause.first
    let row = group.smallest
    guard let (invariant, first) = group.shown else { return [] }
    let engine = head.engines.count > 1 ? " on \(row.engine.visible)" : ""
    var lines = wrapped(
      "\(number). " + look.paint(group.key.sentence(first), .heading), 3)
    let worst = group.worst
    let others = cause.followingInvariants
    let then = others.isEmpty ? "" : "; then also " + others.joined(separator: ", ")
    let warning = group.isFailure ? "" : " (a warning)"
    lines += wrapped(
      "   \(look.paint(group.key.invariant, .failure))\(warning) breaks\(engine) in "
        + "\(recordings(cause.recordings))\(worst)\(then)", 3)
    let place = first.place.line > 0 ? ":\(first.place.line):\(first.place.column)" : ""
    lines.append(
      "   " + look.paint("smallest ", .label)
        + "\(row.recording.visible)\(place) at \(first.time.rounded) ms")
    if isDrawn { lines += BreakPlot(row, of: invariant.name)?.lines(look) ?? [] }
    if let waiver = invariant.waiver { lines += wrapped("   waiver   " + waiver.visible, 12) }
    // Of the worst they stand at the end of the report.
    if number == 1, group.isFailure, table.failures.isEmpty, table.missed.isEmpty { return lines }
    lines.append(
      "   " + look.paint("again    ", .label) + row.checkCommand([invariant.name], head))
    if let shrink = row.shrinkCommand(invariant.name, head) {
      lines.append("   " + look.paint("shrink   ", .label) + shrink)
    }
    return lines
  }

  private func recordings(_ count: Int) -> String {
    "\(count) recording\(count == 1 ? "" : "s")"
  }

  private func wrapped(_ text: String, _ hang: Int) -> [String] {
    let margin = String(text.prefix { $0 == " " })
    let lines = TextTable.wrap(text, to: max(24, look.width - hang))
    return lines.enumerated().map { index, line in
      (index == 0 ? margin : String(repeating: " ", count: hang)) + line
    }
  }
}
