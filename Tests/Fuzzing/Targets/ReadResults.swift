import Results
internal import Text

/// A results file that can be read must be written and read back unchanged.
func readResults(_ bytes: [UInt8]) throws(Contradiction) {
  var head: RunHead?
  var rows: [JudgedRecording] = []
  do throws(FormatError) {
    var reader = try ResultsReader(bytes, named: "x")
    head = reader.head
    while let row = try reader.next() { rows.append(row) }
  } catch { try check(refusal: error.objection.message) }
  guard let head else { return }
  let lines = ([ResultsText.line(head)] + rows.map { ResultsText.line($0) }).map { $0 + "\n" }
  do {
    var again = try ResultsReader(Array(lines.joined().utf8), named: "written")
    guard again.head == head else { throw Contradiction("the head is another one") }
    for row in rows {
      guard try again.next() == row else { throw Contradiction("row \(row.number) is another one") }
    }
  } catch let error as Contradiction {
    throw error
  } catch { throw Contradiction("\(error)") }
}
