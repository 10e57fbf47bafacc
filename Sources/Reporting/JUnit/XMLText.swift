/// XML as a few functions that write text.
enum XMLText {
  /// What stands between tags or in an attribute's quotes. What XML cannot say at all, control
  /// characters above all, becomes the sign for what cannot be shown.
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
      case "\0"..<" ", "\u{7f}"..<"\u{a0}", "\u{fffe}", "\u{ffff}": xml += "\u{fffd}"
      default: xml.unicodeScalars.append(scalar)
      }
    }
    return xml
  }

  /// ` name="value"` for each.
  static func attributes(_ attributes: KeyValuePairs<String, String?>) -> String {
    var xml = ""
    for (name, value) in attributes {
      if let value { xml += " \(name)=\"\(escaped(value, inAttribute: true))\"" }
    }
    return xml
  }
}
