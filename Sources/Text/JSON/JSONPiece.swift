/// JSON output, stored as text because it is small.
package struct JSONPiece: Sendable {
  package let text: String

  /// Creates a piece from text that is already JSON.
  package init(raw text: String) { self.text = text }

  package typealias Members = [(String, JSONPiece?)]

  package static let nothing = JSONPiece(raw: "null")

  /// Creates an object on one line. Members are in the given order, without members that are nil.
  package init(_ members: Members) {
    let members = members.compactMap { name, value in value.map { name.json.text + ":" + $0.text } }
    self.init(raw: "{" + members.joined(separator: ",") + "}")
  }

  /// The piece, or nil for an empty value: an empty text, 0, false, or an empty array.
  package var ifAny: JSONPiece? { ["\"\"", "0", "false", "[]"].contains(text) ? nil : self }
}

extension JSONPiece: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = text.json }
  package init(floatLiteral number: Double) { self = number.json }
  package init(integerLiteral number: Int) { self = number.json }
  package init(booleanLiteral flag: Bool) { self = flag.json }
  package init(arrayLiteral values: JSONPiece...) { self = values.json }
  package init(dictionaryLiteral members: (String, JSONPiece?)...) { self.init(members) }
}

extension Double {
  package var json: JSONPiece { JSONPiece(raw: text) }
}

extension BinaryInteger {
  package var json: JSONPiece { JSONPiece(raw: String(self)) }
}

extension Bool {
  package var json: JSONPiece { JSONPiece(raw: self ? "true" : "false") }
}

extension [JSONPiece] {
  package var json: JSONPiece { JSONPiece(raw: "[" + map(\.text).joined(separator: ",") + "]") }
}

extension String {
  /// The string in JSON, including the quotes.
  package var json: JSONPiece {
    // Fast path: nearly every text consists of printable ASCII.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
      return JSONPiece(raw: "\"" + self + "\"")
    }
    var json = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case "\r": json += "\\r"
      // Parsers get the exact text, but hidden characters are visible in the file.
      case _ where scalar.isHidden: json += scalar.jsonEscape
      default: json.unicodeScalars.append(scalar)
      }
    }
    return JSONPiece(raw: json + "\"")
  }
}

extension Unicode.Scalar {
  /// The character as an escape of one or two UTF-16 units.
  package var jsonEscape: String {
    String(self).utf16.reduce(into: "") { text, unit in
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
