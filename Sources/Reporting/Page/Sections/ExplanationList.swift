/// Why two engines differ, above what differs.
struct ExplanationList {
  let explained: RunEnd.Explained

  func draw(in page: inout Markup) {
    page.block("section", ["id": "why", "aria-labelledby": "why-title"]) { page in
      page.element("h2", ["id": "why-title"], text: "Why they differ")
      page.newLine()
      page.element("p", text: explained.sentence)
      page.newLine()
      for line in [explained.remainder, explained.setting.map { "Set over: \($0)" }] {
        guard let line else { continue }
        page.element("p", ["class": "about"], text: line)
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
          page.element("strong", text: group.cause ?? "unexplained")
          page.text(": " + group.words)
        }
        page.newLine()
      }
    }
  }

  private func drawOthers(in page: inout Markup) {
    page.element("p", ["class": "about"], text: "Different as well:")
    page.newLine()
    page.block("ul") { page in
      for row in explained.otherWords {
        page.element("li", text: "\(row.phase): \(row.words)")
        page.newLine()
      }
    }
  }
}
