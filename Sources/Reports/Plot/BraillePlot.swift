/// Shows dots as braille characters, with two dots across and four down: eight times the resolution
/// of text.
enum BraillePlot {
  static let dotsAcross = 2
  static let dotsDown = 4

  /// One line of text for every four rows of dots. A cell without dots is a space.
  static func lines(_ grid: DotGrid) -> [String] {
    (0..<(grid.height + 3) / 4).map { row in
      var line = ""
      for column in 0..<(grid.width + 1) / 2 {
        var bits: UInt32 = 0
        for (bit, point) in points.enumerated()
        where grid[2 * column + point.x, 4 * row + point.y] {
          bits |= 1 << UInt32(bit)
        }
        line.unicodeScalars.append(bits == 0 ? " " : Unicode.Scalar(0x2800 + bits) ?? " ")
      }
      return line
    }
  }

  /// The position of the dot for each bit of a braille character (Unicode 15, section 21.1).
  private static let points: [(x: Int, y: Int)] = [
    (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
  ]
}
