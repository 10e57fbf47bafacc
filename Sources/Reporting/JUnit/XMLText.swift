internal import Gesture

/// XML as a few functions that write text.
enum XMLText {
  /// What stands between tags or in an attribute's quotes. What nobody would see is written by its
  /// number, so that readers get the very text. What XML cannot contain at all, most control characters,
  /// becomes the sign for what cannot be shown.
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

  /// ` name="value"` for each.
  static func attributes(_ attributes: KeyValuePairs<String, String?>) -> String {
    var xml = ""
    for (name, value) in attributes {
      if let value { xml += " \(name)=\"\(escaped(value, inAttribute: true))\"" }
    }
    return xml
  }
}
