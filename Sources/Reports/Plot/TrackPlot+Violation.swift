internal import Invariants
internal import Model
internal import Results

extension TrackPlot {
  /// Creates a small plot of a violation in a row: the quantity that its invariant mentions over
  /// time, with an x at the violation. Fails if the row has no trace, or nothing to plot.
  ///
  /// - Parameter name: The invariant; `nil` for the first broken invariant.
  init?(ofViolationIn row: JudgedRecording, of name: String? = nil) {
    let broken = row.invariants.first { $0.first != nil && $0.name == name ?? $0.name }
    guard let invariant = broken, let first = invariant.first, let trace = row.trace,
      let scene = row.scene, !trace.frames.isEmpty
    else { return nil }
    let view = first.viewName.flatMap { id in scene.views.firstIndex { $0.id == id } } ?? 0
    guard trace.views.indices.contains(view),
      let quantity = Self.quantities.first(where: { first.expected.contains($0.name) })
        ?? Self.quantities.first(where: { $0.channel == trace.widest(ofView: view) })
    else { return nil }
    let channel = quantity.channel
    let start = trace.instant(ofRow: 0)
    var (track, end) = (ValueTrack(from: start), start)
    var mark: (time: Instant, value: Double)?
    for number in trace.frames.indices {
      guard let value = trace.value(channel, ofView: view, row: number) else { continue }
      end = trace.instant(ofRow: number)
      let edges = trace.edges(of: channel, ofView: view, row: number) ?? (-.infinity, .infinity)
      track.add(value, low: edges.low, high: edges.high, at: end)
      // Times of rows are computed from frames and may be off by rounding. A violation between two
      // rows is marked at the later row, which shows the violation.
      if (mark?.time.nanoseconds ?? .min) < first.time.nanoseconds - 1000 { mark = (end, value) }
    }
    guard let mark, end > start else { return nil }
    self.init(
      title: "\(quantity.name)\(quantity.unit), x where \(invariant.name) first breaks",
      track: track, start: start, end: end, minimum: channel == .zoom ? 0.1 : 1, mark: mark)
  }

  /// Quantities in order of preference: the first quantity that the invariant's text mentions is
  /// plotted.
  private static let quantities: [(channel: DrawnTrace.Channel, name: String, unit: String)] = [
    (.x, "offset.x", " in points"), (.y, "offset.y", " in points"),
    (.velocityX, "velocity.x", " in points per second"),
    (.velocityY, "velocity.y", " in points per second"), (.zoom, "zoom", ""),
  ]
}
