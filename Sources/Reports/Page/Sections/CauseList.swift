internal import Invariants
internal import Results

/// The causes of the failures, worst first.
struct CauseList {
  let causes: [Cause]
  /// The difference to an earlier run. Causes are then grouped by this difference.
  let difference: RunDifference?
  let head: RunHead
  let links: RecordingLinks
  /// Recordings that shrinking produced for some of the causes.
  let shrunk: [RunEnd.Shrunk]
  /// Errors that prevented judging, and required invariants that were not exercised.
  let others: [FailureReason]

  /// The maximum number of causes shown expanded. All further causes are collapsed.
  private static let maxOpen = 5

  func draw(in page: inout Markup) {
    guard !causes.isEmpty || !others.isEmpty || difference?.fixed.isEmpty == false else { return }
    let count = causes.count + others.count
    page.section("causes", count == 1 ? "The cause" : "Causes, worst first") { page in
      guard let difference else {
        drawGroup(causes[...], from: 1, in: &page)
        return drawOthers(others, in: &page)
      }
      let new = causes.prefix { $0.isNew }
      drawGroup("New", new, others.filter(\.isNew), from: 1, in: &page)
      drawGroup(
        "Still broken", causes.dropFirst(new.count), others.filter { !$0.isNew },
        from: new.count + 1, in: &page)
      drawFixed(difference.fixed, in: &page)
    }
  }

  private func drawGroup(
    _ title: String, _ causes: ArraySlice<Cause>, _ others: [FailureReason], from number: Int,
    in page: inout Markup
  ) {
    guard !causes.isEmpty || !others.isEmpty else { return }
    let count = causes.count + others.count
    page.line("h3", ["class": "group"], text: "\(title) (\(count.grouped))")
    if !causes.isEmpty { drawGroup(causes, from: number, in: &page) }
    drawOthers(others, in: &page)
  }

  private func drawOthers(_ others: [FailureReason], in page: inout Markup) {
    guard !others.isEmpty else { return }
    page.block("ul", ["class": "causes unjudged"]) { page in
      for reason in others {
        page.block("li") { page in
          page.line("h3") { $0.name(reason.sentence) }
          page.line("p", ["class": "counted"]) { page in
            page.text(reason.spread + (reason.count > 1 ? ", such as " : ": "))
            links.draw(reason.row.recording, on: reason.row.engine, in: &page)
          }
        }
      }
    }
  }

  private func drawGroup(_ causes: ArraySlice<Cause>, from number: Int, in page: inout Markup) {
    drawList(causes.prefix(Self.maxOpen), from: number, in: &page)
    let others = causes.dropFirst(Self.maxOpen)
    guard !others.isEmpty else { return }
    page.block("details") { page in
      page.element("summary", text: others.count.counted("more cause", isGrouped: true))
      drawList(others, from: number + Self.maxOpen, in: &page)
    }
  }

  /// The invariants that hold again, with the number of recordings.
  private func drawFixed(_ fixed: [RowDifference.Change], in page: inout Markup) {
    guard !fixed.isEmpty else { return }
    page.line("h3", ["class": "group"], text: "Fixed (\(fixed.count.grouped))")
    page.block("ul", ["class": "fixed"]) { page in
      for rule in fixed.map(\.rule).unique {
        let count = fixed.count { $0.rule == rule }
        page.line("li") { page in
          page.element("strong", ["class": "rule"], text: rule)
          page.text(" holds again in " + count.counted("recording", isGrouped: true))
        }
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
          first.headline, to: row.recording, on: row.engine, at: first.time,
          rule: invariant.name, in: &page)
      }
      drawRule(cause, invariant, in: &page)
      page.line("p", ["class": "about more-of-it"]) { page in
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

  /// Draws the recording that shrinking produced for a cause.
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

  /// Draws the invariant that breaks and how often, and the invariants that break after it.
  private func drawRule(_ cause: Cause, _ invariant: JudgedInvariant, in page: inout Markup) {
    let group = cause.first
    page.line("p", ["class": "counted"]) { page in
      page.text(cause.recordings.counted("recording", isGrouped: true) + ": ")
      page.element("strong", ["class": "rule"], text: invariant.name)
      if !group.isFailure { page.text(" (a warning)") }
      if head.engines.count > 1 { page.name(group.smallest.engine, after: " on ") }
      page.text(group.worst + cause.news)
      if cause.all > cause.recordings {
        page.text(", broken in \(cause.all.counted("recording", isGrouped: true)) in all")
      }
    }
    if !cause.consequences.isEmpty {
      page.line("p", ["class": "about more-of-it"], text: cause.consequences)
    }
  }
}
