internal import Model

/// Computes the distance between two paths, regardless of speed: the length of the shortest leash
/// between two walkers who follow the paths from point to point and never turn back (Eiter and
/// Mannila 1994).
enum FrechetDistance {
  /// Computes the exact distance, in time proportional to the product of both lengths and in memory
  /// proportional to the second length.
  static func between(_ one: [Point], _ other: [Point]) -> Double {
    guard let first = one.first, !other.isEmpty else { return 0 }
    if one == other { return 0 }
    var row: [Double] = []
    row.reserveCapacity(other.count)
    for point in other { row.append(max(row.last ?? 0, first.squaredDistance(to: point))) }
    for step in one.dropFirst() {
      var diagonal = row[0]
      row[0] = max(diagonal, step.squaredDistance(to: other[0]))
      for column in 1..<max(1, other.count) {
        let reached = min(diagonal, row[column], row[column - 1])
        diagonal = row[column]
        row[column] = max(reached, step.squaredDistance(to: other[column]))
      }
    }
    return row[other.count - 1].squareRoot()
  }
}

extension Point {
  /// The maximum distance. A point with a coordinate that is not a number has this distance from
  /// other points.
  static let far = 1e15

  func distance(to other: Point) -> Double { squaredDistance(to: other).squareRoot() }

  func squaredDistance(to other: Point) -> Double {
    let across = x.gap(to: other.x)
    let down = y.gap(to: other.y)
    return across * across + down * down
  }
}

extension Double {
  /// The distance between two numbers; two NaNs are equal.
  func gap(to other: Double) -> Double {
    if self == other || isNaN && other.isNaN { return 0 }
    let gap = (self - other).magnitude
    return gap < Point.far ? gap : Point.far
  }

  /// The distance between two numbers as a share of the larger magnitude.
  func relativeGap(to other: Double) -> Double {
    let gap = gap(to: other)
    let size = max(magnitude, other.magnitude)
    if gap == 0 { return 0 }
    return size > 0 && size < Point.far ? gap / size : Point.far
  }
}
