internal import Results
internal import Text

/// The invariants with their results: violations first, then the smallest margins.
struct InvariantTable {
  let summary: RunSummary
  let texts: PageTexts

  /// The maximum number of engines with a column each.
  private static let maxEngines = 6

  func draw(in page: inout Markup) {
    let tested = summary.worstFirst.filter { $0.checks > 0 }
    let broken = tested.filter { $0.broke + $0.warned + $0.waived > 0 }
    let held = tested.filter { $0.broke + $0.warned + $0.waived == 0 }
    let untested = summary.invariants.filter { $0.checks == 0 }
    page.section("invariants", texts.invariants) { page in
      if !broken.isEmpty { drawTable(texts.invariantsThatBroke, broken, in: &page) }
      if !held.isEmpty {
        page.block("details", ["open": broken.isEmpty ? "" : nil]) { page in
          page.element("summary", text: texts.counted(held.count, texts.held))
          drawTable(texts.invariantsThatHeld, held, in: &page)
        }
      }
      if !tested.isEmpty { page.element("p", ["class": "rest"], text: texts.legend) }
      if !untested.isEmpty { drawUntested(untested, in: &page) }
    }
  }

  private func drawTable(
    _ caption: String, _ invariants: [RunSummary.InvariantTotal], in page: inout Markup
  ) {
    page.scroller(caption) { page in
      page.table(caption, "invariants") { page in
        page.columns([texts.invariant, texts.tested] + (engines.isEmpty ? [texts.broke] : []))
        for engine in engines {
          page.element("th", ["scope": "col"]) { $0.name(engine, after: "\(texts.broke) on ") }
        }
        page.columns(kinds.map(\.name) + [texts.untested, "worst margin", "where"])
      } rows: { page in
        for invariant in invariants { draw(invariant, in: &page) }
      }
    }
  }

  /// The engines that have a column for their violations; empty if there is only one engine, or if
  /// there are too many engines.
  private var engines: [String] {
    2...Self.maxEngines ~= summary.engines.count ? summary.engines.map(\.name) : []
  }

  /// The columns for warnings and waived violations, if the run has any.
  private var kinds: [(name: String, count: (RunSummary.InvariantTotal) -> Int)] {
    let all: [(name: String, count: (RunSummary.InvariantTotal) -> Int)] = [
      ("warned", \.warned), ("waived", \.waived),
    ]
    return all.filter { kind in summary.invariants.contains { kind.count($0) > 0 } }
  }

  private func draw(_ invariant: RunSummary.InvariantTotal, in page: inout Markup) {
    page.line("tr") { page in
      page.element("th", ["scope": "row"]) { page in
        let isTold = invariant.broke + invariant.warned + invariant.waived > 0
        if isTold {
          page.element(
            "a", ["href": "#?q=i%3A\(invariant.name)", "class": "filters"], text: invariant.name)
        } else {
          page.text(invariant.name)
        }
        page.meaning(of: invariant.name)
      }
      page.element("td", ["data-name": texts.tested], text: invariant.checks.grouped)
      if engines.isEmpty { count(invariant.broke, "broken", texts.broke, in: &page) }
      for (index, engine) in engines.enumerated() {
        let broke = invariant.brokeOn.indices.contains(index) ? invariant.brokeOn[index] : 0
        count(broke, "broken", "\(texts.broke) on \(engine.visible)", in: &page)
      }
      for kind in kinds { count(kind.count(invariant), kind.name, kind.name, in: &page) }
      count(invariant.untested, nil, texts.untested, in: &page)
      page.element(
        "td", ["class": "margin", "data-name": "worst margin"],
        text: invariant.worst.map { Margin($0.margin, invariant.unit).text }
          ?? (invariant.broke + invariant.warned + invariant.waived > 0 ? "" : "exact"))
      // Rows have no end tags, so the last cell contains the line break of its row and is never
      // empty. If it has no other content, it gets no name.
      let name = invariant.worst == nil ? nil : "where"
      page.element("td", ["class": "word", "data-name": name]) { page in
        if let worst = invariant.worst { page.name(worst.recording) }
      }
    }
  }

  /// - Parameter name: The name of the count's column, which a narrow page shows beside the value.
  private func count(_ count: Int, _ kind: String?, _ name: String, in page: inout Markup) {
    page.element("td", ["class": count > 0 ? kind : nil, "data-name": name], text: count.grouped)
  }

  private func drawUntested(_ invariants: [RunSummary.InvariantTotal], in page: inout Markup) {
    page.block("details") { page in
      page.element("summary", text: texts.counted(invariants.count, texts.untestedAnywhere))
      page.element("p", text: "An untested invariant does not count as held.")
      page.block("ul", ["class": "names"]) { page in
        for invariant in invariants {
          page.line("li") { page in
            page.text(invariant.name)
            page.meaning(of: invariant.name)
          }
        }
      }
    }
  }
}
