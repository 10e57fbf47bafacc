internal import Invariants
internal import Model
internal import Results
internal import Text

/// Two engines on one recording: when they first differ, which invariants an engine breaks, and
/// every measure with its allowed value.
struct DifferenceTable {
  let reported: ReportedRecording
  let compare: ComparedEngines

  func draw(in page: inout Markup) {
    page.block("div", ["class": "differences"]) { page in
      if let first = compare.first { draw(first, in: &page) }
      if !compare.violations.isEmpty { drawInvariants(in: &page) }
      drawMeasures(in: &page)
    }
  }

  private func draw(_ first: ComparedEngines.First, in page: inout Markup) {
    page.line("p", ["class": "invariant"]) { page in
      page.element("strong", text: "First differ")
      page.text(" at ")
      page.time(first.time)
      if let phase = phase(first) { page.text(", \(phase)") }
      if let view = first.view { page.name(view, after: ", view ") }
    }
    page.block("dl", ["class": "story"]) { page in
      if reported.row.isPending {
        page.term("before, in the baseline") { $0.name(first.other.withPoints) }
        page.term("after, on \(reported.row.engine.visible)") { $0.name(first.one.withPoints) }
      } else {
        page.term(reported.row.engine.visible) { $0.name(first.one.withPoints) }
        page.term(compare.against.visible) { $0.name(first.other.withPoints) }
      }
      page.term(after: first.location, in: reported.row.recording)
    }
    if let quoted = reported.violations.lazy.compactMap(\.first).first(where: { !$0.xml.isEmpty }) {
      SourceExcerpt(lines: quoted.xml, location: quoted.location, isOpen: true).draw(in: &page)
    }
  }

  /// What the view was doing when the engines first differed.
  private func phase(_ first: ComparedEngines.First) -> String? {
    guard let film = Film(reported.row) else { return nil }
    let view = film.scene.views.firstIndex { $0.id == first.view } ?? 0
    return film.phase(view, at: Double(first.time.nanoseconds) / 1e6)
  }

  /// Lists the invariants that an engine breaks. An invariant that both engines break is no
  /// difference.
  private func drawInvariants(in page: inout Markup) {
    page.block("ul") { page in
      for invariant in compare.violations {
        page.line("li") { page in
          page.element("strong", text: invariant.invariant)
          page.text(
            invariant.isDifference
              ? ": \(invariant.one.rawValue) against \(invariant.other.rawValue)"
              : ": broken by both")
        }
      }
    }
  }

  private func drawMeasures(in page: inout Markup) {
    let ranked = compare.ranked { measure in
      reported.violations.contains { compare.measure(of: $0) == measure }
    }
    if !ranked.reported.isEmpty { drawTable(ranked.reported.map(\.measure), in: &page) }
    if !ranked.same.isEmpty {
      page.element(
        "p", ["class": "rest"], text: "no difference: " + ranked.same.joined(separator: ", "))
    }
  }

  private func drawTable(_ measures: [ComparedEngines.Measure], in page: inout Markup) {
    page.scroller("Size of the differences of \(reported.row.recording.visible)") { page in
      page.table("Size of the differences", "measures") { page in
        page.columns(["measure", "differs by", "allowed", "worst at"])
        page.element("td") { _ in }
      } rows: { page in
        for measure in measures { draw(measure, in: &page) }
      }
    }
  }

  private func draw(_ measure: ComparedEngines.Measure, in page: inout Markup) {
    let invariant = reported.violations.first { compare.measure(of: $0) == measure }
    page.line("tr", ["class": invariant == nil ? nil : "meant"]) { page in
      page.element("th", ["scope": "row"], text: (invariant == nil ? "" : "× ") + measure.name)
      page.element("td", text: measure.value.map { measure.text($0) } ?? "-")
      page.element("td", text: measure.allowed.map { measure.text($0) } ?? "any")
      page.element("td") { page in
        if let time = measure.time { page.time(time) }
      }
      page.element("td", ["class": "word"]) { page in
        if let reason = measure.reason { page.name("not computed: \(reason)") }
        if invariant?.level == .warn { page.text("a warning") }
        for setting in invariant?.settings ?? [] {
          page.name(setting.from, after: "\(setting.value), from ")
        }
      }
    }
  }
}
