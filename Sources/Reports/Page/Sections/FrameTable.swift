internal import Model
internal import Text
internal import Replay
internal import Results

/// The frames around a time as numbers: the values of the chart, for screen readers and for exact
/// comparison.
struct FrameTable {
  let film: Film
  /// The replay of another engine at the same frames.
  let ghost: Film?
  /// The id of the view to show; `nil` for the first view that moves.
  let view: String?
  let time: Double

  /// The number of frames before and after the time.
  private static let around = 4

  func draw(in page: inout Markup) {
    let middle = film.row(at: time)
    let rows = max(0, middle - Self.around)...min(film.rows.count - 1, middle + Self.around)
    let view = film.views(first: self.view, maximum: 1).first ?? 0
    let columns = columns(view)
    page.block("details", ["class": "frames"]) { page in
      let title = "Frames around \(time.text(maximum: 1)) ms"
      page.element("summary", text: title)
      page.scroller(title) { page in
        let shown = film.scene.views.count > 1 ? "\(film.scene.views[view].id) shows" : "is shown"
        page.table("What \(shown), frame by frame", body: ["data-view": String(view)]) { page in
          for name in ["ms"] + columns.map(\.name) + ["activity", "fingers"] {
            page.element("th", text: name)
          }
        } rows: { page in
          for interval in intervals(rows, middle, view, columns) {
            draw(interval, isMeant: interval.rows.contains(middle), in: &page)
          }
        }
      }
    }
  }

  /// Consecutive frames that show the same values.
  private struct Interval {
    var rows: ClosedRange<Int>
    let cells: [String]
  }

  /// Merges consecutive frames with the same values. The frame at the given time has a row of its
  /// own.
  private func intervals(
    _ rows: ClosedRange<Int>, _ middle: Int, _ view: Int, _ columns: [Column]
  ) -> [Interval] {
    var intervals: [Interval] = []
    for row in rows {
      let cells = cells(row, view, columns)
      if let last = intervals.last, last.cells == cells, row != middle, row != middle + 1 {
        intervals[intervals.count - 1].rows = last.rows.lowerBound...row
      } else {
        intervals.append(Interval(rows: row...row, cells: cells))
      }
    }
    return intervals
  }

  private func cells(_ row: Int, _ view: Int, _ columns: [Column]) -> [String] {
    let now = film.trace.time(ofRow: row)
    let twin = ghost?.row(exactlyAt: now)
    let shown = columns.map { column in
      let (film, row) = column.isOther ? (ghost, twin) : (self.film, row)
      let value = row.flatMap { film?.value(column.channel, view, $0) }
      return value.map { $0.text(maximum: column.fractionDigits) } ?? "-"
    }
    return shown + [activity(view, row), String(FingerTrail.all(film.trace, at: now).count)]
  }

  private func draw(_ interval: Interval, isMeant: Bool, in page: inout Markup) {
    let first = film.trace.time(ofRow: interval.rows.lowerBound).text(maximum: 2)
    let last = film.trace.time(ofRow: interval.rows.upperBound).text(maximum: 2)
    page.line("tr", ["class": isMeant ? "meant" : nil]) { page in
      page.element(
        "th", text: (isMeant ? "× " : "") + (first == last ? first : "\(first) to \(last)"))
      for cell in interval.cells { page.element("td", text: cell) }
    }
  }

  private struct Column {
    let name: String
    let channel: DrawnTrace.Channel
    let fractionDigits: Int
    var isOther = false
  }

  /// The columns of the table. Channels that never change have no column.
  private func columns(_ view: Int) -> [Column] {
    var columns = [
      Column(name: "x", channel: .x, fractionDigits: 2),
      Column(name: "y", channel: .y, fractionDigits: 2),
      Column(name: "zoom", channel: .zoom, fractionDigits: 4),
      Column(name: "speed x", channel: .velocityX, fractionDigits: 0),
      Column(name: "speed y", channel: .velocityY, fractionDigits: 0),
    ]
    if ghost?.scene.views.indices.contains(view) == true {
      let others = columns.prefix(3).map {
        Column(
          name: "other " + $0.name, channel: $0.channel, fractionDigits: $0.fractionDigits,
          isOther: true)
      }
      columns.insert(contentsOf: others, at: 3)
    }
    return columns.filter { film.moves($0.channel, view) || ghost?.moves($0.channel, view) == true }
  }

  private func activity(_ view: Int, _ row: Int) -> String {
    guard let value = film.value(.activity, view, row), value >= 0, value < 64 else { return "-" }
    return Activity(rawValue: UInt8(value)).word
  }
}
