internal import Text

/// Lines of a recording, one of them highlighted.
struct SourceExcerpt {
  let lines: [String]
  let location: FileLocation
  let isOpen: Bool

  /// The number of lines shown before the highlighted line.
  private static let before = 2

  func draw(in page: inout Markup) {
    page.block("details", ["class": "excerpt", "open": isOpen ? "" : nil]) { page in
      page.element("summary", text: "Recording, line \(location.line)")
      drawLines(in: &page)
    }
  }

  private func drawLines(in page: inout Markup) {
    let first = max(1, Int(location.line) - Self.before)
    page.line(
      "pre",
      [
        "class": "source", "dir": "ltr", "tabindex": "0", "role": "group",
        "aria-label": "Recording",
      ]
    ) { page in
      for (index, line) in lines.enumerated() {
        let number = first + index
        let isMeant = number == Int(location.line)
        page.line("span", ["class": isMeant ? "line meant" : "line"]) { page in
          page.element("span", ["class": "number"], text: (isMeant ? "> " : "  ") + String(number))
          page.text("  ")
          // Tabs are made visible only where they are unexpected. Here they are indentation.
          page.element("bdi", text: line.replacing("\t", with: "  "))
        }
      }
    }
  }
}
