internal import Text

/// Writes the lines of a results file. Keys have the order of their tables, numbers are the
/// shortest decimals that parse to the same value, and unknown values are left out.
/// `Reports/README.md` describes each key.
package enum ResultsText {
  package static func line(_ head: RunHead) -> String { RunHead.table.json(head).text }
  package static func line(_ row: JudgedRecording) -> String {
    JudgedRecording.table.json(row).text
  }
  package static func line(_ end: RunEnd) -> String { RunEnd.table.json(end).text }
}
