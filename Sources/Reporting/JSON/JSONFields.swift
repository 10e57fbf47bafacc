internal import Gesture
internal import JSON

/// An object being read by somebody who knows which members it may have: another one, a missing one
/// and one of another kind are refused, by name.
struct JSONFields {
  private let members: [JSONValue.Member]
  /// What the object is, in words: `an invariant`.
  private let what: String

  init(_ value: JSONValue, _ what: String, _ known: [String]) throws(Objection) {
    guard let members = value.object else {
      throw Objection(.value, "\(value.kind) where \(what) stands", expected: "an object")
    }
    for (index, member) in members.enumerated() {
      guard known.contains(member.name) else {
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
}

extension JSONFields {
  func has(_ name: String) -> Bool { self[name] != nil }

  private subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// A text that must be there.
  func text(_ name: String) throws(Objection) -> String {
    try required(name, "a text") { $0.string }
  }

  func textIfAny(_ name: String) throws(Objection) -> String {
    try optional(name, "a text") { $0.string } ?? ""
  }

  /// A count; 0 where it is left out.
  func count(_ name: String) throws(Objection) -> Int {
    try optional(name, "a whole number from 0") { value in
      value.whole.flatMap { $0 >= 0 ? $0 : nil }
    } ?? 0
  }

  func requiredCount(_ name: String) throws(Objection) -> Int {
    guard has(name) else { throw missing(name) }
    return try count(name)
  }

  func number(_ name: String) throws(Objection) -> Double {
    try required(name, "a number") { $0.number }
  }

  func size(_ name: String) throws(Objection) -> Size {
    let numbers = try numbers(name, [2])
    return Size(width: numbers[0], height: numbers[1])
  }

  /// Milliseconds.
  func time(_ name: String) throws(Objection) -> TimeSpan {
    let milliseconds = try number(name)
    guard milliseconds.magnitude < 9e12 else {
      throw Objection(.value, "\(name) of \(milliseconds.text) ms", expected: "less than a century")
    }
    return .milliseconds(milliseconds)
  }

  func instant(_ name: String) throws(Objection) -> Instant { .zero + (try time(name)) }

  func column(_ name: String) throws(Objection) -> [Int] { try ColumnText.values(try text(name)) }

  /// A flag that is left out where it is not set.
  func flag(_ name: String) throws(Objection) -> Bool {
    try optional(name, "true or false") { $0.boolean } ?? false
  }

  /// A word of an enumeration.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(Objection) -> Word? {
    guard let text = try optional(name, "a text", { $0.string }) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    throw Objection(
      .value, "\(name) \"\(text.visible)\" of \(what)", expected: alternatives(words),
      nearest: words.nearest(to: text))
  }

  func requiredWord<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(Objection) -> Word {
    guard let word: Word = try word(name) else { throw missing(name) }
    return word
  }

  /// A list; empty where it is left out.
  func list<Element>(
    _ name: String, _ element: (JSONValue) throws(Objection) -> Element
  ) throws(Objection) -> [Element] {
    let values = try optional(name, "a list") { $0.array } ?? []
    var elements: [Element] = []
    for value in values { elements.append(try element(value)) }
    return elements
  }

  func texts(_ name: String) throws(Objection) -> [String] {
    try list(name) { (value) throws(Objection) in
      guard let text = value.string else { throw wrong(name, value, "texts") }
      return text
    }
  }

  func numbers(_ name: String, _ counts: Set<Int>) throws(Objection) -> [Double] {
    let numbers = try list(name) { (value) throws(Objection) in
      guard let number = value.number else { throw wrong(name, value, "numbers") }
      return number
    }
    guard counts.contains(numbers.count) else {
      throw Objection(.value, "\(numbers.count) numbers as \"\(name)\" of \(what)")
    }
    return numbers
  }

  func object<Content>(
    _ name: String, _ content: (JSONValue) throws(Objection) -> Content
  ) throws(Objection) -> Content? {
    guard let value = self[name] else { return nil }
    return try content(value)
  }

  func missing(_ name: String) -> Objection {
    Objection(.missing, "\(what) without \"\(name)\"")
  }
}

extension JSONFields {
  private func required<Content>(
    _ name: String, _ expected: String, _ content: (JSONValue) -> Content?
  ) throws(Objection) -> Content {
    guard let found = try optional(name, expected, content) else { throw missing(name) }
    return found
  }

  private func optional<Content>(
    _ name: String, _ expected: String, _ content: (JSONValue) -> Content?
  ) throws(Objection) -> Content? {
    guard let value = self[name] else { return nil }
    guard let found = content(value) else { throw wrong(name, value, expected) }
    return found
  }

  private func wrong(_ name: String, _ value: JSONValue, _ expected: String) -> Objection {
    Objection(.value, "\(value.kind) as \"\(name)\" of \(what)", expected: expected)
  }
}

extension JSONValue {
  /// What it is, in words.
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
