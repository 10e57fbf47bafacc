internal import Results

/// All recordings in a table, worst first. Without the script, the table lists the recordings that
/// need attention, and all other recordings only if there are few.
struct RecordingTable {
  let index: RecordingIndex
  /// The drawn recordings, worst first.
  let drawn: [DrawnRecording]
  let links: RecordingLinks
  let whatBroke: String
  /// The content that did not fit on the page, if any.
  let budget: PageBudget?

  /// The maximum number of rows for recordings without failures.
  private static let maxHeld = 100
  /// The number of rows that are laid out before the page is first shown: about one screen. The
  /// script adds the remaining rows.
  private static let maxOpen = 25

  func draw(in page: inout Markup) {
    let reported = drawn.filter { $0.status != .held && !$0.status.isIdle }
    // Untested recordings come before recordings without failures.
    let held = index.rows.filter { $0.status.isIdle } + index.rows.filter { $0.status == .held }
    page.section("recordings", "Recordings") { page in
      drawUndrawn(in: &page)
      let folded = reported.dropFirst(Self.maxOpen)
      let written = held.count <= Self.maxHeld ? held : []
      drawTable("Recordings, worst first", in: &page) { page in
        for recording in reported.prefix(Self.maxOpen) { page.add(recording.line) }
        if folded.isEmpty, budget?.sentence == nil { for row in written { draw(row, in: &page) } }
      }
      if !folded.isEmpty {
        page.open("noscript")
        drawTable("More recordings", in: &page) { page in
          for recording in folded { page.add(recording.line) }
          for row in written { draw(row, in: &page) }
        }
        page.close("noscript")
        page.newLine()
      }
      drawUnplotted(held.count { $0.id == nil && $0.status != .refused }, in: &page)
      if held.count > Self.maxHeld {
        page.element("p", ["class": "rest"], text: "and \(rest(held))")
      }
    }
  }

  /// States how many recordings that did not fail are not plotted, and which option plots them.
  private func drawUnplotted(_ count: Int, in page: inout Markup) {
    guard count > 0 else { return }
    let which =
      count == 1
      ? "1 recording that did not fail is" : "\(count.grouped) recordings that did not fail are"
    page.line("p", ["class": "rest"]) { page in
      page.text("\(which) not plotted: ")
      page.element("code", text: budget?.heldAdvice ?? "--report-detail all")
      page.text(" plots \(count == 1 ? "it" : "them") too, as long as the page has space.")
    }
  }

  /// Counts the recordings that the table leaves out: `3 recordings in which nothing was tested, 99
  /// that held`.
  private func rest(_ rows: [RecordingIndex.Row]) -> String {
    let idle = rows.count { $0.status.isIdle }
    let isMixed = idle > 0 && rows.count > idle
    let parts = [
      idle > 0 ? "\(idle.grouped) recordings in which nothing was tested" : nil,
      rows.count > idle
        ? "\((rows.count - idle).grouped) \(isMixed ? "" : "recordings ")that held" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func drawTable(_ caption: String, in page: inout Markup, _ rows: (inout Markup) -> Void) {
    page.table(
      caption, "recordings",
      head: { $0.columns(["verdict", "recording", whatBroke, "movement"]) }, rows: rows)
  }

  /// States which content did not fit on the page. The script lists each failure that is not drawn,
  /// with its sentence, its location and its command.
  private func drawUndrawn(in page: inout Markup) {
    if let sentence = budget?.playgroundSentence {
      page.line("p", ["class": "undrawn"], text: sentence)
    }
    guard let sentence = budget?.sentence else { return }
    page.line("p", ["class": "undrawn"], text: sentence)
    page.line("noscript") { page in
      page.element("p", text: "This list needs JavaScript, which is not running.")
    }
  }

  private func draw(_ row: RecordingIndex.Row, in page: inout Markup) {
    page.line("tr", ["class": row.status.rawValue]) { page in
      page.element("td") { $0.status(row.status) }
      page.element("th", ["scope": "row"]) { page in
        links.draw(row.recording, on: row.engine, in: &page)
        if !row.title.isEmpty { page.element("span", ["class": "about"]) { $0.name(row.title) } }
      }
      page.element("td", ["class": row.reason == nil ? nil : "word"]) { page in
        if let reason = row.reason { page.name(reason) }
      }
      page.element("td") { _ in }
    }
  }
}
