internal import Results

/// Rows of cells under headings, with columns as wide as their content. The last column wraps; if
/// there is no space for it, it is placed below the other columns.
struct TextTable {
  enum Side { case left, right }

  struct Column {
    let heading: String
    let side: Side

    init(_ heading: String, _ side: Side = .left) {
      self.heading = heading
      self.side = side
    }
  }

  private let columns: [Column]
  private var rows: [(cells: [String], isMarked: Bool)] = []

  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row. A marked row has an arrow before it.
  mutating func add(_ cells: [String], isMarked: Bool = false) { rows.append((cells, isMarked)) }

  var isEmpty: Bool { rows.isEmpty }

  /// The lines of the table: the heading first.
  func lines(_ look: PlotLook) -> [String] {
    var widths = columns.map(\.heading.count)
    for row in rows {
      for (index, cell) in row.cells.enumerated() { widths[index] = max(widths[index], cell.count) }
    }
    let margin = widths.dropLast().reduce(2) { $0 + $1 + 2 }
    // A path that fits on its own line is not broken.
    let word =
      rows.lazy.flatMap { ($0.cells.last ?? "").split(separator: " ") }.map(\.count).max() ?? 0
    let usual = (widths.first ?? 0) + 4
    let below = word + 4 > look.width ? usual : min(usual, look.width - word)
    let capacity = max(Self.minWidth, min(word, look.width - below))
    let isBeside = look.width - margin >= capacity
    let indent = isBeside ? margin : below
    let headings = columns.map(\.heading)
    var lines = [look.paint(line(headings, widths, isBeside: isBeside, isMarked: false), .label)]
    for row in rows {
      var rest = Self.wrap(row.cells.last ?? "", to: look.width - indent)[...]
      let beside = isBeside ? rest.popFirst() ?? "" : ""
      let cells = Array(row.cells.dropLast()) + [beside]
      lines.append(line(cells, widths, isBeside: isBeside, isMarked: row.isMarked))
      lines += rest.map { String(repeating: " ", count: indent) + $0 }
    }
    return lines
  }

  private static let minWidth = 24

  private func line(_ cells: [String], _ widths: [Int], isBeside: Bool, isMarked: Bool) -> String {
    var line = isMarked ? "> " : "  "
    for (index, cell) in cells.dropLast().enumerated() {
      line += columns[index].side == .right ? cell.right(widths[index]) : cell.left(widths[index])
      line += "  "
    }
    if isBeside { line += cells.last ?? "" }
    return line.trimmed
  }

  /// Wraps text. A word wider than a line is broken, after `(` or `;` if possible.
  static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines += pieces(of: word, width: max(1, width))
      }
    }
    return lines
  }

  private static func pieces(of word: Substring, width: Int) -> [String] {
    var pieces: [String] = []
    var rest = word
    while rest.count > width {
      let maximum = rest.prefix(width)
      let length = maximum.lastIndex { "(;".contains($0) }.map { maximum[...$0].count } ?? width
      pieces.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty ? pieces : pieces + [String(rest)]
  }
}

extension String {
  /// The text, shortened with an ellipsis if it is too long.
  func clipped(to width: Int, _ look: PlotLook) -> String {
    let sign = look.isASCII ? "..." : "…"
    return count <= width ? self : prefix(max(0, width - sign.count)) + sign
  }
}
