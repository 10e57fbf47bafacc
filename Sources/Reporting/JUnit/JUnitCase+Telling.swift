internal import Gesture

extension JUnitCase {
  /// How what is found in one row is put into words.
  struct Telling {
    let row: JudgedRecording
    let head: RunHead
    private let earlier: EarlierRun?

    init(_ row: JudgedRecording, _ head: RunHead, _ earlier: EarlierRun?) {
      (self.row, self.head, self.earlier) = (row, head, earlier)
    }
  }
}

extension JUnitCase.Telling {
  /// Whether it was found in the earlier run, too. It fails its test case all the same: JUnit is what
  /// was found, and the exit code what is to be done about it.
  func isKnown(_ finding: Finding) -> Bool { earlier?.knew(finding, of: row) == true }

  func story(_ finding: Finding) -> String {
    finding.story + (isKnown(finding) ? " (not new)" : "")
  }

  /// The place first, so that editors and terminals make it a link; last what shows it again.
  func reported(_ finding: Finding) -> JUnitCase.Reported {
    let place =
      finding.place.line > 0 ? ":\(finding.place.line):\(finding.place.column)" : ""
    var lines = ["\(row.recording.visible)\(place): \(finding.rule) [\(row.engine)]"]
    // A message may carry the last lines of a program.
    let words = finding.weight == .unjudged ? row.error?.message.visibleLines : nil
    lines.append(words ?? finding.story)
    if isKnown(finding) { lines.append("not new: it was found in the earlier run, too") }
    if let basis = finding.invariant?.basis { lines.append("judged by " + basis) }
    if let waiver = finding.invariant?.waiver { lines.append("waiver: " + waiver) }
    if let first = finding.invariant?.first {
      lines += ["look:  " + row.showCommand(at: first, head)]
      lines += ["again: " + row.checkCommand([finding.rule], head)]
      lines += first.xml.isEmpty ? [] : [""] + first.xml
    }
    return JUnitCase.Reported(
      type: finding.rule, message: story(finding), body: lines.joined(separator: "\n") + "\n")
  }
}
