internal import Invariants
internal import Model
internal import Results
internal import Text

/// The Test Anything Protocol, version 13: flat, with a test point for each invariant of each row
/// and the plan first. A waived violation is a TODO, an untested invariant is a SKIP.
struct TAPReport: LongReport {
  private let head: RunHead
  private var points: StoredText
  private var count = 0
  private(set) var losses: [String] = []

  init(_ head: RunHead, in store: any TextStore) {
    self.head = head
    points = StoredText(in: store)
  }

  mutating func add(_ row: JudgedRecording) {
    let name = "\(row.recording) [\(row.engine)]"
    let findings = row.findings
    if let first = findings.first, first.weight == .unjudged {
      point(false, name + " " + first.rule, first, row)
    } else if let first = findings.first, row.isUnobserved {
      return point(false, name + " " + first.rule, first, row)
    } else if let refusal = row.refusal {
      return point(true, name, directive: "SKIP refused: " + refusal)
    } else if row.invariants.isEmpty {
      point(true, name, directive: row.whyNotTested.map { "SKIP untested: " + $0 })
    }
    for invariant in row.invariants {
      let name = "\(name) \(invariant.name)"
      let finding = findings.first { $0.invariant?.name == invariant.name }
      switch invariant.verdict {
      case .held: point(true, name)
      case .untested where invariant.isMissed, .notApplicable where invariant.isMissed:
        point(false, name, finding, row)
      case .untested: point(true, name, directive: "SKIP " + invariant.whyUntested)
      case .notApplicable: point(true, name, directive: "SKIP not applicable")
      case .waived:
        point(false, name, finding, row, directive: "TODO " + (invariant.waiver ?? "waived"))
      case .broken:
        let counts = invariant.level == .error || head.failsOnWarnings
        point(!counts, name, finding, row)
      }
    }
  }

  private mutating func point(
    _ isOK: Bool, _ name: String, _ finding: Finding? = nil, _ row: JudgedRecording? = nil,
    directive: String? = nil
  ) {
    count += 1
    let directive = directive.map { " # " + Self.plain($0) } ?? ""
    points.add("\(isOK ? "ok" : "not ok") \(count) - \(Self.plain(name))\(directive)\n")
    guard let finding, let row else { return }
    points.add("  ---\n")
    line("message", finding.story)
    line("severity", finding.weight == .warned ? "warning" : "fail")
    line("file", row.recording)
    if finding.location.line > 0 {
      points.add("  line: \(finding.location.line)\n  column: \(finding.location.column)\n")
    }
    if let first = finding.invariant?.first {
      line("expect", first.expected)
      line("got", first.actual)
      points.add("  at_ms: \(first.time.text)\n")
      line("again", row.checkCommand([finding.rule], head))
    }
    points.add("  ...\n")
  }

  /// Writes a value as a JSON string, which is also a YAML string.
  private mutating func line(_ name: String, _ value: String) {
    points.add("  \(name): \(value.json.text)\n")
  }

  /// The text on one line, escaped so that no part of it is parsed as a directive.
  private static func plain(_ text: String) -> String {
    if text.utf8.isPlain(without: "\\#") { return text }
    return text.visible.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  mutating func write<Failure>(
    _ end: RunEnd?, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let plan = count == 0 ? "1..0 # SKIP nothing was judged" : "1..\(count)"
    let bail = end == nil || end?.isInterrupted == true ? "Bail out! the run is incomplete\n" : ""
    let settings = head.settings.map { "# non-default setting: \(Self.plain($0.text))\n" }.joined()
    try put(Array("TAP version 13\n\(plan)\n\(settings)".utf8))
    if try !points.write(put) { losses.append("points of the TAP report cannot be read back") }
    try put(Array(bail.utf8))
  }
}
