internal import Gesture
internal import JSON

/// How a value stands in a results file.
struct ResultsValue<Value>: Sendable {
  /// Nothing where it is left out.
  let json: @Sendable (Value) -> JSONPiece?
  /// Reads the member of a name, which may be left out.
  let read: @Sendable (JSONFields) -> (String) throws(Objection) -> Value

  init(
    _ json: @escaping @Sendable (Value) -> JSONPiece?,
    _ read: @escaping @Sendable (JSONFields) -> (String) throws(Objection) -> Value
  ) {
    self.json = json
    self.read = read
  }

  /// A value that is left out where there is none.
  static func optional<Wrapped>(_ value: ResultsValue<Wrapped>) -> Self where Value == Wrapped? {
    Self(
      { $0.flatMap(value.json) },
      { fields in { (key) throws(Objection) in fields.has(key) ? try value.read(fields)(key) : nil }
      })
  }
}

extension ResultsValue<String> {
  /// A text that must be there.
  static var text: Self { Self({ $0.isEmpty ? nil : $0.json }, JSONFields.text) }
  /// A text that is left out where it is empty.
  static var textIfAny: Self { Self(text.json, JSONFields.textIfAny) }
}

extension ResultsValue<String?> {
  static var text: Self { .optional(.text) }
}

extension ResultsValue<[String]> {
  static var texts: Self { Self({ list($0.map(\.json)) }, JSONFields.texts) }
}

extension ResultsValue<[String]> {
  /// Texts that are left out where there are none.
  static var textsIfAny: Self {
    Self(
      { $0.isEmpty ? nil : texts.json($0) },
      { fields in { (key) throws(Objection) in fields.has(key) ? try fields.texts(key) : [] } })
  }
}

extension ResultsValue<Int> {
  /// A count that must be there.
  static var count: Self { Self({ $0.json }, JSONFields.requiredCount) }
  /// A count that is left out where it is 0.
  static var countIfAny: Self { Self({ $0 == 0 ? nil : $0.json }, JSONFields.count) }
}

extension ResultsValue<Int?> {
  static var count: Self { .optional(.count) }
}

extension ResultsValue<Double> {
  static var number: Self { Self({ $0.json }, JSONFields.number) }
}

extension ResultsValue<Double?> {
  static var number: Self { .optional(.number) }
}

extension ResultsValue<[Double]> {
  /// As many numbers as one of these counts.
  static func numbers(_ counts: Set<Int>) -> Self {
    Self(
      { list($0.map(\.json)) },
      { fields in { (key) throws(Objection) in try fields.numbers(key, counts) } })
  }
}

extension ResultsValue<Size> {
  static var size: Self { Self({ list([$0.width.json, $0.height.json]) }, JSONFields.size) }
}

extension ResultsValue<Size?> {
  static var size: Self { .optional(.size) }
}

extension ResultsValue<Bool> {
  /// A flag that is left out where it is not set.
  static var flag: Self { Self({ $0 ? true : nil }, JSONFields.flag) }
}

extension ResultsValue<TimeSpan> {
  /// In milliseconds.
  static var time: Self { Self({ JSONPiece(raw: (Instant.zero + $0).text) }, JSONFields.time) }
}

extension ResultsValue<Instant> {
  static var time: Self { Self({ JSONPiece(raw: $0.text) }, JSONFields.instant) }
}

extension ResultsValue<Instant?> {
  static var time: Self { .optional(.time) }
}

extension ResultsValue<[Int]> {
  /// A column that must be there.
  static var column: Self { Self({ ColumnText.text($0).json }, JSONFields.column) }

  /// A column that is left out where it is empty.
  static var columnIfAny: Self {
    Self(
      { $0.isEmpty ? nil : column.json($0) },
      { fields in { (key) throws(Objection) in fields.has(key) ? try fields.column(key) : [] } })
  }
}

extension ResultsValue where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// A word of an enumeration that must be there.
  static var word: Self { Self({ $0.rawValue.json }, JSONFields.requiredWord) }

  /// A word that means this one where it is left out.
  static func word(else word: Value) -> Self {
    Self(Self.word.json) { fields in
      { (key) throws(Objection) in try fields.word(key) ?? word }
    }
  }

  /// A word that is left out where it is this one.
  static func word(leavingOut word: Value) -> Self {
    Self({ $0 == word ? nil : Self.word.json($0) }, Self.word(else: word).read)
  }
}

extension ResultsValue {
  static func list<Element>(_ table: ResultsTable<Element>) -> Self where Value == [Element] {
    Self(
      { elements in list(elements.map(table.json)) },
      { fields in { (key) throws(Objection) in try fields.list(key, table.read) } })
  }

  /// An object that is left out where there is none.
  static func object<Content>(_ table: ResultsTable<Content>) -> Self where Value == Content? {
    Self(
      { $0.map(table.json) },
      { fields in { (key) throws(Objection) in try fields.object(key, table.read) } })
  }

  /// A list of JSON; an empty one is left out.
  fileprivate static func list(_ values: [JSONPiece]) -> JSONPiece? {
    values.isEmpty ? nil : values.json
  }
}
