internal import Gesture

/// All recordings in a table, worst first. Without its script it lists what there is something to
/// be said of, and of few recordings all.
struct RecordingTable {
  let index: RecordingIndex
  let told: [ReportedRecording]
  let engines: [String]
  let files: Bool
  private let whatBroke: String
  private let drawn: Set<String>

  init(
    index: RecordingIndex, told: [ReportedRecording], engines: [String], files: Bool,
    whatBroke: String
  ) {
    self.index = index
    self.told = told
    self.engines = engines
    self.files = files
    self.whatBroke = whatBroke
    drawn = Set(index.rows.compactMap(\.id))
  }

  /// The most rows that are written out of recordings that held.
  private static let mostHeld = 100
  /// How many rows are laid out before the page is first seen: about a screen of them. The script
  /// has the others ready.
  private static let mostOpen = 25
}

extension RecordingTable {
  func draw(in page: inout Markup) {
    let told = self.told.filter { $0.standing != .held && !$0.standing.isIdle }
    // What was not tested comes before what held.
    let held =
      index.rows.filter { $0.standing.isIdle } + index.rows.filter { $0.standing == .held }
    page.block("section", ["id": "recordings", "aria-labelledby": "recordings-title"]) { page in
      page.element("h2", ["id": "recordings-title"], say: "Recordings")
      page.newLine()
      let folded = told.dropFirst(Self.mostOpen)
      let written = held.count <= Self.mostHeld ? held : []
      drawTable("Recordings, worst first", in: &page) { page in
        for recording in told.prefix(Self.mostOpen) { draw(recording, in: &page) }
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
          "p", ["class": "rest"], say: "and \(rest(held))")
      }
      drawUndrawn(told, in: &page)
    }
  }

  /// `3 recordings of which nothing was put to the test, 99 that held`.
  private func rest(_ rows: [RecordingIndex.Row]) -> String {
    let idle = rows.count { $0.standing.isIdle }
    let isMixed = idle > 0 && rows.count > idle
    let parts = [
      idle > 0 ? "\(idle.grouped) recordings of which nothing was put to the test" : nil,
      rows.count > idle
        ? "\((rows.count - idle).grouped) \(isMixed ? "" : "recordings ")that held" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func drawTable(
    _ caption: String, in page: inout Markup, _ rows: (inout Markup) -> Void
  ) {
    page.block("table", ["class": "recordings"]) { page in
      page.element("caption", ["class": "unseen"], say: caption)
      page.element("thead") { page in
        page.element("tr") { page in
          for name in ["verdict", "recording", whatBroke, "movement"] {
            page.element("th", ["scope": "col"], say: name)
          }
        }
      }
      page.newLine()
      page.block("tbody", [:], rows)
    }
  }

  private func drawUndrawn(_ told: [ReportedRecording], in page: inout Markup) {
    let undrawn = told.count { !drawn.contains($0.id) }
    guard undrawn > 0 else { return }
    page.element(
      "p", ["class": "rest"],
      say: "\(undrawn.grouped) of them found no room on this page to be drawn: "
        + "a report that is a folder draws them all")
  }

  private func draw(_ told: ReportedRecording, in page: inout Markup) {
    let id = drawn.contains(told.id) ? told.id : nil
    page.element("tr", ["data-id": told.id]) { page in
      page.element("td") { $0.standing(told.standing) }
      page.element("th", ["scope": "row"]) { page in
        link(told.row.recording, id, in: &page)
        engine(told.row.engine, in: &page)
        if !told.row.title.isEmpty {
          page.element("span", ["class": "about"]) { $0.name(told.row.title) }
        }
      }
      page.element("td", ["class": "word"]) { page in drawBreaks(told, in: &page) }
      page.element("td") { page in
        if let film = Film(told.row) {
          let times = told.breaks.compactMap { $0.first.map { Double($0.time.nanoseconds) / 1e6 } }
          Sparkline(film: film, breaks: times).draw(in: &page)
        }
      }
    }
    page.newLine()
  }

  private func drawBreaks(_ told: ReportedRecording, in page: inout Markup) {
    if let error = told.row.error { page.name(error.message) }
    page.element("ul") { page in
      for invariant in told.row.missing.prefix(3) {
        page.element("li", say: "\(invariant.name) was not put to the test")
      }
      for invariant in told.breaks.prefix(3) {
        page.element("li") { page in
          if let measure = told.row.compare?.measure(of: invariant), let value = measure.value {
            page.say("\(measure.name) \(measure.words(value))")
          } else {
            page.say(invariant.name)
            if let margin = invariant.margin, margin < 0 {
              page.say(" \(Margin(-margin, invariant.unit).text)")
            }
          }
          if let first = invariant.first { page.say(" at \(first.time.rounded) ms") }
        }
      }
      if told.breaks.count > 3 { page.element("li", say: "and \(told.breaks.count - 3) more") }
    }
  }

  private func draw(_ row: RecordingIndex.Row, in page: inout Markup) {
    page.element("tr", ["class": row.standing.rawValue]) { page in
      page.element("td") { $0.standing(row.standing) }
      page.element("th", ["scope": "row"]) { page in
        link(row.recording, row.id, in: &page)
        engine(row.engine, in: &page)
      }
      page.element("td", ["class": row.reason == nil ? nil : "word"]) { page in
        if let reason = row.reason { page.name(reason) }
      }
      page.element("td") { _ in }
    }
    page.newLine()
  }

  private func link(_ name: String, _ id: String?, in page: inout Markup) {
    guard let id else { return page.name(name) }
    page.element("a", ["href": files ? "r/\(id).html" : "#\(id)"]) { $0.name(name) }
  }

  /// Only where there are several.
  private func engine(_ name: String, in page: inout Markup) {
    guard engines.count > 1 else { return }
    page.element("span", ["class": "on"]) { page in
      page.say(" on ")
      page.name(name)
    }
  }
}
