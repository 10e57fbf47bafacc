internal import Results

/// The verdict of each engine on each recording, for the recordings that at least one engine fails.
/// Recordings that fail on the most engines come first.
struct EngineMatrix {
  let index: RecordingIndex
  let engines: [String]
  let links: RecordingLinks

  /// The maximum number of rows and of engines, to keep the table readable.
  private static let maxRows = 60
  private static let maxEngines = 8

  func draw(in page: inout Markup) {
    guard 2...Self.maxEngines ~= engines.count else { return }
    var byRecording = Ordered<String, [String: RecordingIndex.Row]>()
    for row in index.rows {
      let slot = byRecording.index(of: row.recording, or: [:])
      byRecording.values[slot][row.engine] = row
    }
    let shown = byRecording.values.filter { rows in rows.values.contains { Self.fails($0) } }
    guard !shown.isEmpty else { return }
    let sorted = shown.enumerated().sorted { one, other in
      let (left, right) = (failures(one.element), failures(other.element))
      return left == right ? one.offset < other.offset : left > right
    }.map(\.element)
    page.section("matrix", "Recordings by engine") { page in
      page.scroller("Verdicts of the engines") { page in
        page.table("The verdict of each engine on each recording", "matrix") { page in
          page.columns(["recording"])
          for engine in engines { page.element("th", ["scope": "col"]) { $0.name(engine) } }
        } rows: { page in
          drawTotals(byRecording.values, in: &page)
          for rows in sorted.prefix(Self.maxRows) { draw(rows, in: &page) }
        }
      }
      let more = sorted.count - Self.maxRows
      let same = byRecording.values.count - sorted.count
      var notes = more > 0 ? ["\(more.grouped) more are in the list of recordings"] : []
      if same > 0 {
        notes.append(
          "\(same.counted("recording", isGrouped: true)) without a failure on any engine")
      }
      if !notes.isEmpty {
        page.line("p", ["class": "about"], text: notes.joined(separator: "; ") + ".")
      }
    }
  }

  /// Draws how many recordings each engine fails.
  private func drawTotals(_ all: [[String: RecordingIndex.Row]], in page: inout Markup) {
    page.line("tr", ["class": "totals"]) { page in
      page.element("th", ["scope": "row"], text: "all \(all.count.grouped) recordings")
      for engine in engines {
        let failed = all.count { rows in rows[engine].map { Self.fails($0) } ?? false }
        page.element(
          "td", ["data-name": engine],
          text: failed == 0 ? "none fails" : failed == 1 ? "1 fails" : "\(failed.grouped) fail")
      }
    }
  }

  private func failures(_ rows: [String: RecordingIndex.Row]) -> Int {
    rows.values.count { Self.fails($0) }
  }

  private static func fails(_ row: RecordingIndex.Row) -> Bool {
    [.unjudged, .broken, .differs, .incomplete].contains(row.status)
  }

  private func draw(_ rows: [String: RecordingIndex.Row], in page: inout Markup) {
    guard let first = engines.lazy.compactMap({ rows[$0] }).first else { return }
    page.line("tr") { page in
      page.element("th", ["scope": "row"]) { page in
        page.name(first.title.isEmpty ? first.recording : first.title)
      }
      for engine in engines {
        page.element("td", ["data-name": engine]) { page in
          guard let row = rows[engine] else { return page.text("-") }
          let location = row.id.map { links.form == .folder ? "r/\($0).html" : "#\($0)" }
          if let location {
            page.element("a", ["href": location]) { $0.status(row.status) }
          } else {
            page.status(row.status)
          }
          if let name = index.firstInvariant(of: row) {
            page.element("span", ["class": "about"], text: name)
          }
        }
      }
    }
  }
}
