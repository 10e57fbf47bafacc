package import Gesture

/// What lint says of a recording, as lines of text.
package enum LintLines {
  /// `path:line:column: error: …`, with the words that colour may add to.
  package static func human(
    _ finding: FormatError, as severity: String, painted: (String) -> String
  ) -> String {
    let place = finding.place.line > 0 ? ":\(finding.place.line):\(finding.place.column)" : ""
    return finding.file.visible + place + ": " + painted(severity + ":") + " "
      + finding.objection.message.visibleLines
  }

  /// One object a line; what is not known is left out.
  package static func json(_ finding: FormatError, as severity: String) -> String {
    var members = [
      ("file", JSONText.string(finding.file)), ("severity", JSONText.string(severity)),
      ("kind", JSONText.string(finding.objection.kind.rawValue)),
      ("found", JSONText.string(finding.objection.found)),
    ]
    if finding.place.line > 0 {
      members.insert(("line", String(finding.place.line)), at: 1)
      members.insert(("column", String(finding.place.column)), at: 2)
    }
    if let expected = finding.objection.expected {
      members.append(("expected", JSONText.string(expected)))
    }
    if let nearest = finding.objection.nearest {
      members.append(("nearest", JSONText.string(nearest)))
    }
    return JSONText.object(members)
  }
}
