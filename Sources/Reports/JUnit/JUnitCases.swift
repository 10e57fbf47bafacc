internal import Invariants
internal import Model
internal import Results
internal import Text

/// The test cases of one row.
struct JUnitCases {
  let row: JudgedRecording
  let head: RunHead
  let choices: ReportChoices

  var all: [JUnitCase] {
    let isWhole = choices.junitCase == .recording
    let isOne = isWhole || row.invariants.isEmpty || row.refusal != nil || row.isUnobserved
    let count = isOne ? 1 : row.invariants.count + (row.error == nil ? 0 : 1)
    let seconds = (row.seconds ?? row.time.seconds) / Double(count)
    let findings = row.findings
    if isOne { return [whole(findings, seconds)] }
    var cases: [JUnitCase] = []
    if row.error != nil { cases.append(whole(findings.filter { $0.weight == .unjudged }, seconds)) }
    var byInvariant: [String: Finding] = [:]
    for finding in findings.reversed() {
      if let invariant = finding.invariant { byInvariant[invariant.name] = finding }
    }
    for invariant in row.invariants {
      cases.append(
        JUnitCase(
          name: "\(invariant.name) [\(row.engine)]", seconds: seconds,
          line: Int(invariant.first?.location.line ?? invariant.wantedLine),
          ending: ending(invariant, byInvariant[invariant.name])))
    }
    return cases
  }

  private func ending(_ invariant: JudgedInvariant, _ finding: Finding?) -> JUnitCase.Ending {
    switch invariant.verdict {
    case .held: return .passed(invariant.basis.map { "judged by \($0)\n" })
    case .untested where invariant.isMissed, .notApplicable where invariant.isMissed:
      guard let finding else { return .passed(nil) }
      return .erred(reported(finding))
    case .untested: return .skipped(type: "untested", message: invariant.whyUntested)
    case .notApplicable:
      return .skipped(type: "not-applicable", message: invariant.whyUntested)
    case .waived:
      let why = invariant.waiver.map { "waived: \($0); " } ?? "waived; "
      return .skipped(type: "waived", message: why + (finding?.story ?? ""))
    case .broken:
      guard let finding else { return .passed(nil) }
      let reported = reported(finding)
      let counts = finding.weight == .broken || head.failsOnWarnings
      return counts ? .failed(reported) : .passed("warning: " + reported.body)
    }
  }

  /// One test case that covers several findings.
  private func whole(_ findings: [Finding], _ seconds: Double) -> JUnitCase {
    // New findings come first, because readers show only the start of a long text.
    let failing = findings.filter { finding in
      finding.isFailure || finding.weight == .warned && head.failsOnWarnings
    }
    let counting = failing.filter { !isKnown($0) } + failing.filter(isKnown)
    let bodies = counting.map { reported($0).body }.joined(separator: "\n")
    let ending: JUnitCase.Ending
    if let first = counting.first {
      let others = counting.count - 1
      let more = others > 0 ? "; and \(others.counted("more invariant"))" : ""
      let message = "\(first.rule): \(story(first))\(more)"
      let reported = JUnitCase.Reported(
        type: first.rule, message: message, body: message + "\n\n" + bodies)
      let isBroken = counting.contains { $0.weight == .broken || $0.weight == .warned }
      ending = first.weight != .unjudged && isBroken ? .failed(reported) : .erred(reported)
    } else if let why = row.whyNotTested {
      ending = .skipped(type: row.refusal == nil ? "untested" : "refused", message: why)
    } else {
      let notes = findings.map { reported($0).body }.joined(separator: "\n")
      ending = .passed(notes.isEmpty ? nil : notes)
    }
    return JUnitCase(
      name: "replay [\(row.engine)]", seconds: seconds,
      line: Int(counting.first?.location.line ?? 0), ending: ending)
  }

  /// Whether the earlier run had the same finding. It still fails its test case: JUnit reports the
  /// findings, and the exit code decides whether the run fails.
  private func isKnown(_ finding: Finding) -> Bool {
    choices.earlier?.knew(finding, of: row) == true
  }

  private func story(_ finding: Finding) -> String {
    finding.story + (isKnown(finding) ? " (not new)" : "")
  }

  /// The details of a finding. The location comes first, so that editors and terminals turn it into
  /// a link. The command that reproduces the finding comes last.
  private func reported(_ finding: Finding) -> JUnitCase.Reported {
    let location = row.recording.visible.at(finding.location)
    var lines = ["\(location): \(finding.rule) [\(row.engine)]"]
    // The line breaks of an error are kept, because it may quote the last lines of a program's
    // output.
    let text = finding.weight == .unjudged ? row.error?.message.visibleLines : nil
    lines.append(text ?? finding.story)
    if isKnown(finding) { lines.append("not new: it was found in the earlier run, too") }
    if let basis = finding.invariant?.basis { lines.append("judged by " + basis) }
    if let waiver = finding.invariant?.waiver { lines.append("waiver: " + waiver) }
    if let first = finding.invariant?.first {
      lines += ["look:  " + row.showCommand(at: first.time, head)]
      lines += ["again: " + row.checkCommand([finding.rule], head)]
      lines += first.xml.isEmpty ? [] : [""] + first.xml
    }
    return JUnitCase.Reported(
      type: finding.rule, message: story(finding), body: lines.joined(separator: "\n") + "\n")
  }
}
