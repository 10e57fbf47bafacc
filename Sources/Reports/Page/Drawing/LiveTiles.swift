internal import Model
internal import Results

/// The edges of the loaded tiles of a view in one row. They show which part of its image is loaded,
/// and at which resolution.
struct LiveTiles {
  private let x: [Double]
  private let y: [Double]

  /// The maximum number of tiles along an axis. More tiles are not drawn.
  private static let maximum = 64

  /// Fails if the view has no tiles, or does not report them.
  init?(_ film: Film, _ view: Int, _ row: Int) {
    func number(_ channel: DrawnTrace.Channel) -> Int? {
      film.value(channel, view, row).flatMap { Int(exactly: $0) }
    }
    guard let tile = film.scene.views[view].tile, tile > 0, let level = number(.tileLevel),
      0..<32 ~= level, let left = number(.tileFirstColumn), let right = number(.tileLastColumn),
      let top = number(.tileFirstRow), let bottom = number(.tileLastRow), left <= right,
      top <= bottom, right - left < Self.maximum, bottom - top < Self.maximum,
      let sight = Sight(film, view, row)
    else { return nil }
    let side = tile * Double(1 << level)
    x = (left...right + 1).map { min(Double($0) * side, sight.content.width) }
    y = (top...bottom + 1).map { min(Double($0) * side, sight.content.height) }
  }

  /// The edges as a path, in content coordinates without zoom.
  var path: String {
    guard let left = x.first, let right = x.last, let top = y.first, let bottom = y.last else {
      return ""
    }
    let (from, to) = (top.text(maximum: 2), bottom.text(maximum: 2))
    let columns = x.map { "M\($0.text(maximum: 2)) \(from)V\(to)" }
    let rows = y.map {
      "M\(left.text(maximum: 2)) \($0.text(maximum: 2))H\(right.text(maximum: 2))"
    }
    return (columns + rows).joined()
  }
}
