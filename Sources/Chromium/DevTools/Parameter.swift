internal import Gesture

/// A value that is sent to the browser, as the JSON that it is.
struct Parameter {
  private let json: String

  private init(json: String) { self.json = json }
}

extension Parameter {
  static let nothing = Parameter(json: "null")

  static func text(_ text: String) -> Parameter { Parameter(json: quoted(text)) }

  static func number(_ number: Double) -> Parameter { Parameter(json: number.text) }

  static func flag(_ flag: Bool) -> Parameter { Parameter(json: flag ? "true" : "false") }

  static func list(_ values: [Parameter]) -> Parameter {
    Parameter(json: "[\(values.map(\.json).joined(separator: ","))]")
  }

  /// Members in their order.
  static func object(_ members: [(name: String, value: Parameter)]) -> Parameter {
    let members = members.map { "\(quoted($0.name)):\($0.value.json)" }
    return Parameter(json: "{\(members.joined(separator: ","))}")
  }
}

extension Parameter: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(floatLiteral number: Double) { self = .number(number) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
  init(arrayLiteral values: Parameter...) { self = .list(values) }
  init(dictionaryLiteral members: (String, Parameter)...) {
    self = .object(members.map { (name: $0.0, value: $0.1) })
  }
}

extension Parameter {
  /// Appends its JSON.
  func write(to bytes: inout [UInt8]) { bytes += json.utf8 }

  /// Its JSON, which is an expression of JavaScript too.
  var text: String { json }

  private static func quoted(_ text: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += "\\u00".utf8
        bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
