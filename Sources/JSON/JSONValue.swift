/// A JSON value that was read: what our own results files hold, and what other tools write.
package enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// In the order of the file; of equal names the first counts.
  case object([Member])

  package struct Member: Equatable {
    package let name: String
    package let value: JSONValue
  }
}

extension JSONValue {
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
  package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  package var whole: Int? { number.flatMap { Int(exactly: $0) } }
}
