internal import Results

/// Functions that write curves as short values of the attribute `d` of a path.
enum ChartPath {
  /// The maximum distance of a drawn line from a value, in units of the drawing.
  private static let tolerance = 0.4

  /// A line through points. If there are more points than columns, each column keeps its minimum
  /// and maximum, so that no peak disappears. Points on the line between their neighbours are
  /// removed.
  static func line(
    _ points: [(time: Double, value: Double)], _ scale: ChartScale, _ y: (Double) -> Double
  ) -> String {
    let positions = thinned(points, scale).map { (x: scale.x($0.time), y: y($0.value)) }
    var path = ""
    for point in straightened(positions) {
      path += path.isEmpty ? "M" : " "
      path += point.x.text(maximum: 1) + " " + point.y.text(maximum: 1)
    }
    return path
  }

  /// A step function: each value lasts until the next value.
  static func steps(
    _ points: [(time: Double, value: Double)], _ scale: ChartScale, _ y: (Double) -> Double
  ) -> String {
    var path = ""
    var last: (value: Double, y: String)?
    for point in points where point.value != last?.value {
      let y = y(point.value).text(maximum: 1)
      if last?.y != y {
        let x = scale.x(point.time).text(maximum: 1)
        path += last == nil ? "M\(x) \(y)" : "H\(x)V\(y)"
      }
      last = (point.value, y)
    }
    if let end = points.last { path += "H" + scale.x(end.time).text(maximum: 1) }
    return path
  }

  private static func thinned(
    _ points: [(time: Double, value: Double)], _ scale: ChartScale
  ) -> [(time: Double, value: Double)] {
    guard points.count > ChartScale.columns else { return points }
    let pace = ChartScale.width / Double(ChartScale.columns)
    var kept: [(time: Double, value: Double)] = []
    var index = 0
    while index < points.count {
      let column = ((scale.x(points[index].time) - ChartScale.left) / pace).rounded(.down)
      var (low, high) = (index, index)
      while index < points.count,
        ((scale.x(points[index].time) - ChartScale.left) / pace).rounded(.down) == column
      {
        if points[index].value < points[low].value { low = index }
        if points[index].value > points[high].value { high = index }
        index += 1
      }
      kept.append(points[min(low, high)])
      if low != high { kept.append(points[max(low, high)]) }
    }
    return kept
  }

  /// Drops points while a line from the last kept point to the next passes close to all points
  /// between them. The allowed slopes form a cone that each point narrows.
  static func straightened(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    guard var anchor = points.first else { return [] }
    var kept = [anchor]
    var cone = -Double.infinity...Double.infinity
    var last = anchor
    for point in points.dropFirst() {
      let distance = point.x - anchor.x
      let slope = distance > 0 ? (point.y - anchor.y) / distance : .nan
      if !cone.contains(slope) {
        if last != anchor { kept.append(last) }
        anchor = last
        cone = -Double.infinity...Double.infinity
      }
      let space = point.x - anchor.x
      if space > 0 {
        let low = (point.y - tolerance - anchor.y) / space
        let high = (point.y + tolerance - anchor.y) / space
        cone = max(cone.lowerBound, low)...min(cone.upperBound, high)
      }
      last = point
    }
    if last != anchor { kept.append(last) }
    return kept
  }
}
