internal import Model

/// The boxes of a canvas, which taps add and remove: 100 × 100 points, each centred on the tapped
/// point, in unzoomed content coordinates.
struct Canvas {
  private var centres: [Point] = []

  var count: Int { centres.count }

  mutating func tap(_ point: Point) {
    let hit = centres.lastIndex { abs($0.x - point.x) <= 50 && abs($0.y - point.y) <= 50 }
    if let hit { centres.remove(at: hit) } else { centres.append(point) }
  }
}
