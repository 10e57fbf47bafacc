internal import Invariants
internal import Model
internal import Results
internal import Text

/// The table row of a drawn recording: its violations, and a miniature of its movement.
struct RecordingLine {
  let reported: ReportedRecording
  let run: RunHead
  let form: PageForm

  func draw(in page: inout Markup) {
    let links = RecordingLinks(
      drawn: [reported.id], form: form, namesEngines: run.engines.count > 1)
    let pending = reported.row.isPending ? reported.row.recording.visible : nil
    page.line("tr", ["data-id": reported.id, "data-pending": pending]) { page in
      page.element("td") { $0.status(reported.status) }
      page.element("th", ["scope": "row"]) { page in
        links.draw(reported.row.recording, on: reported.row.engine, in: &page)
        if !reported.row.title.isEmpty {
          page.element("span", ["class": "about"]) { $0.name(reported.row.title) }
        }
      }
      page.element("td", ["class": "word"]) { page in drawViolations(in: &page) }
      page.element("td") { page in
        if let film = Film(reported.row) {
          let times = reported.violations.compactMap {
            $0.first.map { Double($0.time.nanoseconds) / 1e6 }
          }
          Sparkline(film: film, violations: times).draw(in: &page)
        }
      }
    }
  }

  private func drawViolations(in page: inout Markup) {
    if let error = reported.row.error { page.name(error.message) }
    page.element("ul") { page in
      for invariant in reported.row.missing.prefix(3) {
        page.element("li", text: "\(invariant.name) was not exercised")
      }
      for invariant in reported.violations.prefix(3) {
        page.element("li") { page in
          if let measure = reported.row.compare?.measure(of: invariant), let value = measure.value {
            page.text("\(measure.name) \(measure.text(value))")
          } else {
            page.text(invariant.name)
            if let excess = invariant.firstExcess {
              page.text(" by \(Margin(excess, invariant.unit).text)")
            }
          }
          if let first = invariant.first { page.text(" at \(first.time.rounded) ms") }
        }
      }
      if reported.violations.count > 3 {
        page.element("li", text: "and \(reported.violations.count - 3) more")
      }
    }
  }
}
