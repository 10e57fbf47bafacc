internal import Results

/// A replay's movement in miniature, for a table row.
struct Sparkline {
  let film: Film
  let violations: [Double]

  private static let width = 120.0
  private static let height = 24.0

  func draw(in page: inout Markup) {
    let view = film.views(first: nil, maximum: 1).first ?? 0
    let points = film.points(film.trace.widest(ofView: view), view)
    guard let low = points.map(\.value).min(), let high = points.map(\.value).max() else { return }
    func x(_ time: Double) -> Double {
      // Leaves space for a cross at both ends.
      5 + (Self.width - 10) * (min(max(time, film.start), film.end) - film.start)
        / (film.end - film.start)
    }
    func y(_ value: Double) -> Double {
      high > low ? 3 + (Self.height - 6) * (high - value) / (high - low) : Self.height / 2
    }
    let pace = max(1, points.count / 40)
    let kept = points.indices.filter { $0.isMultiple(of: pace) || $0 == points.count - 1 }
    let positions = kept.map { (x: x(points[$0].time), y: y(points[$0].value)) }
    let path = ChartPath.straightened(positions).map {
      $0.x.text(maximum: 0) + " " + $0.y.text(maximum: 1)
    }
    page.element(
      "svg", ["class": "spark", "viewBox": "0 0 120 24", "aria-hidden": "true"]
    ) { page in
      page.shape("path", ["class": "curve a", "d": "M" + path.joined(separator: " ")])
      for time in violations {
        page.shape(
          "path",
          ["class": "cross", "d": "M\((x(time) - 3).text(maximum: 0)) 9l6 6m0-6l-6 6"])
      }
    }
  }
}
