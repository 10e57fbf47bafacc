/// The text of a schema while it is printed: tags inside tags, two spaces in for every level.
struct SchemaText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var level = 0

  mutating func line(_ line: String) { text += String(repeating: "  ", count: level) + line + "\n" }

  /// A tag with its attributes, and between it and its end tag whatever the closure prints.
  mutating func tag(_ tag: String, _ content: (inout SchemaText) -> Void) {
    line("<\(tag)>")
    level += 1
    content(&self)
    level -= 1
    line("</\(tag.prefix { $0 != " " })>")
  }

  /// The same, around the content only if there is anything to say about it.
  mutating func tag(_ tag: String, if isNeeded: Bool, _ content: (inout SchemaText) -> Void) {
    if isNeeded { self.tag(tag, content) } else { content(&self) }
  }
}

extension String {
  /// The text between two tags.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
