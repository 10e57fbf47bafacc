internal import Text

/// A separate page for one recording, with links to its neighbours.
struct RecordingPage {
  let drawn: DrawnRecording
  let before: DrawnRecording?
  let after: DrawnRecording?
  /// The review that contains the recording, if any.
  let review: ReviewPanel?

  var title: String { "\(drawn.status.word): \(drawn.recording.visible) on \(drawn.engine)" }

  func draw(in page: inout Markup) {
    page.block("nav", ["class": "way", "aria-label": "Recordings"]) { page in
      page.element("a", ["href": "../index.html"], text: "All recordings")
      if let before { link("Previous: ", "prev", before, in: &page) }
      if let after { link("Next: ", "next", after, in: &page) }
    }
    page.block("main") { drawn.draw(isFolded: false, in: &$0) }
    if let review { page.inert(review.progress, id: ReviewPanel.dataID) }
  }

  private func link(
    _ text: String, _ rel: String, _ drawn: DrawnRecording, in page: inout Markup
  ) {
    page.text(" ")
    page.element("a", ["href": "\(drawn.id).html", "rel": rel]) {
      $0.name(drawn.recording, after: text)
    }
  }
}
