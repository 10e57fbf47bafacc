internal import Model

/// The boxes that taps add to a canvas and remove from it: 100 × 100 points, each centred where it
/// was tapped, in unzoomed content.
struct Canvas {
  private var centres: [Point] = []

  var count: Int { centres.count }

  mutating func tap(_ point: Point) {
    let hit = centres.lastIndex { abs($0.x - point.x) <= 50 && abs($0.y - point.y) <= 50 }
    if let hit { centres.remove(at: hit) } else { centres.append(point) }
  }
}
