internal import Gesture

/// One test case: an invariant on an engine, or a recording on an engine.
struct JUnitCase {
  let name: String
  let seconds: Double
  /// The line it is about, 0 where there is none.
  let line: Int
  let ending: Ending

  enum Ending {
    /// Perhaps with something to be said all the same.
    case passed(String?)
    case failed(Reported)
    /// It could not be judged.
    case erred(Reported)
    case skipped(type: String, message: String)
  }

  /// What is told of a failure.
  struct Reported {
    let type: String
    let message: String
    let body: String
  }
}

extension JUnitCase {
  static func cases(
    of row: JudgedRecording, _ head: RunHead, _ choices: ReportChoices
  ) -> [JUnitCase] {
    let isWhole = choices.junitCase == .recording
    let isOne = isWhole || row.invariants.isEmpty || row.refusal != nil
    let count = isOne ? 1 : row.invariants.count + (row.error == nil ? 0 : 1)
    let seconds = (row.seconds ?? row.time.seconds) / Double(count)
    let findings = row.findings
    if isOne { return [whole(row, findings, seconds, head)] }
    var cases: [JUnitCase] = []
    if row.error != nil {
      cases.append(whole(row, findings.filter { $0.weight == .unjudged }, seconds, head))
    }
    var byInvariant: [String: Finding] = [:]
    for finding in findings.reversed() {
      if let invariant = finding.invariant { byInvariant[invariant.name] = finding }
    }
    for invariant in row.invariants {
      let finding = byInvariant[invariant.name]
      cases.append(
        JUnitCase(
          name: "\(invariant.name) [\(row.engine)]", seconds: seconds,
          line: Int(invariant.first?.place.line ?? invariant.wantedLine),
          ending: ending(invariant, finding, row, head)))
    }
    return cases
  }

  private static func ending(
    _ invariant: JudgedInvariant, _ finding: Finding?, _ row: JudgedRecording, _ head: RunHead
  ) -> Ending {
    switch invariant.verdict {
    case .held: return .passed(invariant.basis.map { "judged by \($0)\n" })
    case .untested where invariant.isMissed, .notApplicable where invariant.isMissed:
      guard let finding else { return .passed(nil) }
      return .erred(Reported(finding, row, head))
    case .untested: return .skipped(type: "untested", message: invariant.whyUntested)
    case .notApplicable:
      return .skipped(
        type: "not-applicable", message: "the scene has nothing the invariant speaks of")
    case .waived:
      let why = invariant.waiver.map { "waived: \($0); " } ?? "waived; "
      return .skipped(type: "waived", message: why + (finding?.story ?? ""))
    case .broken:
      guard let finding else { return .passed(nil) }
      let reported = Reported(finding, row, head)
      let counts = finding.weight == .broken || head.failsOnWarnings
      return counts ? .failed(reported) : .passed("warning: " + reported.body)
    }
  }

  /// One case for several findings.
  private static func whole(
    _ row: JudgedRecording, _ findings: [Finding], _ seconds: Double, _ head: RunHead
  ) -> JUnitCase {
    let counting = findings.filter { finding in
      finding.isFailure || finding.weight == .warned && head.failsOnWarnings
    }
    let bodies = counting.map { Reported($0, row, head).body }.joined(separator: "\n")
    let ending: Ending
    if let first = counting.first {
      let others = counting.count - 1
      let more = others > 0 ? "; and \(others) more invariant\(others == 1 ? "" : "s")" : ""
      let message = "\(first.rule): \(first.story)\(more)"
      let reported = Reported(type: first.rule, message: message, body: message + "\n\n" + bodies)
      let isBroken = counting.contains { $0.weight == .broken || $0.weight == .warned }
      ending = first.weight != .unjudged && isBroken ? .failed(reported) : .erred(reported)
    } else if let why = row.whyNotTested {
      ending = .skipped(type: row.refusal == nil ? "untested" : "refused", message: why)
    } else {
      let notes = findings.map { Reported($0, row, head).body }.joined(separator: "\n")
      ending = .passed(notes.isEmpty ? nil : notes)
    }
    return JUnitCase(
      name: "replay [\(row.engine)]", seconds: seconds,
      line: Int(counting.first?.place.line ?? 0), ending: ending)
  }
}

extension JUnitCase.Reported {
  /// The place first, so that editors and terminals make it a link; last what shows it again.
  init(_ finding: Finding, _ row: JudgedRecording, _ head: RunHead) {
    type = finding.rule
    message = finding.story
    let place =
      finding.place.line > 0 ? ":\(finding.place.line):\(finding.place.column)" : ""
    var lines = [
      "\(row.recording.visible)\(place): \(finding.rule) [\(row.engine)]", finding.story,
    ]
    if let basis = finding.invariant?.basis { lines.append("judged by " + basis) }
    if let waiver = finding.invariant?.waiver { lines.append("waiver: " + waiver) }
    if let first = finding.invariant?.first {
      lines += ["look:  " + row.showCommand(at: first, head)]
      lines += ["again: " + row.checkCommand([finding.rule], head)]
      lines += first.xml.isEmpty ? [] : [""] + first.xml
    }
    body = lines.joined(separator: "\n") + "\n"
  }
}
