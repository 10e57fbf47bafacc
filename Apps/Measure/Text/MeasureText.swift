internal import Reports
internal import Text

/// The measured constants of one engine as text, JSON and Markdown.
package struct MeasureText {
  package let engine: String
  package let found: Measurements

  package init(engine: String, found: Measurements) {
    self.engine = engine
    self.found = found
  }

  /// A table for a terminal, with the phases of a gesture as headings.
  package func human(isVerbose: Bool, width: Int) -> String {
    var text = ""
    let widest = found.exercised.map(\.text.count).max() ?? 0
    var idle: [String: [String]] = [:]
    for phase in Constant.Phase.allCases {
      let rows = found.all.filter { $0.constant.phase == phase }
      let shown = rows.filter(\.isExercised)
      for row in rows where !row.isExercised {
        idle[row.reason, default: []].append(row.constant.rawValue)
      }
      guard !shown.isEmpty else { continue }
      text += "\(phase.rawValue)\n"
      for row in shown { text += row.lines(isVerbose: isVerbose, value: widest, width: width) }
    }
    if !idle.isEmpty { text += "not exercised\n" }
    for (reason, names) in idle.sorted(by: { $0.key < $1.key }) {
      text += Paragraph.set("\(names.joined(separator: ", ")): \(reason)", indent: 2, width: width)
    }
    return text
  }

  /// The JSON object of one engine.
  package var json: String {
    let rows = found.all.map { row in
      var members: JSONPiece.Members = [
        ("constant", row.constant.rawValue.json), ("phase", row.constant.phase.rawValue.json),
      ]
      switch row.outcome {
      case .number(let number):
        members += [
          ("value", number.value.json), ("low", number.low.json), ("high", number.high.json),
          ("unit", row.constant.unit.json.ifAny),
        ]
      case .word(let word): members.append(("word", word.json))
      case .notExercised(let reason): members.append(("not-exercised", reason.json))
      case .failed(let reason): members.append(("failed", reason.json))
      }
      members.append(("recording", row.recording?.json))
      return JSONPiece(members).text
    }
    let measured = JSONPiece(raw: "[\n" + rows.joined(separator: ",\n") + "\n]")
    return JSONPiece([("engine", engine.json), ("measured", measured)]).text
  }

  /// Several engines side by side, in Markdown.
  package static func markdown(_ all: [MeasureText]) -> String {
    var text = "| constant |" + all.map { " `\($0.engine)` |" }.joined() + " what it is |\n"
    text += "|---|" + all.map { _ in "---|" }.joined() + "---|\n"
    for constant in Constant.allCases {
      let cells = all.map { $0.found[constant]?.text ?? "–" }
      guard cells.contains(where: { $0 != "–" }) else { continue }
      text += "| \(constant.rawValue) |" + cells.map { " \($0) |" }.joined()
      text += " \(constant.summary) |\n"
    }
    return text
  }
}

extension Measurement {
  /// The row of the table. A long description is continued on further lines.
  fileprivate func lines(isVerbose: Bool, value: Int, width: Int) -> String {
    let head = "  " + constant.rawValue.column(of: 17) + " " + text.column(of: value) + "  "
    var sentence = constant.summary
    if isVerbose {
      sentence = (interval.isEmpty ? "" : interval + " ") + sentence
      if let recording { sentence += " [\(recording)]" }
    }
    let lines = Paragraph.lines(sentence, width: max(24, width - head.count))
    let margin = String(repeating: " ", count: head.count)
    return lines.enumerated().map { ($0.offset == 0 ? head : margin) + $0.element + "\n" }.joined()
  }

  /// The interval that contains the value, if known.
  private var interval: String {
    guard case .number(let number) = outcome, number.high > number.low else { return "" }
    return "(\(number.interval))"
  }

  /// The reason why there is no value.
  package var reason: String {
    switch outcome {
    case .notExercised(let reason): reason
    case .failed(let reason): "the engine failed: \(reason)"
    case .number, .word: ""
    }
  }
}

extension String {
  /// The string padded with spaces to a width.
  fileprivate func column(of width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
