internal import Text

/// Functions that write XML as text.
enum XMLText {
  /// Escapes a text for use between tags or in a quoted attribute. Invisible characters become
  /// numeric references, so that readers get the exact text. Characters that XML cannot contain,
  /// such as most control characters, become the replacement character.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    if text.utf8.isPlain(without: "&<>\"") { return text }
    var xml = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": xml += "&amp;"
      case "<": xml += "&lt;"
      case ">": xml += "&gt;"
      case "\"" where inAttribute: xml += "&quot;"
      case "\n" where inAttribute: xml += "&#10;"
      case "\t" where inAttribute: xml += "&#9;"
      case "\r": xml += "&#13;"
      case "\n", "\t": xml.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{fffe}", "\u{ffff}": xml += "\u{fffd}"
      case _ where scalar.isHidden: xml += "&#x" + String(scalar.value, radix: 16) + ";"
      default: xml.unicodeScalars.append(scalar)
      }
    }
    return xml
  }

  /// Formats each attribute as ` name="value"`.
  static func attributes(_ attributes: KeyValuePairs<String, String?>) -> String {
    var xml = ""
    for (name, value) in attributes {
      if let value { xml += " \(name)=\"\(escaped(value, inAttribute: true))\"" }
    }
    return xml
  }
}
