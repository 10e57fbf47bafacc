internal import Model

/// A picture that is drawn with rectangles, lines, circles and text, with smooth edges.
struct Canvas {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]
  /// The area outside of which nothing is drawn.
  var clip: Rectangle

  struct Color: Equatable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// - Parameter code: `0xRRGGBB`.
    init(_ code: UInt32) {
      red = UInt8(truncatingIfNeeded: code >> 16)
      green = UInt8(truncatingIfNeeded: code >> 8)
      blue = UInt8(truncatingIfNeeded: code)
    }
  }

  init(width: Int, height: Int, _ background: Color) {
    self.width = width
    self.height = height
    clip = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    pixels = (0..<width * height).flatMap { _ in
      [background.red, background.green, background.blue]
    }
  }

  var whole: Rectangle { Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)) }

  mutating func fill(_ area: Rectangle, _ color: Color, opacity: Double = 1, radius: Double = 0) {
    let (left, top) = (area.origin.x, area.origin.y)
    let (right, bottom) = (left + area.size.width, top + area.size.height)
    paint(left, top, right, bottom, color, opacity) { x, y in
      guard radius > 0 else {
        let across = min(x + 0.5, right) - max(x - 0.5, left)
        return max(0, across) * max(0, min(y + 0.5, bottom) - max(y - 0.5, top))
      }
      let across = max(left + radius - x, x - right + radius, 0)
      let down = max(top + radius - y, y - bottom + radius, 0)
      return radius + 0.5 - (across * across + down * down).squareRoot()
    }
  }

  mutating func line(
    _ start: Point, _ end: Point, _ color: Color, width: Double, opacity: Double = 1
  ) {
    let half = width / 2
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    paint(
      min(start.x, end.x) - half, min(start.y, end.y) - half, max(start.x, end.x) + half,
      max(start.y, end.y) + half, color, opacity
    ) { column, row in
      let (across, down) = (column - start.x, row - start.y)
      let share = square > 0 ? min(1, max(0, (across * x + down * y) / square)) : 0
      let (left, over) = (across - share * x, down - share * y)
      return half + 0.5 - (left * left + over * over).squareRoot()
    }
  }

  /// Draws a line through points. It is dashed if the length of a dash is given.
  mutating func path(_ points: [Point], _ color: Color, width: Double, dash: Double = 0) {
    var travelled = 0.0
    for (start, end) in zip(points, points.dropFirst()) {
      let isDrawn = dash == 0 || (travelled / dash).truncatingRemainder(dividingBy: 2) < 1
      if isDrawn { line(start, end, color, width: width) }
      let (x, y) = (end.x - start.x, end.y - start.y)
      travelled += (x * x + y * y).squareRoot()
    }
  }

  mutating func circle(_ centre: Point, radius: Double, _ color: Color, opacity: Double = 1) {
    line(centre, centre, color, width: 2 * radius, opacity: opacity)
  }

  mutating func frame(_ area: Rectangle, _ color: Color, width: Double = 1.5) {
    let (left, top) = (area.origin.x, area.origin.y)
    let (right, bottom) = (left + area.size.width, top + area.size.height)
    path(
      [
        Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
        Point(x: left, y: bottom), Point(x: left, y: top),
      ], color, width: width)
  }

  /// Blends a colour into the pixels of an area.
  ///
  /// - Parameter coverage: The share of the pixel around a point that is covered.
  private mutating func paint(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ color: Color,
    _ opacity: Double, _ coverage: (Double, Double) -> Double
  ) {
    let columns = Self.range(
      max(left, clip.origin.x), min(right, clip.origin.x + clip.size.width), width)
    let rows = Self.range(
      max(top, clip.origin.y), min(bottom, clip.origin.y + clip.size.height), height)
    for row in rows {
      for column in columns {
        let share = coverage(Double(column) + 0.5, Double(row) + 0.5)
        guard share > 0 else { continue }
        let weight = min(1, share) * opacity
        let index = (row * width + column) * 3
        blend(index, color.red, weight)
        blend(index + 1, color.green, weight)
        blend(index + 2, color.blue, weight)
      }
    }
  }

  private mutating func blend(_ index: Int, _ value: UInt8, _ weight: Double) {
    let mixed = Double(pixels[index]) * (1 - weight) + Double(value) * weight
    pixels[index] = UInt8(max(0, min(255, mixed.rounded())))
  }

  /// The columns or rows of pixels that an interval touches. Recordings can contain any numbers.
  private static func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
    guard low.isFinite, high.isFinite, low < high else { return 0..<0 }
    let first = max(0, min(Double(limit), low.rounded(.down) - 1))
    let last = max(first, min(Double(limit), high.rounded(.up) + 1))
    return Int(first)..<Int(last)
  }
}
