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
    let telling = Telling(row, head, choices.earlier)
    if isOne { return [whole(row, findings, seconds, telling)] }
    var cases: [JUnitCase] = []
    if row.error != nil {
      cases.append(whole(row, findings.filter { $0.weight == .unjudged }, seconds, telling))
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
          ending: ending(invariant, finding, telling)))
    }
    return cases
  }

  private static func ending(
    _ invariant: JudgedInvariant, _ finding: Finding?, _ telling: Telling
  ) -> Ending {
    switch invariant.verdict {
    case .held: return .passed(invariant.basis.map { "judged by \($0)\n" })
    case .untested where invariant.isMissed, .notApplicable where invariant.isMissed:
      guard let finding else { return .passed(nil) }
      return .erred(telling.reported(finding))
    case .untested: return .skipped(type: "untested", message: invariant.whyUntested)
    case .notApplicable:
      return .skipped(
        type: "not-applicable", message: "the scene has nothing the invariant speaks of")
    case .waived:
      let why = invariant.waiver.map { "waived: \($0); " } ?? "waived; "
      return .skipped(type: "waived", message: why + (finding?.story ?? ""))
    case .broken:
      guard let finding else { return .passed(nil) }
      let reported = telling.reported(finding)
      let counts = finding.weight == .broken || telling.head.failsOnWarnings
      return counts ? .failed(reported) : .passed("warning: " + reported.body)
    }
  }

  /// One case for several findings.
  private static func whole(
    _ row: JudgedRecording, _ findings: [Finding], _ seconds: Double, _ telling: Telling
  ) -> JUnitCase {
    // What is new since an earlier run comes first: readers show little of a long text.
    let failing = findings.filter { finding in
      finding.isFailure || finding.weight == .warned && telling.head.failsOnWarnings
    }
    let counting = failing.filter { !telling.isKnown($0) } + failing.filter(telling.isKnown)
    let bodies = counting.map { telling.reported($0).body }.joined(separator: "\n")
    let ending: Ending
    if let first = counting.first {
      let others = counting.count - 1
      let more = others > 0 ? "; and \(others) more invariant\(others == 1 ? "" : "s")" : ""
      let message = "\(first.rule): \(telling.story(first))\(more)"
      let reported = Reported(type: first.rule, message: message, body: message + "\n\n" + bodies)
      let isBroken = counting.contains { $0.weight == .broken || $0.weight == .warned }
      ending = first.weight != .unjudged && isBroken ? .failed(reported) : .erred(reported)
    } else if let why = row.whyNotTested {
      ending = .skipped(type: row.refusal == nil ? "untested" : "refused", message: why)
    } else {
      let notes = findings.map { telling.reported($0).body }.joined(separator: "\n")
      ending = .passed(notes.isEmpty ? nil : notes)
    }
    return JUnitCase(
      name: "replay [\(row.engine)]", seconds: seconds,
      line: Int(counting.first?.place.line ?? 0), ending: ending)
  }
}
