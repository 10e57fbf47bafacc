/// The common frame of every page: its head, its policy, its style and script.
struct PageFrame {
  let policy: ContentPolicy
  /// The path of the folder with the style and script files, or `nil` if the page embeds them.
  let assets: String?
  let tool: String
  let parts: PageParts

  /// Identifies a page as written by this program. It is near the start of the file.
  static let signature = "<meta name=\"generator\" content=\"flickbook\">"

  func page(_ title: String, _ content: (inout Markup) -> Void) -> Markup {
    Markup.page {
      drawHead(title, in: &$0)
    } _: { page in
      content(&page)
      drawPatterns(in: &page)
      page.block("footer") { page in
        page.element("p", text: tool.isEmpty ? "Made by flickbook" : "Made by flickbook \(tool)")
      }
      if assets == nil { for script in parts.scripts { page.verbatim("script", script) } }
    }
  }

  private func drawHead(_ title: String, in page: inout Markup) {
    page.head(title, policy)
    if let assets {
      page.open("link", ["rel": "stylesheet", "href": assets + PageAsset.styleFile])
      page.newLine()
      page.line("script", ["src": assets + PageAsset.scriptFile, "defer": ""]) { _ in }
    } else {
      for style in parts.styles { page.verbatim("style", style) }
    }
  }

  /// The fill patterns of all drawings.
  private func drawPatterns(in page: inout Markup) {
    page.line("svg", ["class": "patterns", "width": "0", "height": "0", "aria-hidden": "true"]) {
      page in
      page.element(
        "pattern",
        ["id": "grid", "width": "100", "height": "100", "patternUnits": "userSpaceOnUse"]
      ) { $0.shape("path", ["class": "gridline", "d": "M100 0H0V100"]) }
      page.element(
        "pattern",
        ["id": "allowed", "width": "6", "height": "6", "patternUnits": "userSpaceOnUse"]
      ) { $0.shape("path", ["class": "hatching", "d": "M0 6L6 0M-1 1L1 -1M5 7L7 5"]) }
    }
  }
}

extension Markup {
  /// A whole page with a head and a body.
  package static func page(
    _ head: (inout Markup) -> Void, _ body: (inout Markup) -> Void
  ) -> Markup {
    var page = Markup()
    page.open("!doctype", ["html": ""])
    page.newLine()
    page.block("html", ["lang": "en"]) { page in
      page.block("head", [:], head)
      page.block("body", [:], body)
    }
    return page
  }

  /// Writes the start of every page's head: encoding, policy, metadata and title.
  ///
  /// - Parameter metas: Additional `meta` elements.
  package mutating func head(
    _ title: String, _ policy: ContentPolicy,
    viewport: String = "width=device-width, initial-scale=1",
    _ metas: [(name: String, content: String)] = []
  ) {
    let known = [
      ("generator", "flickbook"), ("viewport", viewport), ("color-scheme", "light dark"),
    ]
    open("meta", ["charset": "utf-8"])
    newLine()
    open("meta", ["http-equiv": "Content-Security-Policy", "content": policy.text])
    newLine()
    for (name, content) in known + metas {
      open("meta", ["name": name, "content": content])
      newLine()
    }
    line("title", text: title)
    // Prevents the browser from requesting an icon. Pages request nothing.
    open("link", ["rel": "icon", "href": "data:,"])
    newLine()
  }
}
