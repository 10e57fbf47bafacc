internal import Invariants
internal import Model
internal import Reports
internal import Results
internal import Text

extension RuleTable {
  /// The table as text, for each view in which the rule was judged, or for the first view if there
  /// is none.
  ///
  /// - Parameter isWhole: Whether the table has a row for every sample, or only for samples at
  ///   which something changes.
  /// - Parameter width: The width of a line. The columns that do not fit beside each other are
  ///   placed in further tables of the same rows.
  func lines(_ scene: Scene, isWhole: Bool, width: Int) -> [String] {
    let shown = rows.indices.filter { view in rows[view].contains(where: \.isMet) }
    return legend(width)
      + (shown.isEmpty ? [nearestView] : shown).flatMap { view -> [String] in
        let title = scene.views.count > 1 ? ["", "  view \(scene.views[view].id)"] : [""]
        return title + lines(ofView: view, isWhole, width) + summary(ofView: view)
          + (shown.isEmpty ? neverTrue(ofView: view, width) : [])
      }
  }

  /// The view in which most parts of the condition were true together.
  private var nearestView: Int {
    func reached(_ view: Int) -> Int { trueConditions[view].count { $0.together > 0 } }
    return rows.indices.max { reached($0) < reached($1) } ?? 0
  }

  /// For a condition that was never true: at how many samples each part was true, so that the first
  /// part without any shows what the recording lacks.
  private func neverTrue(ofView view: Int, _ width: Int) -> [String] {
    guard conditions.count > 1 else { return [] }
    let counts = trueConditions[view]
    let cells =
      [["alone", "with those above", "part of the condition"]]
      + zip(conditions, counts).map { text, count in ["\(count.alone)", "\(count.together)", text] }
    return ["", "  samples at which the parts are true:"]
      + cells.flatMap { row in
        let padded = zip(row.prefix(2), [5, 16]).map { text, width in text.right(width) }
        return Self.hanging("  " + padded.joined(separator: "  ") + "  ", row[2], width)
      }
  }

  /// A text after a prefix, with further lines below the text.
  private static func hanging(_ prefix: String, _ text: String, _ width: Int) -> [String] {
    let margin = String(repeating: " ", count: prefix.count)
    return Paragraph.lines(text, width: width - prefix.count).enumerated().map { index, line in
      (index == 0 ? prefix : margin) + line
    }
  }

  /// The letter of a column. Expressions are too long for the head of a table.
  private func letter(_ column: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(column % 26)))
    return column < 26 ? letter : letter + "\(column / 26)"
  }

  private func legend(_ width: Int) -> [String] {
    columns.indices.flatMap { column in
      let unit = columns[column].unit.map { $0.isEmpty ? "" : ", in \($0)" } ?? ""
      return Self.hanging(
        "  \(letter(column))  ", columns[column].text + unit, width)
    }
  }

  private func lines(ofView view: Int, _ isWhole: Bool, _ width: Int) -> [String] {
    let rows = rows[view]
    let picked = isWhole ? Array(rows.indices) : Self.picked(of: rows)
    var cells = [["time in ms", "line", "when"] + columns.indices.map(letter) + ["then"]]
    var last = -1
    for index in picked {
      if index > last + 1, last >= 0 { cells.append(["…"]) }
      cells.append(self.cells(of: rows[index]))
      last = index
    }
    let widths = (0..<columns.count + 4).map { column in
      cells.map { $0.count > 1 ? $0[column].count : 0 }.max() ?? 0
    }
    let parts = Self.parts(widths, width)
    return parts.enumerated().flatMap { index, part in
      (index > 0 ? [""] : []) + Self.lines(cells, widths, part)
    }
  }

  /// The columns of each table that fits: all columns if possible, and otherwise the first three
  /// and the last one in every table.
  private static func parts(_ widths: [Int], _ width: Int) -> [[Int]] {
    let (first, last) = ([0, 1, 2], widths.count - 1)
    let fixed = (first + [last]).reduce(0) { $0 + widths[$1] + 2 }
    var parts: [[Int]] = [[]]
    var used = fixed
    for column in first.count..<last {
      if used + widths[column] + 2 > width, parts[parts.count - 1] != [] {
        parts.append([])
        used = fixed
      }
      parts[parts.count - 1].append(column)
      used += widths[column] + 2
    }
    return parts.map { first + $0 + [last] }
  }

  /// The rows of a table with some of the columns, of which the last is aligned to the left.
  private static func lines(
    _ cells: [[String]], _ widths: [Int], _ columns: [Int]
  ) -> [String] {
    cells.map { row in
      guard row.count > 1 else { return "  …" }
      let padded = columns.dropLast().map { row[$0].right(widths[$0]) }
      return "  " + padded.joined(separator: "  ") + "  " + (row.last ?? "")
    }
  }

  private func cells(of row: Row) -> [String] {
    let values = zip(columns, row.values).map { column, value in
      if value.isNaN { return "?" }
      return column.unit == nil ? (value > 0 ? "yes" : "no") : value.shortText
    }
    return [row.time.text, row.location.line > 0 ? "\(row.location.line)" : "-"]
      + [row.isMet ? "yes" : "no"] + values + [outcome(of: row)]
  }

  private func outcome(of row: Row) -> String {
    guard row.isMet else { return "-" }
    guard row.isSeen else { return "not observed" }
    guard let holds = row.holds else { return "unknown" }
    let margin = row.margin.map { ", margin \($0.shortText)" } ?? ""
    return (holds ? "holds" : "BROKEN") + margin
  }

  /// The number of samples at which the rule was judged, and the ranges of its values at these
  /// samples.
  private func summary(ofView view: Int) -> [String] {
    let met = rows[view].filter(\.isMet)
    let broken = met.count { $0.holds == false }
    let held = met.count { $0.holds == true }
    var lines = [
      "",
      "  the condition is true at \(met.count) of \(rows[view].count) samples;",
      "  the requirement holds at \(held), is broken at \(broken), unknown at "
        + "\(met.count - held - broken)",
    ]
    for column in columns.indices where columns[column].unit != nil {
      let values = met.map { $0.values[column] }.filter { !$0.isNaN }
      guard let low = values.min(), let high = values.max() else { continue }
      let unit = columns[column].unit ?? ""
      lines.append(
        low == high
          ? "  \(letter(column)) is \(low.shortText)\(unit) at all of them"
          : "  \(letter(column)) is from \(low.shortText)\(unit) to \(high.shortText)\(unit) there")
    }
    return lines
  }

  /// The samples at which the condition or the outcome changes, the sample with the smallest margin
  /// between two changes, and the last sample. If there are too many, violations have priority, and
  /// then the smallest margins.
  private static func picked(of rows: [Row]) -> [Int] {
    var ranks: [(index: Int, rank: Int)] = []
    var worst: Int?
    for index in rows.indices {
      let row = rows[index]
      let before = index > 0 ? rows[index - 1] : nil
      let isChange = row.isMet != before?.isMet || row.isMet && row.holds != before?.holds
      if isChange {
        if let worst { ranks.append((worst, 1)) }
        worst = nil
        ranks.append((index, row.isMet && row.holds == false ? 0 : 2))
      }
      guard row.isMet, let margin = row.margin else { continue }
      if margin < worst.flatMap({ rows[$0].margin }) ?? .infinity { worst = index }
    }
    if let worst { ranks.append((worst, 1)) }
    if let last = rows.indices.last { ranks.append((last, 2)) }
    let first = ranks.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return Set(first.prefix(maxRows).map(\.element.index)).sorted()
  }

  private static let maxRows = 40
}

extension Double {
  /// The number with at most three decimals.
  var shortText: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded.isFinite ? (rounded == 0 ? 0 : rounded).text : text
  }
}
