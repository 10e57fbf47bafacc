/// Why two engines differ, below the worst of what differs.
struct ExplanationList {
  let explained: RunEnd.Explained
  let links: RecordingLinks

  /// So many recordings of a group are named.
  private static let most = 3
}

extension ExplanationList {
  func draw(in page: inout Markup) {
    page.block("section", ["id": "why", "aria-labelledby": "why-title"]) { page in
      page.element("h2", ["id": "why-title"], text: "Why they differ")
      page.newLine()
      page.element("p", text: explained.sentence)
      page.newLine()
      if let remainder = explained.remainder {
        page.element("p", text: remainder)
        page.newLine()
      }
      if let setting = explained.setting {
        page.element("p", ["class": "about"]) { page in
          page.text("With these settings changed: ")
          page.element("code", text: setting)
        }
        page.newLine()
      }
      if !explained.groups.isEmpty { drawGroups(in: &page) }
      if !explained.otherWords.isEmpty { drawOthers(in: &page) }
    }
  }

  private func drawGroups(in page: inout Markup) {
    page.block("ul") { page in
      for group in explained.groups {
        page.element("li") { page in
          page.element("strong", text: group.head)
          page.text(": \(group.spread): ")
          for (place, recording) in group.recordings.prefix(Self.most).enumerated() {
            page.text(place == 0 ? "" : ", ")
            links.draw(recording, on: explained.one, in: &page)
          }
          page.text(group.more(than: Self.most))
        }
        page.newLine()
      }
    }
  }

  private func drawOthers(in page: inout Markup) {
    page.element("p", ["class": "about"], text: "Other differences:")
    page.newLine()
    page.block("ul") { page in
      for row in explained.otherWords {
        page.element("li", text: "\(row.phase): \(row.words)")
        page.newLine()
      }
    }
  }
}
