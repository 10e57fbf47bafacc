internal import Model
internal import Results

/// One quantity over the time of a replay, with its scale, its axis and a title.
struct TrackPlot {
  let title: String
  let track: ValueTrack
  let start: Instant
  let end: Instant
  /// The minimum range that is drawn.
  var minimum = 1.0
  /// The point marked with an x.
  var mark: (time: Instant, value: Double)?

  /// The width of the numbers on the left of the plot. A border follows them.
  private static let gutter = 12
  private static let rows = 4

  func lines(_ look: PlotLook) -> [String] {
    let columns = max(16, look.width - Self.gutter - 2)
    var plot = track.plot(
      over: columns * look.dotsAcross, until: end, rows: Self.rows, minimum: minimum)
    if let mark {
      let share = Double((mark.time - start).nanoseconds) / Double((end - start).nanoseconds)
      plot.mark = (min(columns - 1, Int(min(1, max(0, share)) * Double(columns))), mark.value)
    }
    let border = look.letter("│", or: "|")
    let axis = TimeAxis(start: start, end: end, columns: columns)
    let margin = String(repeating: " ", count: Self.gutter)
    return [look.paint("\(margin)\(border) \(title)", .label)]
      + plot.lines(look).map { line in
        let joint = line.isEdge ? look.letter("┝", or: "+") : border
        return look.paint(line.label.right(Self.gutter - 1) + " \(joint)", .label)
          + painted(line.text, look)
      }
      + axis.drawn(behind: Self.gutter, look)
  }

  private func painted(_ text: String, _ look: PlotLook) -> String {
    let parts = text.trimmed.split(separator: ValuePlot.cross, omittingEmptySubsequences: false)
    return parts.map { $0.isEmpty ? "" : look.paint(String($0), .curve) }
      .joined(separator: look.paint(String(ValuePlot.cross), .failure))
  }
}
