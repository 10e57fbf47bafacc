internal import Results

/// Why two engines differ, shown below the list of their differences.
struct ExplanationList {
  let explained: RunEnd.Explained
  let links: RecordingLinks

  /// The maximum number of recordings named per group.
  private static let maximum = 3

  func draw(in page: inout Markup) {
    page.section("why", "Why they differ") { page in
      page.line("p", text: explained.sentence)
      if let setting = explained.setting {
        page.line("p", ["class": "about"]) { page in
          page.text("With these settings changed: ")
          page.element("code", text: setting)
        }
      }
      if !explained.groups.isEmpty { drawGroups(in: &page) }
      if let remainder = explained.remainder { page.line("p", text: remainder) }
      let others = explained.otherTexts
      guard !others.isEmpty else { return }
      page.line("p", ["class": "about"], text: "Other differences:")
      page.block("ul") { page in
        for row in others { page.line("li", text: "\(row.phase): \(row.words)") }
      }
    }
  }

  private func drawGroups(in page: inout Markup) {
    page.block("ul") { page in
      for group in explained.groups {
        page.line("li") { page in
          page.element("strong", text: group.head)
          page.text(": \(group.spread): ")
          for (index, recording) in group.recordings.prefix(Self.maximum).enumerated() {
            page.text(index == 0 ? "" : ", ")
            links.draw(recording, on: explained.one, in: &page)
          }
          page.text(group.more(than: Self.maximum))
        }
      }
    }
  }
}
