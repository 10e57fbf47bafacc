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
  /// Left of everything, for numbers; the border follows.
  private static let gutter = 12
  private static let rows = 4

  func lines(_ look: PlotLook) -> [String] {
    let columns = max(16, look.width - Self.gutter - 2)
    var plot = track.plot(
      over: columns * look.dotsAcross, until: end, rows: Self.rows, least: subject.least)
    let share = Double((mark.time - start).nanoseconds) / Double((end - start).nanoseconds)
    plot.mark = (min(columns - 1, Int(min(1, max(0, share)) * Double(columns))), mark.value)
    let border = look.letter("│", or: "|")
    let (rule, labels) = TimeAxis(start: start, end: end, columns: columns).lines(look)
    let margin = String(repeating: " ", count: Self.gutter)
    let title = "\(subject.words), x where \(invariant) first breaks"
    return [look.paint("\(margin)\(border) \(title)", .label)]
      + plot.lines(look).map { line in
        let joint = line.isEdge ? look.letter("┝", or: "+") : border
        return look.paint(line.label.right(Self.gutter - 1) + " \(joint)", .label)
          + painted(line.text, look)
      }
      + [
        look.paint(margin + String(look.letter("└", or: "+")) + rule, .label),
        look.paint(margin + " " + labels, .label),
      ]
  }

  private func painted(_ text: String, _ look: PlotLook) -> String {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    let parts = text.split(separator: ValuePlot.cross, omittingEmptySubsequences: false)
    return parts.map { $0.isEmpty ? "" : look.paint(String($0), .curve) }
      .joined(separator: look.paint(String(ValuePlot.cross), .failure))
  }
}
