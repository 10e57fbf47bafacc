internal import Text

/// Functions that write Markdown and escape all names.
enum MarkdownText {
  /// Escapes plain text for a line or a table cell.
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
      // The character is escaped, so that no name mentions a user and no number links to an issue.
      case "@": markdown += "&#64;"
      default: markdown.unicodeScalars.append(scalar)
      }
    }
    return markdown
  }

  /// Formats a text as a code span if it contains no backtick and no bar, otherwise as plain text.
  static func code(_ text: String) -> String {
    let text = text.visible
    return text.isEmpty || text.contains("`") || text.contains("|") ? plain(text) : "`\(text)`"
  }

  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
