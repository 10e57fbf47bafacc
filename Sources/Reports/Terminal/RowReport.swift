internal import Invariants
internal import Results
internal import Text

/// The result of one recording on one engine as text.
struct RowReport {
  let row: JudgedRecording
  let head: RunHead
  let isVerbose: Bool

  func lines(_ look: PlotLook) -> [String] {
    if let compare = row.compare, row.error == nil {
      return DifferenceReport(row: row, compare: compare, head: head, isVerbose: isVerbose)
        .lines(look)
    }
    let looks = RowStatus(row).looks
    let word = look.paint(looks.badge, looks.part)
    var lines = ["\(word) \(row.recording.visible) [\(row.engine.visible)]"]
    if let error = row.error {
      // A message may contain the last lines of a log.
      for (index, line) in error.message.split(separator: "\n").enumerated() {
        let text = (index == 0 ? location(error.location) : "") + String(line).visible
        lines += wrapped(text, look, index == 0 ? 2 : 4)
      }
    }
    if let why = row.unobserved, !row.isUnobserved {
      lines += wrapped("note      nothing else was tested: " + why.visible, look, 2, hang: 10)
    }
    if isVerbose || row.needsAttention {
      for remark in row.remarks {
        lines += wrapped("note      " + remark.visible, look, 2, hang: 10)
      }
    }
    let reported = row.invariants.filter { $0.verdict == .broken || $0.verdict == .waived }
    for invariant in reported { lines += self.lines(invariant, look) }
    for invariant in row.missing {
      let location = invariant.wanted.map { $0.visible + ": " } ?? ""
      lines += wrapped(
        "\(location)\(look.paint(invariant.name, .heading)) was not exercised: \(invariant.whyUntested.visible)",
        look, 2)
    }
    lines += TrackPlot(ofViolationIn: row)?.lines(look) ?? []
    if let why = row.whyNotTested, row.error == nil { lines += wrapped(why.visible, look, 2) }
    if isVerbose, row.error == nil, row.refusal == nil { lines += others(look) }
    if let first = reported.first?.first {
      lines += [
        look.paint("  look   ", .label) + row.showCommand(at: first.time, head),
        look.paint("  again  ", .label) + row.checkCommand(reported.map(\.name), head),
      ]
      // One command is enough: the other commands differ only in the invariant.
      let known = reported.lazy.filter { $0.formula != nil || Catalogue.names.contains($0.name) }
      let shrinks = known.compactMap { row.shrinkCommand($0.name, head) }
      if let command = shrinks.first { lines.append(look.paint("  shrink ", .label) + command) }
    }
    let isShort = reported.isEmpty && row.missing.isEmpty && row.error == nil && !isVerbose
    return isShort ? lines : lines + [""]
  }

  private func location(_ location: FileLocation) -> String {
    location.line > 0 ? "\(row.recording.visible):\(location.line):\(location.column): " : ""
  }

  /// The lines about a violation. The location comes first, so that editors and terminals turn it
  /// into a link.
  private func lines(_ invariant: JudgedInvariant, _ look: PlotLook) -> [String] {
    guard let first = invariant.first else { return ["  " + invariant.name] }
    let often = invariant.times > 1 ? ", \(invariant.times) times" : ""
    let view = first.viewName.map { ", view \($0.visible)" } ?? ""
    var lines = [
      "  \(location(first.location))\(look.paint(invariant.name, .heading)) at \(first.time.rounded) ms\(view)\(often)"
    ]
    lines += wrapped("expected  " + first.expected.visible, look, 4, hang: 10)
    lines += wrapped("found     " + first.actual.visible, look, 4, hang: 10)
    if !first.circumstance.isEmpty {
      lines += wrapped("when      " + first.circumstance.visible, look, 4, hang: 10)
    }
    if let why = invariant.why { lines += wrapped("why       " + why.visible, look, 4, hang: 10) }
    if let basis = invariant.basis { lines.append("    by        \(basis)") }
    for setting in invariant.settings where setting.name != "why" {
      lines.append("    \(setting.name) \(setting.value), from \(setting.from.visible)")
    }
    if isVerbose, let formula = invariant.pattern.flatMap(Invariant.formula(ofPattern:)) {
      lines += wrapped("it means  " + formula, look, 4, hang: 10)
    }
    if let waiver = invariant.waiver {
      lines += wrapped("waiver    " + waiver.visible, look, 4, hang: 10)
    }
    return lines
  }

  /// Invariants that held, and invariants that were not tested, one per line.
  private func others(_ look: PlotLook) -> [String] {
    row.invariants.compactMap { invariant in
      switch invariant.verdict {
      case .held:
        "  held      \(invariant.name), \(invariant.checks.counted("time"))"
          + (invariant.basis.map { ", by \($0)" } ?? "")
      case .untested: "  untested  \(invariant.name): \(invariant.whyUntested)"
      case .broken, .waived, .notApplicable: nil
      }
    }
  }

  private func wrapped(_ text: String, _ look: PlotLook, _ indent: Int, hang: Int = 0) -> [String] {
    look.wrapped(
      String(text.dropFirst(hang)),
      behind: String(repeating: " ", count: indent) + text.prefix(hang), hang: indent + hang)
  }
}
