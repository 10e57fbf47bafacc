internal import Gesture

/// All recordings in a table, worst first. Without its script it lists what there is something to
/// be said of, and of few recordings all.
struct RecordingTable {
  let index: RecordingIndex
  let reported: [ReportedRecording]
  let links: RecordingLinks
  let whatBroke: String

  /// The most rows that are written out of recordings that held.
  private static let mostHeld = 100
  /// How many rows are laid out before the page is first seen: about a screen of them. The script
  /// has the others ready.
  private static let mostOpen = 25
}

extension RecordingTable {
  func draw(in page: inout Markup) {
    let reported = self.reported.filter { $0.standing != .held && !$0.standing.isIdle }
    // What was not tested comes before what held.
    let held =
      index.rows.filter { $0.standing.isIdle } + index.rows.filter { $0.standing == .held }
    page.block("section", ["id": "recordings", "aria-labelledby": "recordings-title"]) { page in
      page.element("h2", ["id": "recordings-title"], text: "Recordings")
      page.newLine()
      let folded = reported.dropFirst(Self.mostOpen)
      let written = held.count <= Self.mostHeld ? held : []
      drawTable("Recordings, worst first", in: &page) { page in
        for recording in reported.prefix(Self.mostOpen) { draw(recording, in: &page) }
        if folded.isEmpty { for row in written { draw(row, in: &page) } }
      }
      if !folded.isEmpty {
        page.open("noscript")
        drawTable("More recordings", in: &page) { page in
          for recording in folded { draw(recording, in: &page) }
          for row in written { draw(row, in: &page) }
        }
        page.close("noscript")
        page.newLine()
      }
      if held.count > Self.mostHeld {
        page.element(
          "p", ["class": "rest"], text: "and \(rest(held))")
      }
      drawUndrawn(reported, in: &page)
    }
  }

  /// `3 recordings in which nothing was put to the test, 99 that held`.
  private func rest(_ rows: [RecordingIndex.Row]) -> String {
    let idle = rows.count { $0.standing.isIdle }
    let isMixed = idle > 0 && rows.count > idle
    let parts = [
      idle > 0 ? "\(idle.grouped) recordings in which nothing was put to the test" : nil,
      rows.count > idle
        ? "\((rows.count - idle).grouped) \(isMixed ? "" : "recordings ")that held" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func drawTable(
    _ caption: String, in page: inout Markup, _ rows: (inout Markup) -> Void
  ) {
    page.block("table", ["class": "recordings"]) { page in
      page.element("caption", ["class": "unseen"], text: caption)
      page.element("thead") { page in
        page.element("tr") { page in
          for name in ["verdict", "recording", whatBroke, "movement"] {
            page.element("th", ["scope": "col"], text: name)
          }
        }
      }
      page.newLine()
      page.block("tbody", [:], rows)
    }
  }

  private func drawUndrawn(_ reported: [ReportedRecording], in page: inout Markup) {
    let undrawn = reported.count { !links.drawn.contains($0.id) }
    guard undrawn > 0 else { return }
    page.element(
      "p", ["class": "rest"],
      text: "\(undrawn.grouped) of them are not plotted, to keep this page small: "
        + "a report in a folder, --html FOLDER/, plots all of them")
  }

  private func draw(_ reported: ReportedRecording, in page: inout Markup) {
    page.element("tr", ["data-id": reported.id]) { page in
      page.element("td") { $0.standing(reported.standing) }
      page.element("th", ["scope": "row"]) { page in
        links.draw(reported.row.recording, on: reported.row.engine, in: &page)
        if !reported.row.title.isEmpty {
          page.element("span", ["class": "about"]) { $0.name(reported.row.title) }
        }
      }
      page.element("td", ["class": "word"]) { page in drawBreaks(reported, in: &page) }
      page.element("td") { page in
        if let film = Film(reported.row) {
          let times = reported.breaks.compactMap {
            $0.first.map { Double($0.time.nanoseconds) / 1e6 }
          }
          Sparkline(film: film, breaks: times).draw(in: &page)
        }
      }
    }
    page.newLine()
  }

  private func drawBreaks(_ reported: ReportedRecording, in page: inout Markup) {
    if let error = reported.row.error { page.name(error.message) }
    page.element("ul") { page in
      for invariant in reported.row.missing.prefix(3) {
        page.element("li", text: "\(invariant.name) was not put to the test")
      }
      for invariant in reported.breaks.prefix(3) {
        page.element("li") { page in
          if let measure = reported.row.compare?.measure(of: invariant), let value = measure.value {
            page.text("\(measure.name) \(measure.words(value))")
          } else {
            page.text(invariant.name)
            if let margin = invariant.margin, margin < 0 {
              page.text(" \(Margin(-margin, invariant.unit).text)")
            }
          }
          if let first = invariant.first { page.text(" at \(first.time.rounded) ms") }
        }
      }
      if reported.breaks.count > 3 {
        page.element("li", text: "and \(reported.breaks.count - 3) more")
      }
    }
  }

  private func draw(_ row: RecordingIndex.Row, in page: inout Markup) {
    page.element("tr", ["class": row.standing.rawValue]) { page in
      page.element("td") { $0.standing(row.standing) }
      page.element("th", ["scope": "row"]) { page in
        links.draw(row.recording, on: row.engine, in: &page)
      }
      page.element("td", ["class": row.reason == nil ? nil : "word"]) { page in
        if let reason = row.reason { page.name(reason) }
      }
      page.element("td") { _ in }
    }
    page.newLine()
  }
}
