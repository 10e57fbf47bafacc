public import Gesture

/// What lint says, as SARIF 2.1.0: a rule for each kind of refusal.
public struct SARIFLint {
  private var run: SARIFRun

  public init(version: String) { run = SARIFRun("flickbook/lint/", version: version) }
}

extension SARIFLint {
  public mutating func add(_ finding: FormatError, isWarning: Bool) {
    let kind = finding.objection.kind
    run.know(kind.rawValue) { (kind.summary, "") }
    let path = finding.file.hasPrefix("./") ? String(finding.file.dropFirst(2)) : finding.file
    run.put(
      SARIFRun.Result(
        rule: kind.rawValue, level: isWarning ? .warning : .error,
        message: finding.objection.message.visible, path: path, place: finding.place,
        fingerprint: Fingerprint(path, kind.rawValue, finding.objection.found).text))
  }

  public var text: String { SARIFRun.text([run.json(isWhole: true)]) }
}

extension Objection.Kind {
  fileprivate var summary: String {
    switch self {
    case .unreadable: "The file cannot be read."
    case .xml: "The bytes are not XML as recordings are written in."
    case .hostile: "XML that a recording has no use for and an attacker has."
    case .truncated: "The file ends too early."
    case .unknown: "A name that means nothing here."
    case .missing: "Something that must be there is not."
    case .misplaced: "A known thing at the wrong place."
    case .value: "A value that is not of its kind."
    case .sense: "Every word is right and the whole makes no sense."
    }
  }
}
