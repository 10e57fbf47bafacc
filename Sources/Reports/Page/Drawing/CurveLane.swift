internal import Comparing
internal import Results
internal import Text

/// One quantity over time: a curve for each engine on a common scale, and the range in which it can
/// rest.
struct CurveLane {
  let name: String
  /// The name of the view; empty if the scene has only one view.
  var viewName = ""
  let unit: String
  /// The key by which the script finds the values: a channel, or a difference between two engines.
  let channel: String
  let view: Int
  var curves: [Curve]
  var edges: [Curve] = []
  /// The allowed difference, in a lane that shows differences between two engines.
  var band: Band?
  /// The ranges that violations expected.
  var allowed: [Allowed] = []
  /// Whether a violation mentions the quantity of this lane.
  var isSpoken = false
  /// The minimum range of values that is drawn.
  var minimum = 1.0
  var height = 64.0
  /// Whether the quantity cannot be negative.
  var isMagnitude = false

  struct Curve {
    /// The style: `a` for the engine of the report, `b` for the other engine.
    let name: String
    let points: [(time: Double, value: Double)]
  }

  struct Allowed {
    let time: Double
    let low: Double
    let high: Double
  }

  struct Band {
    /// The allowance, from which the script recomputes the curve when another part of the time is
    /// shown.
    let pace: Difference.Pace
    let points: [(time: Double, value: Double)]
  }

  /// The minimum and the maximum of the values that are drawn.
  private var span: (low: Double, high: Double) {
    let values = curves.lazy.flatMap(\.points).map(\.value)
    var low = isMagnitude ? 0 : values.min() ?? 0
    var high = values.max() ?? 0
    // A band is cut off where it is so high that it would flatten the curves.
    if let maximum = band?.points.map(\.value).max() { high = max(high, min(maximum, high * 4)) }
    // An edge that is at most this far from the drawn values is drawn too.
    let near = max(high - low, minimum) / 2
    for expected in allowed {
      // An expected value is drawn even if it is far away, up to a limit.
      if expected.low < low { low = max(expected.low, low - max(1000, 20 * near)) }
      if expected.high > high { high = min(expected.high, high + max(1000, 20 * near)) }
    }
    for edge in edges {
      for point in edge.points {
        if point.value < low, point.value > low - near { low = point.value }
        if point.value > high, point.value < high + near { high = point.value }
      }
    }
    return (low, high)
  }

  /// The values at the bottom and at the top of the lane: the drawn values with a margin.
  private func range(_ span: (low: Double, high: Double)) -> (low: Double, high: Double) {
    var (low, high) = span
    if high - low < minimum {
      let middle = (low + high) / 2
      (low, high) = isMagnitude ? (0, minimum) : (middle - minimum / 2, middle + minimum / 2)
    }
    let space = (high - low) * 0.08
    return (low - space, high + space)
  }

  /// Whether one of its edges is near enough to be drawn.
  var showsEdges: Bool {
    guard !edges.isEmpty else { return false }
    let range = self.range(span)
    return edges.contains { $0.points.contains { isIn($0.value, range) } }
  }

  func draw(at top: Double, _ scale: ChartScale, in page: inout Markup) {
    let span = self.span
    let range = self.range(span)
    func y(_ value: Double) -> Double {
      top + height * (range.high - value) / (range.high - range.low)
    }
    page.element(
      "g",
      [
        "class": isSpoken ? "lane spoken" : "lane", "data-channel": channel,
        "data-view": String(view),
        "data-top": top.text(maximum: 2), "data-height": height.text(maximum: 2),
        "data-low": range.low.text(maximum: 4), "data-high": range.high.text(maximum: 4),
        "data-still": band?.pace.still.text, "data-lapse": band?.pace.lapse.text,
      ]
    ) { page in
      page.shape(
        "rect",
        [
          "class": "room", "x": ChartScale.left.text(maximum: 0), "y": top.text(maximum: 2),
          "width": ChartScale.width.text(maximum: 0), "height": height.text(maximum: 2),
        ])
      if let band {
        let path = ChartPath.line(
          band.points.map { ($0.time, min($0.value, range.high)) }, scale, y)
        if let last = band.points.last, let first = band.points.first {
          let floor = y(0).text(maximum: 1)
          let sides = [last, first].map { "L\(scale.x($0.time).text(maximum: 1)) \(floor)" }
          page.shape(
            "path",
            [
              "class": "band", "data-curve": "band", "fill": "url(#allowed)",
              "d": path + sides.joined() + "Z",
            ])
        }
      }
      for expected in allowed { draw(expected, range, scale, y, in: &page) }
      page.label((isSpoken ? "▸ " : "") + name, "name", at: top + 12)
      let below = [viewName, unit].filter { !$0.isEmpty }.joined(separator: ", ")
      if !below.isEmpty { page.label(below, "unit", at: top + 26) }
      let fractionDigits = span.high - span.low < 20 ? 2 : 0
      let (highest, lowest) = (y(span.high), y(span.low))
      let right = ChartScale.left - 5
      page.label(span.high.text(maximum: fractionDigits), "scale", at: highest + 4, right)
      // Two labels would overlap, so only one label is drawn.
      if lowest - highest > 12 {
        page.label(span.low.text(maximum: fractionDigits), "scale", at: lowest + 4, right)
      }
      for curve in edges where curve.points.contains(where: { isIn($0.value, range) }) {
        let path = ChartPath.steps(curve.points.filter { isIn($0.value, range) }, scale, y)
        page.shape("path", ["class": "edge", "data-curve": curve.name, "d": path])
      }
      for curve in curves where !curve.points.isEmpty {
        let path = ChartPath.line(curve.points, scale, y)
        page.shape("path", ["class": "curve \(curve.name)", "data-curve": curve.name, "d": path])
      }
    }
  }

  /// Draws a narrow band at the time of a violation. It shows the allowed values.
  private func draw(
    _ expected: Allowed, _ range: (low: Double, high: Double), _ scale: ChartScale,
    _ y: (Double) -> Double, in page: inout Markup
  ) {
    let (low, high) = (max(expected.low, range.low), min(expected.high, range.high))
    guard low <= high else { return }
    let height = max(3, y(low) - y(high))
    page.element(
      "g",
      [
        "class": "allowed", "data-t": expected.time.text(maximum: 3),
        "transform": "translate(\(scale.x(expected.time).text(maximum: 1)) 0)",
      ]
    ) { page in
      let top = (y(low) + y(high)) / 2 - height / 2
      page.shape(
        "rect",
        [
          "class": "band", "fill": "url(#allowed)", "x": "-3", "y": top.text(maximum: 1),
          "width": "24", "height": height.text(maximum: 1),
        ])
    }
  }

  private func isIn(_ value: Double, _ range: (low: Double, high: Double)) -> Bool {
    value >= range.low && value <= range.high
  }
}

extension Markup {
  /// Adds a label beside a lane.
  mutating func label(_ text: String, _ kind: String, at y: Double, _ x: Double = 0) {
    element("text", ["class": kind, "x": x.text(maximum: 1), "y": y.text(maximum: 1)], text: text)
  }
}
