internal import JSON

/// The lines of a results file. Keys always stand in the order of their tables, numbers are the
/// shortest decimals that read back the same, and what is not known is left out. `Reports/README.md`
/// tells what each key means.
package enum ResultsText {
  package static func line(_ head: RunHead) -> String { RunHead.table.json(head).text }
  package static func line(_ row: JudgedRecording) -> String {
    JudgedRecording.table.json(row).text
  }
  package static func line(_ end: RunEnd) -> String { RunEnd.table.json(end).text }
}
