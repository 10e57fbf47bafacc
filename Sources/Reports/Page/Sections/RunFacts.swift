internal import Results

/// How the run was made: engines, frames, settings that differ from the built-in settings, gates,
/// waivers.
struct RunFacts {
  let head: RunHead
  let end: RunEnd?
  let summary: RunSummary

  func draw(in page: inout Markup) {
    page.section("run", "About this run") { page in
      page.block("dl", ["class": "facts"]) { page in
        let engines = head.engines.map { ("engine", $0) }
        for (term, engine) in engines + (head.against.map { [("against", $0)] } ?? []) {
          page.term(term) { page in
            page.name(engine.name)
            if let version = engine.version { page.text(" \(version)") }
          }
        }
        page.term("frames") { page in
          page.text("\(head.rate) Hz")
          if head.phase != "0" { page.text(", the first at \(head.phase) ms") }
        }
        if let suite = head.suite { page.term("suite") { $0.name(suite) } }
        if let date = head.date { page.term("started") { $0.text(date) } }
        if let host = head.host { page.term("host") { $0.name(host) } }
        if let jobs = head.jobs { page.term("jobs") { $0.text(String(jobs)) } }
        if let seconds = end?.seconds {
          page.term("took") { $0.text(seconds.text(maximum: 2) + " s") }
        }
        if let shards = head.shards {
          let have = shards.have.map { String($0) }.joined(separator: ", ")
          page.term("shards") { $0.text("\(have) of \(shards.of)") }
        }
        for gate in head.gates {
          page.term("gate") {
            $0.name(gate.from, after: "\(gate.kind.rawValue) \(gate.count), from ")
          }
        }
        if head.failsOnWarnings { page.term("fails on") { $0.text("warnings too") } }
        if !head.plan.isEmpty {
          page.term("plan") { page in
            page.element("code", text: head.plan)
            page.text(", the same in every run of the same recordings, engines and settings")
          }
        }
      }
      if !head.settings.isEmpty { drawSettings(in: &page) }
      if let end, !end.waivers.isEmpty { drawWaivers(end.waivers, in: &page) }
    }
  }

  /// Draws all settings that differ from the built-in settings, so that every widened tolerance is
  /// visible.
  private func drawSettings(in page: inout Markup) {
    page.element("h3", text: "Non-default settings")
    table("Non-default settings", ["invariant", "setting", "value", "from"], in: &page) { page in
      for setting in head.settings {
        row([setting.invariant, setting.name, setting.value, setting.from], in: &page)
      }
    }
  }

  private func drawWaivers(_ waivers: [RunEnd.Waiver], in page: inout Markup) {
    page.element("h3", text: "Waivers")
    table("Waivers", ["invariant", "recordings", "from", "used"], in: &page) { page in
      for waiver in waivers {
        row(
          [
            waiver.invariant, waiver.recording, (head.suite ?? "").at(waiver.location),
            waiver.isUsed ? "yes" : "no: the invariant holds",
          ], in: &page)
      }
    }
  }

  private func table(
    _ caption: String, _ names: [String], in page: inout Markup, _ rows: (inout Markup) -> Void
  ) {
    page.scroller(caption) { page in
      page.block("table") { page in
        page.element("caption", ["class": "unseen"], text: caption)
        page.element("thead") { $0.element("tr") { $0.columns(names) } }
        page.block("tbody", [:], rows)
      }
    }
  }

  private func row(_ texts: [String], in page: inout Markup) {
    page.line("tr") { page in
      for (column, text) in texts.enumerated() {
        if column == 0 {
          page.element("th", ["scope": "row"]) { $0.name(text) }
        } else {
          page.element("td", ["class": "word"]) { $0.name(text) }
        }
      }
    }
  }
}
