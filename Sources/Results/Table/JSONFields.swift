internal import Text

/// Reads a JSON object with a known set of members. Errors name unknown members, missing members
/// and members of the wrong type.
struct JSONFields {
  private let members: [JSONValue.Member]
  /// A description of the object for errors: `an invariant`.
  private let what: String

  /// - Parameter former: Keys of earlier versions. Errors do not list them.
  init(
    _ value: JSONValue, _ what: String, _ known: [String], former: [String] = []
  ) throws(Objection) {
    guard let members = value.object else {
      throw Objection(.value, "\(value.kind) in place of \(what)", expected: "an object")
    }
    for (index, member) in members.enumerated() {
      guard known.contains(member.name) || former.contains(member.name) else {
        throw Objection(
          .unknown, "unknown member \"\(member.name.visible)\" of \(what)",
          expected: alternatives(known), nearest: known.nearest(to: member.name))
      }
      guard !members[..<index].contains(where: { $0.name == member.name }) else {
        throw Objection(.misplaced, "\"\(member.name)\" twice in \(what)")
      }
    }
    self.members = members
    self.what = what
  }

  subscript(name: String) -> JSONMember {
    JSONMember(value: members.first { $0.name == name }?.value, name: name, owner: what)
  }

  func read<Value>(_ name: String, _ value: ResultsValue<Value>) throws(Objection) -> Value {
    try value.read(self[name])
  }
}

/// A member of a JSON object, with the names for errors.
struct JSONMember {
  /// The value; nil if the member is missing.
  let value: JSONValue?
  let name: String
  /// A description of the object that contains the member.
  let owner: String

  /// Decodes the required member as one type of value.
  func read<Content>(
    _ expected: String, _ content: (JSONValue) -> Content?
  ) throws(Objection) -> Content {
    guard let value else { throw Objection(.missing, "\(owner) without \"\(name)\"") }
    guard let found = content(value) else { throw wrong(value, expected) }
    return found
  }

  /// Decodes the elements of an array; empty if the member is missing.
  func list<Element>(
    _ element: (JSONValue) throws(Objection) -> Element
  ) throws(Objection) -> [Element] {
    guard value != nil else { return [] }
    var elements: [Element] = []
    for value in try read("a list", { $0.array }) { elements.append(try element(value)) }
    return elements
  }

  /// Decodes an array of elements that have the same type.
  func list<Element>(
    of expected: String, _ content: (JSONValue) -> Element?
  ) throws(Objection) -> [Element] {
    try list { (value) throws(Objection) in
      guard let element = content(value) else { throw wrong(value, expected) }
      return element
    }
  }

  private func wrong(_ value: JSONValue, _ expected: String) -> Objection {
    Objection(.value, "\(value.kind) as \"\(name)\" of \(owner)", expected: expected)
  }
}

extension JSONValue {
  /// The name of the value's type in errors.
  var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a flag"
    case .number(let number): "the number \(number.text)"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
