internal import Model
internal import Results

/// Fingers, events and callbacks as text, in order of time.
///
/// The headings of the table need no `scope` attribute: the browser treats a row and a column that
/// contain only headings as headings of the cells beside them. This keeps pages with many failures
/// small.
struct EventTable {
  let film: Film

  /// The maximum number of rows. Longer recordings are better read in their file.
  private static let maximum = 60

  func draw(in page: inout Markup) {
    let rows = self.rows
    guard !rows.isEmpty else { return }
    page.block("details", ["class": "events"]) { page in
      page.element("summary", text: "What happened")
      page.scroller("What happened") { page in
        page.table("Fingers, events and callbacks") { page in
          for name in ["ms", "line", "recording", "engine"] { page.element("th", text: name) }
        } rows: { page in
          for row in rows.prefix(Self.maximum) {
            page.line("tr") { page in
              page.element("th", text: row.time.text(maximum: 2))
              page.element("td", text: row.line > 0 ? String(row.line) : "")
              page.element("td", text: row.input)
              page.element("td", text: row.engine)
            }
          }
        }
        if rows.count > Self.maximum {
          page.element("p", text: "and \(rows.count - Self.maximum) more")
        }
      }
    }
  }

  private struct Row {
    let time: Double
    var line = 0
    var input = ""
    var engine = ""
  }

  private var rows: [Row] {
    var rows: [Row] = []
    for finger in film.trace.fingers {
      guard let first = finger.samples.first, let last = finger.samples.last else { continue }
      var ends = [("down", first)]
      if finger.end != .open { ends.append((finger.end.rawValue, last)) }
      for (word, sample) in ends {
        let location = Point(x: sample.x, y: sample.y).summary
        rows.append(Row(time: sample.time, input: "\(word) \(finger.number) at \(location)"))
      }
    }
    rows += film.trace.events.map { Row(time: $0.time, line: $0.line, input: $0.text) }
    rows += film.trace.callbacks.map { callback in
      let views = film.scene.views
      let name =
        views.count > 1 && views.indices.contains(callback.view)
        ? views[callback.view].id + " " : ""
      return Row(time: callback.time, engine: name + callback.text)
    }
    // Rows of the same time keep the order above.
    return rows.sorted { $0.time < $1.time }
  }
}
