/// Elements shared by the sections of a page.
extension Markup {
  /// Writes a section with its title.
  mutating func section(_ id: String, _ title: String, _ content: (inout Markup) -> Void) {
    block("section", ["id": id, "aria-labelledby": "\(id)-title"]) { page in
      page.line("h2", ["id": "\(id)-title"], text: title)
      content(&page)
    }
  }

  /// Adds a container that scrolls, for content that may be wider than the page.
  mutating func scroller(_ label: String, _ content: (inout Markup) -> Void) {
    block(
      "div", ["class": "scroller", "tabindex": "0", "role": "region", "aria-label": label], content)
  }

  /// Writes a table with a caption for screen readers.
  ///
  /// - Parameter head: The cells of the table's first row.
  mutating func table(
    _ caption: String, _ kind: String? = nil, body: Attributes = [:],
    head: (inout Markup) -> Void, rows: (inout Markup) -> Void
  ) {
    block("table", ["class": kind]) { page in
      page.element("caption", ["class": "unseen"], text: caption)
      page.line("thead") { $0.element("tr", [:], head) }
      page.block("tbody", body, rows)
    }
  }

  /// Writes column headings.
  mutating func columns(_ names: [String]) {
    for name in names { element("th", ["scope": "col"], text: name) }
  }
}
