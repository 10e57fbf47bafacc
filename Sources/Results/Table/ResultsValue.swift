internal import Model
internal import Text

/// The format of a value in a results file. A value is required unless stated otherwise.
struct ResultsValue<Value>: Sendable {
  /// Encodes a value; returns nil to omit the member.
  let json: @Sendable (Value) -> JSONPiece?
  /// Decodes a member, which may be missing.
  let read: @Sendable (JSONMember) throws(Objection) -> Value
  /// The JSON schema of a present value; `[:]` accepts any value.
  var schema: JSONPiece = [:]
  /// Whether the member may be omitted.
  var isOptional = false

  /// This format with another schema.
  func described(_ schema: JSONPiece, isOptional: Bool = false) -> Self {
    var value = self
    value.schema = schema
    value.isOptional = isOptional || self.isOptional
    return value
  }

  /// An array of objects, which is omitted if it is empty.
  static func list<Element>(_ table: ResultsTable<Element>) -> Self where Value == [Element] {
    Self(json: { list($0.map(table.json)) }) { (member) throws(Objection) in
      try member.list(table.read)
    }.described(JSONSchema.list(table.schema), isOptional: true)
  }

  /// An object, which is omitted if it is nil.
  static func object<Content>(_ table: ResultsTable<Content>) -> Self where Value == Content? {
    Self(json: { $0.map(table.json) }) { (member) throws(Objection) in
      guard let value = member.value else { return nil }
      return try table.read(value)
    }.described(table.schema, isOptional: true)
  }

  /// A JSON array; nil for an empty list.
  fileprivate static func list(_ values: [JSONPiece]) -> JSONPiece? {
    values.isEmpty ? nil : values.json
  }
}

extension ResultsValue {
  /// Creates the format of a required value from its JSON type's name and from conversions to and
  /// from JSON.
  init(
    _ expected: String, _ json: @escaping @Sendable (Value) -> JSONPiece?,
    _ content: @escaping @Sendable (JSONValue) -> Value?
  ) {
    self.init(json: json) { (member) throws(Objection) in try member.read(expected, content) }
  }

  /// This format for an optional value. The member is omitted if the value is nil.
  var optional: ResultsValue<Value?> {
    ResultsValue<Value?>(json: { $0.flatMap(json) }) { (member) throws(Objection) in
      member.value == nil ? nil : try read(member)
    }.described(schema, isOptional: true)
  }
}

extension ResultsValue where Value: Equatable & Sendable {
  /// This format with a default: the member is omitted if the value equals `absent`.
  func leavingOut(_ absent: Value) -> Self {
    Self(json: { $0 == absent ? nil : json($0) }) { (member) throws(Objection) in
      member.value == nil ? absent : try read(member)
    }.described(schema, isOptional: true)
  }
}

extension ResultsValue<String> {
  static var text: Self {
    Self("a text", { $0.isEmpty ? nil : $0.json }) { $0.string }.described(JSONSchema.text)
  }
  static var textIfAny: Self { text.leavingOut("") }
}

extension ResultsValue<[String]> {
  /// An array of texts, which is omitted if it is empty.
  static var texts: Self {
    Self(json: { list($0.map(\.json)) }) { (member) throws(Objection) in
      try member.list(of: "texts") { $0.string }
    }.described(JSONSchema.list(JSONSchema.text), isOptional: true)
  }
}

extension ResultsValue<Int> {
  static var count: Self {
    Self("a whole number from 0", { $0.json }) { $0.whole.flatMap { $0 >= 0 ? $0 : nil } }
      .described(JSONSchema.count)
  }
  static var countIfAny: Self { count.leavingOut(0) }
}

extension ResultsValue<Double> {
  static var number: Self {
    Self("a number", { $0.json }) { $0.number }.described(JSONSchema.number)
  }
}

extension ResultsValue<[Double]> {
  /// An array of numbers. The count must be one of `counts`.
  static func numbers(_ counts: Set<Int>) -> Self {
    Self(json: { list($0.map(\.json)) }) { (member) throws(Objection) in
      let numbers = try member.list(of: "numbers") { $0.number }
      guard counts.contains(numbers.count) else {
        throw Objection(.value, "\(numbers.count) numbers as \"\(member.name)\" of \(member.owner)")
      }
      return numbers
    }.described(JSONSchema.list(JSONSchema.number), isOptional: counts.contains(0))
  }
}

extension ResultsValue<Size> {
  static var size: Self {
    let numbers = ResultsValue<[Double]>.numbers([2])
    return Self(json: { numbers.json([$0.width, $0.height]) }) { (member) throws(Objection) in
      let size = try numbers.read(member)
      return Size(width: size[0], height: size[1])
    }.described(numbers.schema)
  }
}

extension ResultsValue<Bool> {
  /// A flag, which is omitted if it is false.
  static var flag: Self {
    Self("true or false", { $0.json }) { $0.boolean }.described(JSONSchema.flag).leavingOut(false)
  }
}

extension ResultsValue<TimeSpan> {
  /// A time in milliseconds.
  static var time: Self {
    Self(json: { JSONPiece(raw: (Instant.zero + $0).text) }) { (member) throws(Objection) in
      let milliseconds = try member.read("a number") { $0.number }
      guard milliseconds.magnitude < 9e12 else {
        throw Objection(
          .value, "\(member.name) of \(milliseconds.text) ms", expected: "less than a century")
      }
      return .milliseconds(milliseconds)
    }.described(JSONSchema.number)
  }
}

extension ResultsValue<Instant> {
  static var time: Self {
    let span = ResultsValue<TimeSpan>.time
    return Self(json: { span.json($0 - .zero) }) { (member) throws(Objection) in
      .zero + (try span.read(member))
    }.described(span.schema)
  }
}

extension ResultsValue<[Int]> {
  static var column: Self {
    Self(json: { ColumnText.text($0).json }) { (member) throws(Objection) in
      try ColumnText.values(try member.read("a text") { $0.string })
    }.described(JSONSchema.text)
  }
  static var columnIfAny: Self { column.leavingOut([]) }
}

extension ResultsValue where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// A case of an enumeration, written as its raw value.
  static var word: Self {
    Self(json: { $0.rawValue.json }) { (member) throws(Objection) in
      let text = try member.read("a text") { $0.string }
      if let word = Value(rawValue: text) { return word }
      let words = Value.allCases.map(\.rawValue)
      throw Objection(
        .value, "\(member.name) \"\(text.visible)\" of \(member.owner)",
        expected: alternatives(words), nearest: words.nearest(to: text))
    }.described(JSONSchema.word(Value.allCases.map(\.rawValue)))
  }

  /// A case of an enumeration, which is always written. A missing member is read as `absent`.
  static func word(else absent: Value) -> Self {
    Self(json: word.json) { (member) throws(Objection) in
      member.value == nil ? absent : try word.read(member)
    }.described(word.schema)
  }
}
