internal import Model
internal import Results
internal import Text

/// The verdict at the top of a report, and the totals.
extension FrontPage {
  /// The verdict of the run, as a word and a sentence, and the reasons.
  func drawVerdict(in page: inout Markup) {
    page.line("p", ["class": "brand"], text: "flickbook report")
    page.line("h1") { page in
      page.element("span", ["class": "word \(verdict.status.rawValue)"]) { page in
        page.element("span", ["aria-hidden": "true"], text: verdict.status.shape)
        page.text(" " + verdict.word)
      }
      page.text(" ")
      page.element("span", ["class": "sentence"], text: difference?.headline ?? verdict.sentence)
    }
    if let search = head.search {
      page.line("p", ["class": "reason"]) { page in
        page.text("A random search generated these recordings, and shrank and kept one per cause: ")
        page.element("code") { $0.name(search) }
      }
    }
    if let tested { page.line("p", ["class": "reason"], text: tested) }
    if let difference {
      // New findings come first. The state of the whole run follows.
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
        page.name(other.name, after: review == nil ? " against " : " against its baselines in ")
      }
    } else if head.engines.count > 1 {
      drawEngines(in: &page)
    }
    // The explanation comes first, because the user requested it.
    for explained in end?.explained ?? [] {
      for (index, text) in explained.summary.enumerated() {
        page.line("p", ["class": "reason"]) { page in
          if index == 0 {
            page.element("a", ["href": "#why"], text: "Why")
            page.text(": ")
          }
          page.text(text)
        }
      }
    }
    let cut =
      "the results are incomplete: they contain \(summary.rows.grouped) of \(head.planned.grouped) rows"
    // Reasons are shown only for a run that is incomplete or could not be judged, because the
    // sentence of any other verdict already mentions them.
    for reason in end?.reasons ?? [cut]
    where verdict.status == .unjudged && review == nil
      && !reason.hasPrefix("nothing was tested: ")
    {
      page.line("p", ["class": "reason"], text: reason)
    }
  }

  /// How many invariants a run without failures has tested.
  private var tested: String? {
    guard verdict.status == .held, head.against == nil else { return nil }
    let tested = summary.invariants.count { $0.checks > 0 }
    let idle = summary.untestedInvariants.count
    let others = "; nothing in these recordings exercises \(idle.counted("other", isGrouped: true))"
    return "\(tested.counted("invariant", isGrouped: true)) tested" + (idle > 0 ? others : "")
  }

  /// Draws how many recordings held or failed on each of several engines.
  private func drawEngines(in page: inout Markup) {
    page.line("p", ["class": "reason"]) { page in
      for (index, engine) in summary.engines.enumerated() {
        page.name(engine.name, after: index == 0 ? "" : "; ")
        let counts = [
          (engine.broken, texts.broken), (engine.unjudged, texts.unjudged),
          (engine.incomplete, "incomplete"), (engine.refused, "refused"),
          (engine.untested, texts.idle), (engine.held, texts.kept),
        ].filter { $0.0 > 0 }
        let words = counts.map { count, word in
          count == engine.recordings ? "all \(count.grouped) \(word)" : "\(count.grouped) \(word)"
        }
        page.text(": " + words.joined(separator: ", "))
      }
    }
  }

  /// The totals, below the violations.
  func drawCounts(in page: inout Markup) {
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
    // Each invariant counts once for each recording.
    let tested = summary.invariants.reduce(0) { $0 + $1.checks }
    let untested = summary.invariants.reduce(0) { $0 + $1.untested }
    var counts = [
      ("recordings", summary.recordings.grouped), (texts.broken, summary.broken.grouped),
      (texts.unjudged, summary.unjudged.grouped), ("incomplete", summary.incomplete.grouped),
      ("refused", summary.refused.grouped), (texts.idle, summary.untested.grouped),
      (texts.kept, summary.held.grouped), ("with a waiver", summary.withWaivers.grouped),
      ("warnings", summary.warnings.grouped),
      ("\(texts.invariant)s \(texts.tested)", tested.grouped),
      ("\(texts.invariant)s \(texts.untested)", untested.grouped),
      ("recorded time", summary.time.seconds.text(maximum: 1) + " s"),
    ]
    if let left = end?.left, left > 0 { counts.append(("left out", left.grouped)) }
    // Counts of zero are left out, except the number of recordings and how many held and broke.
    let news = ["recordings", texts.broken, texts.kept]
    return counts.filter { $0.1 != "0" || news.contains($0.0) }
  }
}
