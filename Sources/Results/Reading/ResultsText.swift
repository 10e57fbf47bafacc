internal import Text

/// Writes the lines of a results file. Keys have the order of their tables, numbers are the
/// shortest decimals that parse to the same value, and unknown values are omitted.
/// `Reports/README.md` describes each key.
package enum ResultsText {
  package static func line(_ head: RunHead) -> String { RunHead.table.json(head).text }
  /// The line of a row with all verdicts, which can be read without a head.
  package static func line(_ row: JudgedRecording) -> String {
    JudgedRecording.table.json(row).text
  }
  /// The line of a row whose verdicts are abbreviated by the list in the head.
  package static func line(_ row: JudgedRecording, _ list: VerdictList) -> String {
    var row = row
    list.abbreviate(&row)
    return line(row)
  }
  package static func line(_ end: RunEnd) -> String { RunEnd.table.json(end).text }

  /// The JSON schema of a line: a head, a row or an end.
  package static var schema: String {
    let kinds = [
      ("head", RunHead.table.schema), ("row", JudgedRecording.table.schema),
      ("end", RunEnd.table.schema),
    ]
    let references = kinds.map { "{\"$ref\":\"#/$defs/\($0.0)\"}" }.joined(separator: ",")
    let definitions = kinds.map { "\($0.0.json.text):\($0.1.text)" }.joined(separator: ",\n")
    let head: [String] = [
      "\"$schema\":\"https://json-schema.org/draft/2020-12/schema\"",
      "\"$id\":\"urn:flickbook:results:\(RunHead.version)\"",
      "\"title\":\"A line of a results file of Flickbook\"",
      "\"description\":\"'flickbook generate schema results' printed this.\"",
      "\"anyOf\":[\(references)]", "\"$defs\":{\n\(definitions)\n}",
    ]
    return "{" + head.joined(separator: ",\n") + "}\n"
  }
}
