internal import Gesture

/// JSON on its way out, as the text that it is: what goes out is small and known.
package struct JSONPiece: Sendable {
  package let text: String

  /// What is JSON already.
  package init(raw text: String) { self.text = text }

  package typealias Members = [(String, JSONPiece?)]

  package static let nothing = JSONPiece(raw: "null")

  /// An object on one line, its members in the order given; those that are nil are left out.
  package init(_ members: Members) {
    let members = members.compactMap { name, value in value.map { name.json.text + ":" + $0.text } }
    self.init(raw: "{" + members.joined(separator: ",") + "}")
  }

  /// Nothing where it says nothing: an empty text, 0, false, an empty list.
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
  /// With its quotes.
  package var json: JSONPiece {
    // Nearly every text that is written is letters that nothing acts on.
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
      // Readers get the very text, and whoever looks at the bytes sees what is in it.
      case _ where scalar.isHidden: json += scalar.jsonEscape
      default: json.unicodeScalars.append(scalar)
      }
    }
    return JSONPiece(raw: json + "\"")
  }
}

extension Unicode.Scalar {
  /// By its number, in one or two units of UTF-16.
  package var jsonEscape: String {
    String(self).utf16.reduce(into: "") { text, unit in
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
