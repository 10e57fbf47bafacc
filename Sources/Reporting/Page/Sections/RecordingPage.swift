internal import Gesture

/// A page of its own for one recording, with the way to its neighbours.
struct RecordingPage {
  let told: ReportedRecording
  let head: RunHead
  let before: ReportedRecording?
  let after: ReportedRecording?
}

extension RecordingPage {
  var title: String { "\(told.standing.word): \(told.row.recording.visible) on \(told.row.engine)" }

  func draw(in page: inout Markup) {
    page.block("nav", ["class": "way", "aria-label": "Recordings"]) { page in
      page.element("a", ["href": "../index.html"], say: "All recordings")
      if let before { link("Before: ", "prev", before, in: &page) }
      if let after { link("Next: ", "next", after, in: &page) }
    }
    page.block("main") { page in
      RecordingSection(told, head).draw(.alone, in: &page)
    }
  }

  private func link(
    _ words: String, _ rel: String, _ told: ReportedRecording, in page: inout Markup
  ) {
    page.say(" ")
    page.element("a", ["href": "\(told.id).html", "rel": rel]) { page in
      page.say(words)
      page.name(told.row.recording)
    }
  }
}
