import Reports
import Results
import SampleResults

/// A report of random rows with every kind of verdict and every difficult text.
struct Rendered {
  let head: RunHead
  var rows: [JudgedRecording]
  let end: RunEnd

  init(_ seed: UInt64, count: Int = 30) {
    var random = RandomRows(seed: seed)
    let head = RunHead(
      tool: "1", plan: "p", planned: count * 2, rate: "60", phase: "0",
      engines: [.init("ios", version: "1"), .init("a\"<&'\u{1}", version: nil)])
    self.head = head
    rows = (0..<count).flatMap { number in
      head.engines.enumerated().map { index, engine in
        var row = random.row()
        row.number = number * 2 + index
        row.recording = RandomRows.texts[number % RandomRows.texts.count] + "/\(number).xml"
        row.engine = engine.name
        return row
      }
    }
    end = RunEnd(recordings: count, broken: 0, exit: 1)
  }
}

extension Rendered {
  func text(_ form: ReportForm, _ choices: ReportChoices = ReportChoices()) -> String {
    text(form.report(of: head, choices))
  }

  func text(_ report: any Report) -> String {
    var report = report
    for row in rows { report.add(row) }
    return report.text(end)
  }
}

extension Rendered {
  /// The rows whose invariants are listed one by one, and the rows that are listed as a whole with
  /// a reason.
  var judged: (invariants: [JudgedRecording], whole: [JudgedRecording]) {
    (
      rows.filter { $0.refusal == nil },
      rows.filter { $0.refusal != nil || $0.invariants.isEmpty && $0.error == nil }
    )
  }

  /// The number of rows that could not be judged.
  var failed: Int { rows.count { $0.error != nil } }
}
