internal import EngineLink
internal import Reports
internal import Text

/// The result of a check, as text or as JSON.
struct ConformanceText {
  let examined: ConformanceResult

  /// A line with the result, and the reasons of a failure below it.
  func human(width: Int, painted: (String, TextStyle) -> String) -> String {
    switch examined.result {
    case .passed: return entry(painted("ok", .green), "ok", examined.requirement, width)
    case .skipped(let why): return entry(painted("-", .dim), "-", why, width)
    case .failed(let shortcoming):
      var text = entry(painted("FAIL", .red), "FAIL", examined.requirement, width)
      for (term, sentence) in [
        ("sent", shortcoming.requirement), ("got", shortcoming.came), ("do", shortcoming.remedy),
      ] {
        text += Self.hanging("        " + term, to: 15, sentence, width)
      }
      return text
    }
  }

  private func entry(_ shown: String, _ word: String, _ text: String, _ width: Int) -> String {
    let head = "  " + word.padded(to: 6) + examined.check
    let lines = Self.hanging(head, to: 26, text, width)
    return "  " + shown + lines.dropFirst(2 + word.count)
  }

  /// A term with a text in a column. All lines of the text start at that column.
  private static func hanging(_ term: String, to column: Int, _ text: String, _ width: Int)
    -> String
  {
    let margin = String(repeating: " ", count: column)
    let lines = text.split(separator: "\n").flatMap { line in
      Paragraph.lines(String(line).visible, width: max(20, width - column))
    }
    var result = term.padded(to: column)
    for (index, line) in lines.enumerated() { result += (index == 0 ? "" : margin) + line + "\n" }
    return result
  }

  /// The result as a JSON object on one line.
  func json(_ engine: String) -> String {
    var members: JSONPiece.Members = [
      ("engine", engine.json), ("check", examined.check.json), ("asks", examined.requirement.json),
    ]
    switch examined.result {
    case .passed: members.append(("result", "passed"))
    case .skipped(let why): members += [("result", "skipped"), ("reason", why.json)]
    case .failed(let shortcoming):
      members += [
        ("result", "failed"), ("asked", shortcoming.requirement.json),
        ("came", shortcoming.came.json),
        ("remedy", shortcoming.remedy.json),
      ]
    }
    return JSONPiece(members).text
  }
}

extension String {
  /// The text followed by spaces up to a width, and by at least one space.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
