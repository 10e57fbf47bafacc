internal import Invariants
internal import Model
internal import Results
internal import Text

/// The comparison of two engines on one recording as text: what differs, since when, a plot, and
/// all numbers.
struct DifferenceReport {
  let row: JudgedRecording
  let compare: ComparedEngines
  let head: RunHead
  let isVerbose: Bool

  func lines(_ look: PlotLook) -> [String] {
    var lines = [title(look)]
    guard row.needsAttention || isVerbose else { return lines }
    guard compare.isMeasured else {
      return lines + ["  nothing to compare: \(row.invariants.first?.whyUntested ?? "")", ""]
    }
    if let first = compare.first { lines += [location(first.location) + text(first)] }
    lines += violations
    if row.needsAttention { lines += OverlayPlot(row, compare)?.lines(look) ?? [] }
    lines += table(look)
    if row.needsAttention {
      if let time = worst?.first?.time ?? compare.first?.time {
        lines += [look.paint("  look   ", .label) + row.showCommand(at: time, head)]
      }
      lines += [look.paint("  again  ", .label) + row.checkCommand([], head)]
    }
    return lines + [""]
  }

  private var worst: JudgedInvariant? { row.broken.first ?? row.warned.first }

  private func title(_ look: PlotLook) -> String {
    let word: String
    switch row {
    case _ where !row.broken.isEmpty: word = look.paint("DIFF", .failure)
    case _ where !row.warned.isEmpty: word = look.paint("WARN", .event)
    case _ where !compare.isMeasured: word = look.paint("NONE", .event)
    default: word = look.paint("same", .driven)
    }
    return
      "\(word) \(row.recording.visible) [\(row.engine.visible) against \(compare.against.visible)]"
  }

  private func location(_ location: FileLocation) -> String {
    location.line > 0 ? "  \(row.recording.visible):\(location.line):\(location.column): " : "  "
  }

  private func text(_ first: ComparedEngines.First) -> String {
    let view = first.view.map { ", view \($0.visible)" } ?? ""
    return "first differ at \(first.time.rounded) ms\(view): \(first.one) against \(first.other)"
  }

  /// The invariants that an engine breaks. An invariant that both engines break is no difference.
  private var violations: [String] {
    compare.violations.map { invariant in
      invariant.isDifference
        ? "  \(invariant.invariant): \(invariant.one.rawValue) against \(invariant.other.rawValue)"
        : "  \(invariant.invariant): broken by both"
    }
  }

  private func table(_ look: PlotLook) -> [String] {
    var table = TextTable([
      .init("measure"), .init("differs by", .right), .init("at most", .right), .init(""),
    ])
    let ranked = compare.ranked { measure in
      row.invariants.contains {
        $0.name == ComparedEngines.invariantPrefix + measure.name && $0.verdict == .broken
      }
    }
    for (measure, isBroken) in ranked.reported {
      let invariant = row.invariants.first {
        $0.name == ComparedEngines.invariantPrefix + measure.name
      }
      let value = measure.value.map { measure.text($0) } ?? "-"
      var words: [String] = []
      if let time = measure.time { words.append("at \(time.rounded) ms") }
      if let reason = measure.reason { words.append("not computed: \(reason)") }
      if isBroken, invariant?.level == .warn { words.append("(warning)") }
      table.add(
        [
          measure.name, value, measure.allowed.map { measure.text($0) } ?? "any",
          words.joined(separator: " "),
        ], isMarked: isBroken)
    }
    let same =
      ranked.same.isEmpty ? [] : ["  no difference: " + ranked.same.joined(separator: ", ")]
    return (table.isEmpty ? [] : table.lines(look)) + same
  }
}
