internal import Gesture

/// Markdown as a few functions that write text nobody's name can break out of.
enum MarkdownText {
  /// Plain words in a line or in a cell of a table.
  static func plain(_ text: String) -> String {
    var markdown = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "&": markdown += "&amp;"
      case "<": markdown += "&lt;"
      case ">": markdown += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "$":
        markdown += "\\"
        markdown.unicodeScalars.append(scalar)
      // So that no name calls a person and no number an issue.
      case "@": markdown += "&#64;"
      default: markdown.unicodeScalars.append(scalar)
      }
    }
    return markdown
  }

  /// As code where that can be said, else as plain words.
  static func code(_ text: String) -> String {
    let text = text.visible
    return text.isEmpty || text.contains("`") || text.contains("|") || text.contains("\\")
      ? plain(text) : "`\(text)`"
  }

  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
