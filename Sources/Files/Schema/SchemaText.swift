/// Builds the text of a schema: nested tags, each level indented by two more spaces.
struct SchemaText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var level = 0

  mutating func line(_ line: String) { text += String(repeating: "  ", count: level) + line + "\n" }

  /// Writes a tag with its attributes, the content, and the end tag.
  mutating func tag(_ tag: String, _ content: (inout SchemaText) -> Void) {
    line("<\(tag)>")
    level += 1
    content(&self)
    level -= 1
    line("</\(tag.prefix { $0 != " " })>")
  }

  /// Writes a tag with its content, or only the content if the tag is not needed.
  mutating func tag(_ tag: String, if isNeeded: Bool, _ content: (inout SchemaText) -> Void) {
    if isNeeded { self.tag(tag, content) } else { content(&self) }
  }
}

extension String {
  /// The text, escaped for use between two tags.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
