internal import Gesture

/// The members of one object on their way to a line, in the order they are put.
struct JSONMembers {
  private var members: [(name: String, value: String)] = []

  var json: String { JSONText.object(members) }
}

extension JSONMembers {
  mutating func raw(_ name: String, _ value: String) { members.append((name, value)) }

  /// A text; an empty one says nothing and is left out.
  mutating func text(_ name: String, _ text: String?) {
    if let text, !text.isEmpty { raw(name, JSONText.string(text)) }
  }

  /// A count; none is left out.
  mutating func count(_ name: String, _ number: Int) {
    if number != 0 { raw(name, String(number)) }
  }

  mutating func number(_ name: String, _ number: Double?) {
    if let number { raw(name, number.text) }
  }

  mutating func flag(_ name: String, _ flag: Bool) {
    if flag { raw(name, "true") }
  }

  mutating func texts(_ name: String, _ texts: [String]) {
    values(name, texts.map { JSONText.string($0) })
  }

  mutating func numbers(_ name: String, _ numbers: [Double]) {
    values(name, numbers.map(\.text))
  }

  mutating func object(_ name: String, _ members: JSONMembers) { raw(name, members.json) }

  mutating func list<Element>(
    _ name: String, _ elements: [Element], _ members: (Element) -> JSONMembers
  ) {
    values(name, elements.map { members($0).json })
  }

  /// A list of what is JSON already; an empty one is left out.
  mutating func values(_ name: String, _ values: [String]) {
    if !values.isEmpty { raw(name, "[" + values.joined(separator: ",") + "]") }
  }
}
