/// A table as a reader of Markdown takes it: pipes that are not escaped part the cells.
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

  /// Whether every row has as many cells as the head, and the rule below it is one.
  var isEven: Bool {
    let isRule = rule.allSatisfy { $0.wholeMatch(of: /-+:?/) != nil }
    return isRule && ([rule] + rows).allSatisfy { $0.count == head.count }
  }

  /// The sums of the columns; words count nothing, and what is in bold counts.
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
    // What stands before the first pipe is no cell; what stands after the last is one too many.
    return cells.dropFirst().map(trimmed) + (start == line.endIndex ? [] : [line[start...]])
  }

  private static func trimmed(_ cell: Substring) -> Substring {
    var cell = cell
    while cell.last == " " { cell.removeLast() }
    return cell.drop { $0 == " " }
  }
}
