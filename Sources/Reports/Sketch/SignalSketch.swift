package import Model
internal import Results
internal import Text

/// A formula expression's values over the time of a replay: for each view a plot, and the minimum
/// and maximum. Memory use does not grow with the replay.
package struct SignalSketch: Sendable {
  private let expression: String
  private let unit: String
  private var views: [Span?]

  private struct Span {
    var track: ValueTrack
    var start: Instant
    var end: Instant
    var minimum: Double
    var maximum: Double
    var last: Double
  }

  /// Creates the sketch of an expression whose values have a unit.
  package init(of expression: String, in unit: String, views: Int) {
    self.expression = expression
    self.unit = unit
    self.views = Array(repeating: nil, count: views)
  }

  package mutating func add(_ value: Double, ofView view: Int, at time: Instant) {
    guard views.indices.contains(view) else { return }
    var span =
      views[view]
      ?? Span(
        track: ValueTrack(from: time), start: time, end: time, minimum: value, maximum: value,
        last: value)
    span.track.add(value, low: -.infinity, high: .infinity, at: time)
    (span.minimum, span.maximum) = (min(span.minimum, value), max(span.maximum, value))
    span.end = time
    span.last = value
    views[view] = span
  }

  /// The plot of each view, with its name if there are several views.
  package func lines(_ names: [String], _ look: PlotLook) -> [String] {
    views.indices.flatMap { view -> [String] in
      let name = views.count > 1 ? " of \(names[view])" : ""
      guard let span = views[view] else { return ["\(expression)\(name) is never known"] }
      let numbers =
        "from \(text(span.minimum)) to \(text(span.maximum)), at the end \(text(span.last))"
      let title = "\(expression)\(name): \(numbers)"
      guard span.end > span.start else { return [title] }
      let spread = max(span.maximum - span.minimum, span.maximum.magnitude * 1e-6)
      return TrackPlot(
        title: title, track: span.track, start: span.start, end: span.end,
        minimum: spread > 0 ? min(1, spread) : 1
      ).lines(look)
    }
  }

  private func text(_ value: Double) -> String {
    let rounded = (value * 1e4).rounded() / 1e4
    return (rounded.isFinite ? rounded : value).text + unit
  }
}
