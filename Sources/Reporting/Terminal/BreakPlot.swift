internal import Gesture

/// A small picture of the first break of a row: the quantity its invariant speaks of over time, and
/// an x where it broke.
struct BreakPlot {
  private let invariant: String
  private let subject: Subject
  private let track: ValueTrack
  private let start: Instant
  private let end: Instant
  private let mark: (time: Instant, value: Double)

  /// Nothing where the row has no trace, or nothing to see in it.
  ///
  /// - Parameter name: The invariant; nothing for the first that broke.
  init?(_ row: JudgedRecording, of name: String? = nil) {
    guard
      let invariant = row.invariants.first(where: { $0.first != nil && $0.name == name ?? $0.name }
      ),
      let first = invariant.first,
      let trace = row.trace, let scene = row.scene, !trace.frames.isEmpty
    else { return nil }
    let view = first.view.flatMap { id in scene.views.firstIndex { $0.id == id } } ?? 0
    guard trace.views.indices.contains(view) else { return nil }
    let subject = Subject(first.expected) ?? trace.widest(ofView: view)
    let start = trace.instant(ofRow: 0)
    var (track, end) = (ValueTrack(from: start), start)
    var mark: (time: Instant, value: Double)?
    for number in trace.frames.indices {
      guard let value = trace.value(subject.channel, ofView: view, row: number) else { continue }
      end = trace.instant(ofRow: number)
      let edges = trace.edges(of: subject, ofView: view, row: number) ?? (-.infinity, .infinity)
      track.add(value, low: edges.low, high: edges.high, at: end)
      // Times of rows are computed from frames, and off by a rounding.
      if mark == nil || end.nanoseconds - 1000 <= first.time.nanoseconds { mark = (end, value) }
    }
    guard let mark, end > start else { return nil }
    self.invariant = invariant.name
    self.subject = subject
    self.track = track
    self.start = start
    self.end = end
    self.mark = mark
  }
}

extension BreakPlot {
  func lines(_ look: PlotLook) -> [String] {
    let plot = TrackPlot(
      title: "\(subject.words), x where \(invariant) first breaks", track: track, start: start,
      end: end, least: subject.least, mark: mark)
    return plot.lines(look)
  }
}
