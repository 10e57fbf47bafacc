internal import Results
package import Text

/// The findings of lint as lines of text.
package enum LintLines {
  /// `path:line:column: error: …`; `painted` may add colour to words.
  package static func human(
    _ finding: FormatError, as severity: String, painted: (String) -> String
  ) -> String {
    finding.file.visible.at(finding.source) + ": " + painted(severity + ":") + " "
      + finding.objection.message.visibleLines
  }

  /// A finding as one line of JSON. Fields without a value are left out.
  package static func json(_ finding: FormatError, as severity: String) -> String {
    let (location, objection) = (finding.source, finding.objection)
    let line: JSONPiece = [
      "file": finding.file.json, "line": location.line > 0 ? location.line.json : nil,
      "column": location.line > 0 ? location.column.json : nil, "severity": severity.json,
      "kind": objection.kind.rawValue.json, "found": objection.found.json,
      "expected": objection.expected?.json, "nearest": objection.nearest?.json,
    ]
    return line.text
  }
}
