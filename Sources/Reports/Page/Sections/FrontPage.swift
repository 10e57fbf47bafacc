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
  /// Errors that prevented judging, and required invariants that were not exercised.
  let others: [FailureReason]
  /// How two compared engines differ.
  let motions: MotionGroups
  let index: RecordingIndex
  /// The drawn recordings, worst first.
  let drawn: [DrawnRecording]
  let difference: RunDifference?
  let form: PageForm
  /// The content that did not fit on the page, if any.
  let budget: PageBudget?
  /// The panel in which the user decides on differences to baselines, if there are any.
  let review: ReviewPanel?

  /// The number of recordings that are expanded at once. They are also visible if the browser
  /// blocks the script.
  private static let maxOpen = 5

  private static let maxClosest = 3

  var verdict: RunVerdict { RunVerdict(summary, end, head, review) }
  var texts: PageTexts { PageTexts(head) }
  private var links: RecordingLinks {
    RecordingLinks(
      drawn: Set(index.rows.compactMap(\.id)), form: form, namesEngines: head.engines.count > 1)
  }

  var title: String {
    "\(verdict.word): \(difference?.headline ?? verdict.sentence) - Flickbook"
  }

  func draw(in page: inout Markup) {
    // In a folder, recordings have their own pages.
    let sections = form == .file ? drawn : []
    page.line("a", ["class": "skip", "href": "#recordings"], text: "Skip to the recordings")
    page.block("header", ["class": "verdict"]) { page in drawVerdict(in: &page) }
    page.block("main") { page in
      review?.draw(in: &page)
      // The worst cause is shown first, before any table.
      let isCompared = head.against != nil
      let worst = isCompared ? lead?.key : causes.first?.first.smallest.key
      let isCaused = worst != nil && sections.first?.key == worst
      // A run without causes held, unless its worst recording could not be judged.
      let isHeld = causes.isEmpty && sections.first?.isFailure != true
      let closest =
        isHeld ? sections.filter { $0.closeness != nil }.prefix(Self.maxClosest) : []
      let shown = isCaused ? sections.prefix(1) : closest
      let list = CauseList(
        causes: causes, difference: difference, head: head, links: links,
        shrunk: end?.shrunk ?? [], others: others)
      page.block("div", ["class": isCaused ? "front" : nil]) { page in
        if isCaused { drawWorst(sections.prefix(1), in: &page) }
        drawClosest(closest, in: &page)
        // A comparison lists differences of motion, because its measures do not explain a
        // difference.
        if isCompared {
          MotionList(groups: motions, explained: end?.explained ?? [], links: links)
            .draw(in: &page)
        }
        for explained in end?.explained ?? [] {
          ExplanationList(explained: explained, links: links).draw(in: &page)
        }
        if !isCompared { list.draw(in: &page) }
        page.block("div", ["class": "rest-of-it"]) { page in
          drawTables(in: &page)
          let keys = Set(shown.map(\.key))
          draw(
            sections.filter { !keys.contains($0.key) }[...], shown.count,
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

  /// Draws the recordings that came closest to a failure, for a run in which nothing failed.
  private func drawClosest(_ sections: ArraySlice<DrawnRecording>, in page: inout Markup) {
    guard !sections.isEmpty else { return }
    let title = sections.count == 1 ? "The recording" : "The \(sections.count) recordings"
    page.section("closest", title + " closest to a tolerance") { page in
      for section in sections {
        page.block("div", ["class": "near"]) { page in
          if let closeness = section.closeness {
            page.line("p", ["class": "reason"]) { page in
              page.element("strong", ["class": "rule"], text: closeness.invariant)
              page.text(" holds with \(closeness.text) of its tolerance left")
            }
          }
          section.draw(isFolded: false, in: &page)
        }
      }
    }
  }

  /// Draws the smallest recording of the worst cause, opened at the time of its violation.
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
      let recordings = cause.recordings.counted("recording", isGrouped: true)
      page.line("h2", ["id": "worst-title"], text: "\(title), in \(recordings)\(cause.news)")
      for section in sections { section.draw(isFolded: false, in: &page) }
    }
  }

  private var lead: MotionLead? { MotionLead(motions, end) }

  /// Draws the smallest recording of the difference that is shown first.
  private func drawLargest(_ sections: ArraySlice<DrawnRecording>, in page: inout Markup) {
    guard let lead else { return }
    page.block(
      "section",
      ["id": "worst", "aria-labelledby": "worst-title", "data-time": lead.time.text]
    ) { page in
      page.line("h2", ["id": "worst-title"], text: lead.title)
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
}
