internal import Gesture
internal import Replay

/// The frames around a time as numbers: the same as the chart, for those who do not see it and those
/// who want to know exactly.
struct FrameTable {
  let film: Film
  /// What another engine showed at the same frames.
  let ghost: Film?
  /// The view that is meant, if one is.
  let view: String?
  let time: Double

  /// How many frames before and after.
  private static let around = 4
}

extension FrameTable {
  func draw(in page: inout Markup) {
    let middle = film.row(at: time)
    let rows = max(0, middle - Self.around)...min(film.rows.count - 1, middle + Self.around)
    let view = film.views(first: self.view, most: 1).first ?? 0
    page.block("details", ["class": "frames"]) { page in
      page.element("summary", say: "Frames around \(time.text(most: 1)) ms")
      page.block(
        "div",
        [
          "class": "scroller", "tabindex": "0", "role": "region",
          "aria-label": "Frames around \(time.text(most: 1)) ms",
        ]
      ) { page in
        page.block("table") { page in
          page.element("caption", ["class": "unseen"], say: caption(view))
          page.element("thead") { page in
            page.element("tr") { page in
              let others = ghost == nil ? [] : ["other x", "other y"]
              for name in ["ms", "x", "y"] + others
                + ["zoom", "speed x", "speed y", "activity", "fingers"]
              {
                page.element("th", ["scope": "col"], say: name)
              }
            }
          }
          page.newLine()
          page.block("tbody", ["data-view": String(view)]) { page in
            for row in rows { draw(row, view, isMeant: row == middle, in: &page) }
          }
        }
      }
    }
  }

  private func caption(_ view: Int) -> String {
    film.scene.views.count > 1
      ? "What \(film.scene.views[view].id) shows, frame by frame"
      : "What is shown, frame by frame"
  }

  private func draw(_ row: Int, _ view: Int, isMeant: Bool, in page: inout Markup) {
    let now = film.trace.time(ofRow: row)
    page.element("tr", ["class": isMeant ? "meant" : nil]) { page in
      page.element("th", ["scope": "row"], say: (isMeant ? "× " : "") + now.text(most: 2))
      for channel in [DrawnTrace.Channel.x, .y] {
        number(film.value(channel, view, row), 2, in: &page)
      }
      if let ghost {
        let twin = ghost.scene.views.indices.contains(view) ? ghost.row(exactlyAt: now) : nil
        for channel in [DrawnTrace.Channel.x, .y] {
          number(twin.flatMap { ghost.value(channel, view, $0) }, 2, in: &page)
        }
      }
      for (channel, places) in [(DrawnTrace.Channel.zoom, 4), (.velocityX, 0), (.velocityY, 0)] {
        number(film.value(channel, view, row), places, in: &page)
      }
      page.element("td", ["class": "word"], say: activity(view, row))
      page.element("td", say: String(FingerTrail.all(film.trace, at: now).count))
    }
    page.newLine()
  }

  private func number(_ value: Double?, _ places: Int, in page: inout Markup) {
    page.element("td", say: value.map { $0.text(most: places) } ?? "-")
  }

  private func activity(_ view: Int, _ row: Int) -> String {
    guard let value = film.value(.activity, view, row), value >= 0, value < 64 else { return "-" }
    return Activity(rawValue: UInt8(value)).word
  }
}
