internal import Gesture
internal import JSON

/// How a value stands in a results file. It must be there, but for those that say when they are left
/// out.
struct ResultsValue<Value>: Sendable {
  /// Nothing where it is left out.
  let json: @Sendable (Value) -> JSONPiece?
  /// Reads a member, which may be left out.
  let read: @Sendable (JSONMember) throws(Objection) -> Value

  /// A list that is left out where it is empty.
  static func list<Element>(_ table: ResultsTable<Element>) -> Self where Value == [Element] {
    Self(json: { list($0.map(table.json)) }) { (member) throws(Objection) in
      try member.list(table.read)
    }
  }

  /// An object that is left out where there is none.
  static func object<Content>(_ table: ResultsTable<Content>) -> Self where Value == Content? {
    Self(json: { $0.map(table.json) }) { (member) throws(Objection) in
      guard let value = member.value else { return nil }
      return try table.read(value)
    }
  }

  /// A list of JSON; an empty one is left out.
  fileprivate static func list(_ values: [JSONPiece]) -> JSONPiece? {
    values.isEmpty ? nil : values.json
  }
}

extension ResultsValue {
  /// What one value of JSON says, which must be there.
  init(
    _ expected: String, _ json: @escaping @Sendable (Value) -> JSONPiece?,
    _ content: @escaping @Sendable (JSONValue) -> Value?
  ) {
    self.init(json: json) { (member) throws(Objection) in try member.read(expected, content) }
  }

  /// The same, left out where there is none.
  var optional: ResultsValue<Value?> {
    ResultsValue<Value?>(json: { $0.flatMap(json) }) { (member) throws(Objection) in
      member.value == nil ? nil : try read(member)
    }
  }
}

extension ResultsValue where Value: Equatable & Sendable {
  /// The same, left out where it is this one.
  func leavingOut(_ absent: Value) -> Self {
    Self(json: { $0 == absent ? nil : json($0) }) { (member) throws(Objection) in
      member.value == nil ? absent : try read(member)
    }
  }
}

extension ResultsValue<String> {
  static var text: Self { Self("a text", { $0.isEmpty ? nil : $0.json }) { $0.string } }
  static var textIfAny: Self { text.leavingOut("") }
}

extension ResultsValue<[String]> {
  /// Texts that are left out where there are none.
  static var texts: Self {
    Self(json: { list($0.map(\.json)) }) { (member) throws(Objection) in
      try member.list(of: "texts") { $0.string }
    }
  }
}

extension ResultsValue<Int> {
  static var count: Self {
    Self("a whole number from 0", { $0.json }) { $0.whole.flatMap { $0 >= 0 ? $0 : nil } }
  }
  static var countIfAny: Self { count.leavingOut(0) }
}

extension ResultsValue<Double> {
  static var number: Self { Self("a number", { $0.json }) { $0.number } }
}

extension ResultsValue<[Double]> {
  /// As many numbers as one of these counts.
  static func numbers(_ counts: Set<Int>) -> Self {
    Self(json: { list($0.map(\.json)) }) { (member) throws(Objection) in
      let numbers = try member.list(of: "numbers") { $0.number }
      guard counts.contains(numbers.count) else {
        throw Objection(.value, "\(numbers.count) numbers as \"\(member.name)\" of \(member.owner)")
      }
      return numbers
    }
  }
}

extension ResultsValue<Size> {
  static var size: Self {
    let numbers = ResultsValue<[Double]>.numbers([2])
    return Self(json: { numbers.json([$0.width, $0.height]) }) { (member) throws(Objection) in
      let size = try numbers.read(member)
      return Size(width: size[0], height: size[1])
    }
  }
}

extension ResultsValue<Bool> {
  /// A flag that is left out where it is not set.
  static var flag: Self { Self("true or false", { $0.json }) { $0.boolean }.leavingOut(false) }
}

extension ResultsValue<TimeSpan> {
  /// In milliseconds.
  static var time: Self {
    Self(json: { JSONPiece(raw: (Instant.zero + $0).text) }) { (member) throws(Objection) in
      let milliseconds = try member.read("a number") { $0.number }
      guard milliseconds.magnitude < 9e12 else {
        throw Objection(
          .value, "\(member.name) of \(milliseconds.text) ms", expected: "less than a century")
      }
      return .milliseconds(milliseconds)
    }
  }
}

extension ResultsValue<Instant> {
  static var time: Self {
    let span = ResultsValue<TimeSpan>.time
    return Self(json: { span.json($0 - .zero) }) { (member) throws(Objection) in
      .zero + (try span.read(member))
    }
  }
}

extension ResultsValue<[Int]> {
  static var column: Self {
    Self(json: { ColumnText.text($0).json }) { (member) throws(Objection) in
      try ColumnText.values(try member.read("a text") { $0.string })
    }
  }
  static var columnIfAny: Self { column.leavingOut([]) }
}

extension ResultsValue where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// A word of an enumeration.
  static var word: Self {
    Self(json: { $0.rawValue.json }) { (member) throws(Objection) in
      let text = try member.read("a text") { $0.string }
      if let word = Value(rawValue: text) { return word }
      let words = Value.allCases.map(\.rawValue)
      throw Objection(
        .value, "\(member.name) \"\(text.visible)\" of \(member.owner)",
        expected: alternatives(words), nearest: words.nearest(to: text))
    }
  }

  /// A word that is always written, and means this one where it is left out.
  static func word(else absent: Value) -> Self {
    Self(json: word.json) { (member) throws(Objection) in
      member.value == nil ? absent : try word.read(member)
    }
  }
}
