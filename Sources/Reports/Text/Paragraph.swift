/// Text wrapped to a width, as help shows it.
package enum Paragraph {
  /// Breaks words into lines that fit. A word longer than a line gets its own line.
  package static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A paragraph with every line indented.
  package static func set(_ text: String, indent: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return lines(text, width: width - indent).map { margin + $0 + "\n" }.joined()
  }

  /// Formats two columns, of which the second is wrapped. A term too long for its column has its
  /// text below it.
  ///
  /// - Parameter termWidth: The width of the first column, if several tables share it.
  package static func columns(
    _ rows: [(term: String, text: String)], width: Int, termWidth: Int? = nil
  ) -> String {
    let widest = termWidth ?? rows.map(\.term.count).filter { $0 <= width / 2 - 4 }.max() ?? 0
    let margin = String(repeating: " ", count: widest + 4)
    var result = ""
    for row in rows {
      let lines = lines(row.text, width: width - margin.count)
      let fits = row.term.count <= widest
      let gap = String(repeating: " ", count: max(widest - row.term.count, 0) + 2)
      result += "  " + row.term + (fits ? gap + (lines.first ?? "") : "") + "\n"
      for line in lines.dropFirst(fits ? 1 : 0) { result += margin + line + "\n" }
    }
    return result
  }
}
