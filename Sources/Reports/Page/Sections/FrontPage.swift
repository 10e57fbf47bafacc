internal import Invariants
internal import Model
internal import Results
internal import Text

/// The start page of a report: the verdict first, then invariants, recordings, the drawn
/// recordings, and how the run was made.
struct FrontPage {
  let head: RunHead
  let end: RunEnd?
  let summary: RunSummary
  /// The causes of the failures, worst first.
  let causes: [Cause]
  /// How two compared engines differ.
  let motions: MotionGroups
  let index: RecordingIndex
  /// Worst first.
  let drawn: [DrawnRecording]
  let difference: RunDifference?
  let form: PageForm
  /// The content that did not fit on the page, if any.
  let budget: PageBudget?
  /// How the user decides on the differences to baselines, if there are any.
  let review: ReviewPanel?

  /// Number of recordings that are expanded at once. They are also visible if the browser blocks
  /// the script.
  private static let maxOpen = 5

  private static let maxClosest = 3

  private var verdict: RunVerdict { RunVerdict(summary, end, head) }
  private var texts: PageTexts { PageTexts(head) }
  private var links: RecordingLinks {
    RecordingLinks(
      drawn: Set(index.rows.compactMap(\.id)), form: form, namesEngines: head.engines.count > 1)
  }

  var title: String {
    "\(verdict.word): \(difference?.headline ?? verdict.sentence) - Flickbook"
  }

  func draw(in page: inout Markup) {
    // In a folder, recordings have pages of their own.
    let sections = form == .file ? drawn : []
    page.line("a", ["class": "skip", "href": "#recordings"], text: "Skip to the recordings")
    page.block("header", ["class": "verdict"]) { page in drawVerdict(in: &page) }
    page.block("main") { page in
      review?.draw(in: &page)
      // The worst cause is shown first, before any table.
      let isCompared = head.against != nil
      let worst =
        isCompared ? motions.sorted.first?.smallest.key : causes.first?.first.smallest.key
      let isCaused = worst != nil && sections.first?.key == worst
      // Recordings that could not be judged have no cause.
      let isHeld = causes.isEmpty && sections.first?.isFailure != true
      let list = CauseList(
        causes: causes, difference: difference, head: head, links: links,
        shrunk: end?.shrunk ?? [])
      page.block("div", ["class": isCaused ? "front" : nil]) { page in
        if isCaused { drawWorst(sections.prefix(1), in: &page) }
        if isHeld { drawClosest(sections.prefix(Self.maxClosest), in: &page) }
        // Measures are no causes: two engines differ by what they do.
        if isCompared { MotionList(groups: motions, links: links).draw(in: &page) }
        for explained in end?.explained ?? [] {
          ExplanationList(explained: explained, links: links).draw(in: &page)
        }
        if !isCompared { list.draw(in: &page) }
        page.block("div", ["class": "rest-of-it"]) { page in
          drawTables(in: &page)
          let shown = isCaused ? 1 : isHeld ? Self.maxClosest : 0
          draw(
            sections.dropFirst(shown), min(shown, sections.count),
            budget?.title ?? "Recordings in detail", "drawn", in: &page)
          RunFacts(head: head, end: end, summary: summary).draw(in: &page)
        }
      }
    }
    if let review { page.inert(review.json, id: ReviewPanel.dataID) }
    page.inert(index.json(head.engines.map(\.name), files: form == .folder), id: "index")
  }

  private func drawTables(in page: inout Markup) {
    drawCounts(in: &page)
    EngineMatrix(index: index, engines: summary.engines.map(\.name), links: links).draw(in: &page)
    if let difference { ChangeTable(difference: difference, links: links).draw(in: &page) }
    InvariantTable(summary: summary, texts: texts).draw(in: &page)
    if form == .file {
      ExplanationTexts(names: summary.worstFirst.filter { $0.broke + $0.warned > 0 }.map(\.name))
        .draw(in: &page)
    }
    CoverageTable(coverage: end?.coverage ?? []).draw(in: &page)
    RecordingTable(
      index: index, drawn: drawn, links: links, whatBroke: texts.whatBroke, budget: budget
    ).draw(in: &page)
  }

  /// Of a run in which nothing failed, the recordings that came closest to a failure.
  private func drawClosest(_ sections: ArraySlice<DrawnRecording>, in page: inout Markup) {
    guard !sections.isEmpty else { return }
    let title = sections.count == 1 ? "The recording" : "The \(sections.count) recordings"
    page.section("closest", title + " closest to a tolerance") { page in
      for section in sections {
        if let closeness = section.closeness {
          page.line("p", ["class": "reason"]) { page in
            page.element("strong", ["class": "rule"], text: closeness.invariant)
            page.text(" has \(closeness.text) left")
          }
        }
        section.draw(isFolded: false, in: &page)
      }
    }
  }

  /// The smallest recording of the worst cause, opened at the time of its violation.
  private func drawWorst(_ sections: ArraySlice<DrawnRecording>, in page: inout Markup) {
    if head.against != nil { return drawLargest(sections, in: &page) }
    guard let cause = causes.first, let (invariant, first) = cause.first.shown else { return }
    page.block(
      "section",
      [
        "id": "worst", "aria-labelledby": "worst-title", "data-time": first.time.text,
        "data-rule": invariant.name,
      ]
    ) { page in
      let count = cause.isNew ? causes.count(where: \.isNew) : causes.count
      let kind = cause.isNew ? "new " : ""
      let title =
        count == 1 ? "The \(kind)cause" : "The worst of \(count.grouped) \(kind)causes"
      page.line("h2", ["id": "worst-title"], text: title + ", in " + cause.spread + cause.news)
      for section in sections { section.draw(isFolded: false, in: &page) }
    }
  }

  /// The smallest recording of the difference that most recordings have.
  private func drawLargest(_ sections: ArraySlice<DrawnRecording>, in page: inout Markup) {
    guard let group = motions.sorted.first else { return }
    let time = (group.smallest.compare?.first?.time ?? .zero).text
    page.block("section", ["id": "worst", "aria-labelledby": "worst-title", "data-time": time]) {
      page in
      page.line("h2", ["id": "worst-title"], text: "\(group.sentence): \(group.spread)")
      for section in sections { section.draw(isFolded: false, in: &page) }
    }
  }

  private func draw(
    _ sections: ArraySlice<DrawnRecording>, _ before: Int, _ title: String, _ id: String,
    in page: inout Markup
  ) {
    guard !sections.isEmpty else { return }
    page.section(id, title) { page in
      for (index, section) in sections.enumerated() {
        section.draw(isFolded: index + before >= Self.maxOpen, in: &page)
      }
    }
  }

  private func drawVerdict(in page: inout Markup) {
    page.line("p", ["class": "brand"], text: "flickbook report")
    page.line("h1") { page in
      page.element("span", ["class": "word \(verdict.status.rawValue)"]) { page in
        page.element("span", ["aria-hidden": "true"], text: verdict.status.shape)
        page.text(" " + verdict.word)
      }
      page.text(" ")
      page.element("span", ["class": "sentence"], text: difference?.headline ?? verdict.sentence)
    }
    if let difference {
      // What is new comes first. The state of the whole run follows it.
      page.line("p", ["class": "reason"]) { page in
        page.text(verdict.sentence + ". ")
        page.element("a", ["href": "#since"], text: "What changed since the earlier run")
        for remark in difference.remarks { page.name(remark, after: "; ") }
      }
    }
    if let other = head.against {
      page.line("p", ["class": "reason"]) { page in
        for (index, engine) in head.engines.enumerated() {
          page.name(engine.name, after: index == 0 ? "" : ", ")
        }
        page.name(other.name, after: " against ")
      }
    }
    // The explanation comes first, because the user requested it.
    for explained in end?.explained ?? [] {
      page.line("p", ["class": "reason"]) { page in
        page.element("a", ["href": "#why"], text: "Why")
        let words = [explained.sentence, explained.remainder].compactMap { $0 }
        page.text(": " + words.joined(separator: "; "))
      }
    }
    let cut =
      "the results are incomplete: they contain \(summary.rows.grouped) of \(head.planned.grouped) rows"
    // The verdict sentence already mentions the violations.
    for reason in end?.reasons ?? [cut] where verdict.status == .unjudged && review == nil {
      page.line("p", ["class": "reason"], text: reason)
    }
  }

  /// The totals, below the violations.
  private func drawCounts(in page: inout Markup) {
    page.block("dl", ["class": "counts"]) { page in
      for (name, count) in counts {
        page.line("div") { page in
          page.element("dt", text: name)
          page.element("dd", text: count)
        }
      }
    }
  }

  private var counts: [(String, String)] {
    let checks = summary.invariants.reduce(0) { $0 + $1.checks }
    let untested = summary.invariants.reduce(0) { $0 + $1.untested }
    var counts = [
      ("recordings", summary.recordings.grouped), (texts.broken, summary.broken.grouped),
      (texts.unjudged, summary.unjudged.grouped), ("incomplete", summary.incomplete.grouped),
      ("refused", summary.refused.grouped), (texts.idle, summary.untested.grouped),
      (texts.kept, summary.held.grouped), ("with a waiver", summary.withWaivers.grouped),
      ("warnings", summary.warnings.grouped), ("checks", checks.grouped),
      ("checks \(texts.untested)", untested.grouped),
      ("recorded time", summary.time.seconds.text(maximum: 1) + " s"),
    ]
    if let left = end?.left, left > 0 { counts.append(("left out", left.grouped)) }
    // Counts of zero are left out, except the number of recordings and how many held and broke.
    let news = ["recordings", texts.broken, texts.kept]
    return counts.filter { $0.1 != "0" || news.contains($0.0) }
  }
}
