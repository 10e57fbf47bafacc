internal import Model
internal import Results

/// Marks drawn on a view's content to identify the position: edges and numbers of the cells, or
/// numbers along the grid. Only the visible part is drawn.
struct ContentMarks {
  private(set) var edges: [String] = []
  private(set) var labels: [Label] = []
  /// Lines that show where the content of another engine is: cell edges, or lines of the grid.
  private(set) var rulings: [String] = []

  struct Label {
    let text: String
    let point: Point
    let size: Double
  }

  /// The spacing of the grid lines in points.
  private static let grid = 100.0

  init(_ cells: Cells?, _ size: Size, _ sight: Sight) {
    let x = Interval(
      every: size.width, from: cells?.origin.x ?? 0, sight.first.x, sight.last.x,
      sight.content.width)
    let y = Interval(
      every: size.height, from: cells?.origin.y ?? 0, sight.first.y, sight.last.y,
      sight.content.height)
    if cells != nil { drawCells(x, y, sight) } else { drawRuler(sight) }
  }

  private mutating func drawCells(_ x: Interval, _ y: Interval, _ sight: Sight) {
    edges += x.starts.map {
      "M\($0.point.text(maximum: 2)) 0V\(sight.content.height.text(maximum: 2))"
    }
    edges += y.starts.map {
      "M0 \($0.point.text(maximum: 2))H\(sight.content.width.text(maximum: 2))"
    }
    rulings = edges
    guard x.starts.count * y.starts.count <= 40 else { return }
    let isTable = x.isDivided && y.isDivided
    for row in y.starts {
      for column in x.starts {
        let text =
          isTable
          ? "\(column.number), \(row.number)"
          : String(x.isDivided ? column.number : row.number)
        labels.append(
          Label(
            text: text,
            point: Point(x: column.point + x.length / 2, y: row.point + y.length / 2),
            // The text takes at most the width of its cell: a character takes 0.6 of its size.
            size: min(
              96, max(10, min(x.length, y.length) * 0.3), x.length * 1.5 / Double(text.count))))
      }
    }
  }

  /// The distance of labels in lines of the grid: 1, 2, 5, 10 and so on.
  private static func step(for minimum: Double) -> Int {
    var step = 1
    for next in [2, 5, 10, 20, 50, 100] where Double(step) < minimum { step = next }
    return step
  }

  /// Draws numbers along the vertical axis if the content is taller than the viewport, otherwise
  /// along the horizontal axis.
  private mutating func drawRuler(_ sight: Sight) {
    let axis: Axis = sight.content.height * sight.zoom > sight.frame.size.height ? .y : .x
    let (first, last) = (sight.first[axis], sight.last[axis])
    let ruler = Interval(every: Self.grid, from: 0, first, last, sight.content[axis])
    rulings = ruler.starts.map { start in
      let location = start.point.text(maximum: 2)
      return axis == .y
        ? "M0 \(location)H\(sight.content.width.text(maximum: 2))"
        : "M\(location) 0V\(sight.content.height.text(maximum: 2))"
    }
    let margin = 24 / sight.zoom
    // On small content, lines without a label keep the labels apart. A label is 56 points wide.
    let step = Self.step(for: (axis == .y ? 24 : 56) / (Self.grid * sight.zoom))
    for start in ruler.starts where start.point >= first && (start.number - 1) % step == 0 {
      var point = Point(x: max(0, sight.first.x) + margin, y: max(0, sight.first.y) + margin)
      point[axis] = start.point
      labels.append(Label(text: start.point.text(maximum: 0), point: point, size: 18 / sight.zoom))
    }
  }
}

/// The visible cells along one axis.
private struct Interval {
  private(set) var starts: [(point: Double, number: Int)] = []
  private(set) var length: Double
  /// Whether the content has more than one cell.
  private(set) var isDivided = false

  /// - Parameters:
  ///   - size: The size of a cell; 0 if the axis is not divided.
  ///   - limit: The end of the content.
  init(every size: Double, from origin: Double, _ low: Double, _ high: Double, _ limit: Double) {
    length = limit
    guard size > 4 else {
      starts = [(0, 1)]
      return
    }
    length = size
    isDivided = limit > size + 1
    let first = ((max(0, low) - origin) / size).rounded(.down)
    guard first.magnitude < 1e6, (high - low) / size < 40 else { return }
    var number = Int(first)
    while origin + Double(number) * size < min(high, limit) {
      starts.append((origin + Double(number) * size, number + 1))
      number += 1
    }
  }
}
