internal import Gesture

/// A page of its own for one recording, with the way to its neighbours.
struct RecordingPage {
  let reported: ReportedRecording
  let head: RunHead
  let before: ReportedRecording?
  let after: ReportedRecording?
}

extension RecordingPage {
  var title: String {
    "\(reported.standing.word): \(reported.row.recording.visible) on \(reported.row.engine)"
  }

  func draw(in page: inout Markup) {
    page.block("nav", ["class": "way", "aria-label": "Recordings"]) { page in
      page.element("a", ["href": "../index.html"], text: "All recordings")
      if let before { link("Before: ", "prev", before, in: &page) }
      if let after { link("Next: ", "next", after, in: &page) }
    }
    page.block("main") { page in
      RecordingSection(reported, head).draw(.alone, in: &page)
    }
  }

  private func link(
    _ words: String, _ rel: String, _ reported: ReportedRecording, in page: inout Markup
  ) {
    page.text(" ")
    page.element("a", ["href": "\(reported.id).html", "rel": rel]) { page in
      page.text(words)
      page.name(reported.row.recording)
    }
  }
}
