/// The `d` of a path: short, and true to half a column.
enum ChartPath {
  /// A line through points. Where there are more than columns, each column has its least and its
  /// greatest value, so that no peak is lost.
  static func line(
    _ points: [(time: Double, value: Double)], _ scale: ChartScale, _ y: (Double) -> Double
  ) -> String {
    var path = ""
    for point in thinned(points, scale) {
      path += path.isEmpty ? "M" : " "
      path += scale.x(point.time).text(most: 1) + " " + y(point.value).text(most: 1)
    }
    return path
  }

  /// What changes at once and stays until then.
  static func steps(
    _ points: [(time: Double, value: Double)], _ scale: ChartScale, _ y: (Double) -> Double
  ) -> String {
    var path = ""
    var last: Double?
    for point in points where point.value != last {
      let x = scale.x(point.time).text(most: 1)
      let y = y(point.value).text(most: 1)
      path += last == nil ? "M\(x) \(y)" : "H\(x)V\(y)"
      last = point.value
    }
    if let end = points.last { path += "H" + scale.x(end.time).text(most: 1) }
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
}
