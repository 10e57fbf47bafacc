internal import Model
internal import Text

extension Markup {
  /// Writes the attributes of a value with an attribute table, without attributes that equal their
  /// default.
  mutating func attributes<Whole>(
    of whole: Whole, _ rows: [AttributeRow<Whole>]
  ) throws(Objection) {
    for row in rows {
      if let value = row.value(of: whole), value != row.fallback {
        try attribute(row.name, row.kind, value)
      }
    }
  }

  /// Writes a whole element whose attributes are all in an attribute table.
  mutating func element<Whole>(
    _ name: StaticString, _ level: Int, of whole: Whole, _ rows: [AttributeRow<Whole>]
  ) throws(Objection) {
    begin(name, level)
    try attributes(of: whole, rows)
    try endEmpty()
  }

  mutating func attribute(
    _ name: StaticString, _ kind: ValueKind, _ value: AttributeValue
  ) throws(Objection) {
    switch (kind, value) {
    case (_, .flag(let value)): attribute(name, value)
    case (.invariantName, .word(let value)) where !SpelledForms.isKebab(value),
      (.date, .word(let value)) where !SpelledForms.isDate(value):
      throw Objection(.value, "\(name)=\"\(value)\"", expected: kind.expectation)
    case (_, .word(let value)): try attribute(name, value)
    case (.number, .number(let value)): try attribute(name, number: value)
    case (_, .number(let value)): try attribute(name, size: value)
    case (.whole, .whole(let value)): try attribute(name, whole: value)
    case (_, .whole(let value)): try attribute(name, count: value)
    case (_, .numbers(let values)): try attribute(name, numbers: values)
    case (_, .wholes(let values)): try attribute(name, wholes: values)
    case (_, .time(let value)): try attribute(name, value)
    case (_, .quantity(let value)): try attribute(name, value)
    case (_, .signals(let value)): try attribute(name, value.text)
    case (_, .callbacks(let list)): try attribute(name, list.text)
    case (_, .ranges(let ranges)):
      guard !ranges.isEmpty else {
        throw Objection(
          .value, "an empty list of valid rows", expected: "at least one range of rows")
      }
      try attribute(name, wholes: ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    }
  }
}
