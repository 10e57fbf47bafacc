internal import Model

extension Tiles {
  /// The tiles that intersect the visible part of the image, and a ring around them.
  ///
  /// Level 0 is the image at full resolution. Each time the zoom halves, the next level is used,
  /// whose tiles cover twice the length of the image in each direction.
  func span(over metrics: ViewMetrics, _ shown: ScrollPosition) -> TileSpan? {
    guard size > 0 else { return nil }
    var level = 0
    var length = size
    while level + 1 < levels, shown.zoom * length <= size / 2 {
      level += 1
      length *= 2
    }
    let columns = span(.x, metrics, shown, length)
    let rows = span(.y, metrics, shown, length)
    return TileSpan(
      level: level, firstColumn: columns.first, firstRow: rows.first, lastColumn: columns.last,
      lastRow: rows.last)
  }

  private func span(
    _ axis: Axis, _ metrics: ViewMetrics, _ shown: ScrollPosition, _ length: Double
  ) -> (first: Int, last: Int) {
    let last = max(0, min(ceiled(metrics.content[axis] / length - 1e-9), 1e9) - 1)
    let from = shown.offset[axis] / shown.zoom / length
    let to = (shown.offset[axis] + metrics.bounds[axis]) / shown.zoom / length
    let ring = Double(max(0, ring))
    let first = max(0, min(floored(from + 1e-9) - ring, last))
    return (Int(first), Int(max(first, min(ceiled(to - 1e-9) - 1 + ring, last))))
  }
}
