internal import Gesture
internal import Verdicts

/// The causes behind what failed, worst first: what a reader of the page wants to know before
/// anything else.
struct CauseList {
  let causes: [Cause]
  let head: RunHead
  let links: RecordingLinks

  /// So many are shown at once; the others are a click away.
  private static let mostOpen = 5
}

extension CauseList {
  func draw(in page: inout Markup) {
    guard !causes.isEmpty else { return }
    page.block("section", ["id": "causes", "aria-labelledby": "causes-title"]) { page in
      page.element(
        "h2", ["id": "causes-title"], text: causes.count == 1 ? "The cause" : "Causes, worst first")
      page.newLine()
      drawList(causes.prefix(Self.mostOpen), from: 1, in: &page)
      let others = causes.dropFirst(Self.mostOpen)
      guard !others.isEmpty else { return }
      page.block("details") { page in
        page.element(
          "summary", text: "\(others.count.grouped) more cause\(others.count == 1 ? "" : "s")")
        drawList(others, from: Self.mostOpen + 1, in: &page)
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
      page.element("h3", text: group.key.sentence(first))
      page.newLine()
      page.element("p") { page in
        page.element("strong", ["class": "rule"], text: invariant.name)
        page.text(group.isFailure ? " breaks" : " (a warning) breaks")
        if head.engines.count > 1 {
          page.text(" on ")
          page.name(row.engine)
        }
        page.text(
          " in \(cause.recordings.grouped) recording\(cause.recordings == 1 ? "" : "s")\(group.worst)"
        )
        if let about = invariant.formula ?? Catalogue.invariant(named: invariant.name)?.summary {
          page.element("span", ["class": "about"], text: about)
        }
      }
      page.newLine()
      let others = cause.followingInvariants
      if !others.isEmpty {
        page.element("p", ["class": "about"], text: "then also " + others.joined(separator: ", "))
        page.newLine()
      }
      page.element("p") { page in
        page.text("smallest: ")
        links.draw(row.recording, on: row.engine, in: &page)
        if !row.title.isEmpty {
          page.text(", ")
          page.name(row.title)
        }
        page.text(", at \(first.time.rounded) ms")
      }
      page.newLine()
    }
  }
}
