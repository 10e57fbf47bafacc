/// JSON as a few functions that write text: what goes out is small and known.
package enum JSONText {
  /// A string with its quotes.
  package static func string(_ text: String) -> String {
    if text.utf8.isPlain(without: "\"\\") { return "\"" + text + "\"" }
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case "\r": json += "\\r"
      // Not all readers of JSON, nor YAML, take the last ones as they are.
      case "\0"..<" ", "\u{7f}"..<"\u{a0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// An object on one line, its members in the order given; values are JSON already.
  package static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { string($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
  }
}
