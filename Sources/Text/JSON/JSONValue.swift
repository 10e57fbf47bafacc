/// A parsed JSON value with its byte offset, for files of results and of other tools.
package struct JSONValue {
  package let content: Content
  /// The byte offset at which the value begins.
  package let offset: Int

  package enum Content {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// The members of an object, in the order of the file. Of members with equal names, the first
    /// member counts.
    case object([Member])
  }

  package struct Member {
    package let name: String
    package let value: JSONValue
  }

  package subscript(name: String) -> JSONValue? { object?.first { $0.name == name }?.value }

  package var isNull: Bool { if case .null = content { true } else { false } }
  package var string: String? { if case .string(let text) = content { text } else { nil } }
  package var number: Double? { if case .number(let number) = content { number } else { nil } }
  package var boolean: Bool? { if case .boolean(let flag) = content { flag } else { nil } }
  package var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }
  package var object: [Member]? { if case .object(let members) = content { members } else { nil } }
  package var whole: Int? { number.flatMap { Int(exactly: $0) } }
}

extension JSONValue {
  /// Parses a whole text into a tree.
  package init(_ text: [UInt8], deepest: Int = 32) throws(Objection) {
    self = try text.withUnsafeBufferPointer { (text) throws(Objection) in
      try JSONValue(text, deepest: deepest)
    }
  }

  /// Parses a whole text into a tree.
  package init(_ text: UnsafeBufferPointer<UInt8>, deepest: Int = 32) throws(Objection) {
    var scan = JSONScan(text, deepest: deepest)
    self = try scan.value(depth: 0)
    try scan.expectEnd()
  }
}
