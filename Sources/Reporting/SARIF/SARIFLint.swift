package import Text

/// The findings of lint as SARIF 2.1.0, with a rule for each kind of error.
package struct SARIFLint {
  private var run: SARIFRun

  package init(version: String) { run = SARIFRun("flickbook/lint/", version: version) }

  package mutating func add(_ finding: FormatError, isWarning: Bool) {
    let kind = finding.objection.kind
    run.know(kind.rawValue) { (kind.summary, "") }
    let path = finding.file.inRepository
    run.put(
      SARIFRun.Result(
        rule: kind.rawValue, level: isWarning ? .warning : .error,
        message: finding.objection.message.visible, path: path, location: finding.source,
        fingerprint: Fingerprint(path, kind.rawValue, finding.objection.found).text))
  }

  package var text: String { SARIFRun.text([run.json(isWhole: true)]) }
}

extension Objection.Kind {
  fileprivate var summary: String {
    switch self {
    case .unreadable: "The file cannot be read."
    case .xml: "The file is not XML."
    case .hostile: "XML features that recordings never need and attackers could use."
    case .truncated: "The file ends too early."
    case .unknown: "An unknown name."
    case .missing: "Something that is required is missing."
    case .misplaced: "A known element or attribute at the wrong location."
    case .value: "A value of the wrong kind."
    case .sense: "The grammar is correct, but the values contradict each other."
    }
  }
}
