/// A table, parsed by the rules of Markdown: unescaped pipes separate the cells.
struct MarkdownTable {
  let head: [Substring]
  private let rule: [Substring]
  let rows: [[Substring]]
}

extension MarkdownTable {
  static func all(in text: String) -> [MarkdownTable] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { !$0.hasPrefix("|") }
      .map { lines in
        let rows = lines.map(cells)
        return MarkdownTable(
          head: rows[0], rule: rows.count > 1 ? rows[1] : [], rows: Array(rows.dropFirst(2)))
      }
  }

  /// Whether the rule below the head is valid, and every row has as many cells as the head.
  var isEven: Bool {
    let isRule = rule.allSatisfy { $0.wholeMatch(of: /-+:?/) != nil }
    return isRule && ([rule] + rows).allSatisfy { $0.count == head.count }
  }

  /// The sum of each column. Texts count as 0, and bold numbers count.
  var sums: [Int] {
    head.indices.map { column in
      rows.reduce(0) { $0 + (Int($1[column].filter { $0 != "*" }) ?? 0) }
    }
  }

  private static func cells(_ line: Substring) -> [Substring] {
    var (cells, isEscaped) = ([Substring](), false)
    var start = line.startIndex
    for index in line.indices {
      if line[index] == "|", !isEscaped {
        cells.append(line[start..<index])
        start = line.index(after: index)
      }
      isEscaped = line[index] == "\\" && !isEscaped
    }
    // The text before the first pipe is not a cell; text after the last pipe is an additional cell.
    return cells.dropFirst().map(trimmed) + (start == line.endIndex ? [] : [line[start...]])
  }

  private static func trimmed(_ cell: Substring) -> Substring {
    var cell = cell
    while cell.last == " " { cell.removeLast() }
    return cell.drop { $0 == " " }
  }
}
