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
    guard trace.views.indices.contains(view) else { return nil }
    let widest = trace.widest(ofView: view)
    let mentioned = Self.quantities.filter { first.expected.contains($0.name) }
    // A limit for both axes, as in `max(x, y)`, breaks along the axis that changed more until then.
    let changed =
      Self.isOfOneKind(mentioned.prefix(2).map(\.channel))
      ? mentioned.prefix(2).max {
        trace.change(of: $0.channel, ofView: view, before: first.time)
          < trace.change(of: $1.channel, ofView: view, before: first.time)
      } : mentioned.first
    guard let quantity = changed ?? Self.quantities.first(where: { $0.channel == widest }) else {
      return nil
    }
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

  /// Whether these channels are the two axes of one quantity.
  private static func isOfOneKind(_ channels: [DrawnTrace.Channel]) -> Bool {
    channels == [.x, .y] || channels == [.velocityX, .velocityY]
  }

  /// Quantities in order of preference: the first quantity that the invariant's text mentions is
  /// plotted.
  private static let quantities: [(channel: DrawnTrace.Channel, name: String, unit: String)] = [
    (.x, "offset.x", " in points"), (.y, "offset.y", " in points"),
    (.velocityX, "velocity.x", " in points per second"),
    (.velocityY, "velocity.y", " in points per second"), (.zoom, "zoom", ""),
  ]
}

extension DrawnTrace {
  /// The range of a quantity's values in the 100 ms before a time, and at the first row after it.
  fileprivate func change(of channel: Channel, ofView view: Int, before time: Instant) -> Double {
    var (low, high) = (Double.infinity, -Double.infinity)
    for row in frames.indices {
      let past = time - instant(ofRow: row)
      guard past <= .milliseconds(100) else { continue }
      guard let value = value(channel, ofView: view, row: row) else { continue }
      (low, high) = (min(low, value), max(high, value))
      // Times of rows are computed from frames and may be off by rounding.
      if past.nanoseconds <= 1000 { break }
    }
    return high - low
  }
}
