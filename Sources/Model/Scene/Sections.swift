/// A table: sections of rows below one another, each with a header above it.
public struct Sections: Hashable, Sendable {
  /// The number of rows in each section.
  public var rows: Counts
  /// The heights of the rows, repeated in a cycle through the whole table.
  public var rowHeights: Lengths
  /// The height of the header above each section.
  public var headerHeight = 0.0
  /// Whether the header of the section at the top stays there until the next header pushes it away.
  public var sticks = true
  /// The maximum number of rows that exist outside the visible part, on each side.
  public var ring = 1

  /// Creates sections with the given numbers of rows, without headers.
  public init(rows: Counts, rowHeights: Lengths) {
    self.rows = rows
    self.rowHeights = rowHeights
  }

  /// The maximum number of rows of a table: more than any user scrolls through, and few enough to
  /// be added up.
  package static let maxRows = 10_000_000

  /// The number of rows in all sections.
  package var count: Int { rows.counts.reduce(0, +) }

  /// The height of the whole table.
  package var height: Double { Double(rows.counts.count) * headerHeight + height(ofRows: count) }

  /// The total height of the first rows, without headers.
  package func height(ofRows count: Int) -> Double {
    let heights = rowHeights.lengths
    guard !heights.isEmpty else { return 0 }
    let (rounds, rest) = count.quotientAndRemainder(dividingBy: heights.count)
    return Double(rounds) * heights.reduce(0, +) + heights.prefix(rest).reduce(0, +)
  }

  /// The height of a row, counted from 0 through the whole table.
  package func height(ofRow row: Int) -> Double {
    let heights = rowHeights.lengths
    return heights.isEmpty ? 0 : heights[row % heights.count]
  }

  /// The top of a row in unzoomed content.
  package func top(ofRow row: Int) -> Double {
    var section = 0
    var last = 0
    for count in rows.counts {
      last += count
      guard row >= last else { break }
      section += 1
    }
    return Double(section + 1) * headerHeight + height(ofRows: row)
  }

  /// The top of a section, including its header, in unzoomed content; for the index after the last
  /// section, the end of the table.
  package func top(ofSection section: Int) -> Double {
    Double(section) * headerHeight + height(ofRows: rows.counts.prefix(section).reduce(0, +))
  }
}
