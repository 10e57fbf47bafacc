internal import Invariants

/// The causes of the failures, worst first.
struct CauseList {
  let causes: [Cause]
  let head: RunHead
  let links: RecordingLinks
  /// The smallest recordings of some of them.
  let shrunk: [RunEnd.Shrunk]

  /// Maximum number of causes shown expanded. The others are collapsed.
  private static let maxOpen = 5

  func draw(in page: inout Markup) {
    guard !causes.isEmpty else { return }
    page.section("causes", causes.count == 1 ? "The cause" : "Causes, worst first") { page in
      drawList(causes.prefix(Self.maxOpen), from: 1, in: &page)
      let others = causes.dropFirst(Self.maxOpen)
      guard !others.isEmpty else { return }
      page.block("details") { page in
        page.element("summary", text: others.count.counted("more cause", isGrouped: true))
        drawList(others, from: Self.maxOpen + 1, in: &page)
      }
    }
  }

  private func drawList(_ causes: ArraySlice<Cause>, from number: Int, in page: inout Markup) {
    page.block("ol", ["class": "causes", "start": number == 1 ? nil : String(number)]) { page in
      for cause in causes { draw(cause, in: &page) }
    }
  }

  private func draw(_ cause: Cause, in page: inout Markup) {
    let group = cause.first
    guard let (invariant, first) = group.shown else { return }
    let row = group.smallest
    page.block("li") { page in
      page.line("h3") { page in
        links.draw(
          first.sentence, to: row.recording, on: row.engine, at: first.time,
          rule: invariant.name, in: &page)
      }
      drawRule(cause, invariant, in: &page)
      page.line("p", ["class": "about"]) { page in
        page.text("smallest: ")
        if !row.title.isEmpty {
          page.name(row.title)
          page.text(", ")
        }
        page.element("span", ["class": "path"]) { $0.name(row.recording) }
        page.text(" at \(first.time.rounded) ms")
      }
      drawShrunk(group.key, in: &page)
    }
  }

  /// The smallest recording that shows the cause.
  private func drawShrunk(_ key: CauseKey, in page: inout Markup) {
    guard let shrunk = shrunk.first(where: { $0.engine == key.engine && $0.cause == key.name })
    else { return }
    page.block("details", ["class": "excerpt shrunk"]) { page in
      let events = shrunk.events.counted("event", isGrouped: true)
      page.element("summary", text: "Shrunk to \(events) of \(shrunk.all.grouped)")
      page.line(
        "pre",
        [
          "class": "source whole", "dir": "ltr", "tabindex": "0", "role": "group",
          "aria-label": "Shrunk recording",
        ]
      ) { page in
        for line in shrunk.text.split(separator: "\n") { page.line("bdi", text: String(line)) }
      }
    }
  }

  /// The invariant that breaks and how often, and the invariants that break after it.
  private func drawRule(_ cause: Cause, _ invariant: JudgedInvariant, in page: inout Markup) {
    let group = cause.first
    page.line("p") { page in
      page.element("strong", ["class": "rule"], text: invariant.name)
      page.text(group.isFailure ? " breaks" : " (a warning) breaks")
      if head.engines.count > 1 { page.name(group.smallest.engine, after: " on ") }
      page.text(" in " + cause.spread + group.worst)
      if !group.worst.isEmpty { page.text(" beyond the tolerance") }
      page.meaning(of: invariant.name)
    }
    if !cause.consequences.isEmpty { page.line("p", ["class": "about"], text: cause.consequences) }
  }
}
