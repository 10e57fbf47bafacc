/// Shows dots as ASCII. A character has one dot across and three dots down: `'` is the upper dot,
/// `-` the middle dot, `_` the lower dot.
enum AsciiPlot {
  static let dotsAcross = 1
  static let dotsDown = 3

  /// One line of text for every three rows of dots.
  static func lines(_ grid: DotGrid) -> [String] {
    (0..<(grid.height + 2) / 3).map { row in
      String(
        (0..<grid.width).map { column in
          letter(grid[column, 3 * row], grid[column, 3 * row + 1], grid[column, 3 * row + 2])
        })
    }
  }

  private static func letter(_ high: Bool, _ middle: Bool, _ low: Bool) -> Character {
    switch (high, middle, low) {
    case (false, false, false): " "
    // Of two adjacent dots, only the upper dot is shown. A bar means a jump across all three dots.
    case (true, _, false): "'"
    case (false, true, _): "-"
    case (false, false, true): "_"
    case (true, _, true): "|"
    }
  }
}
