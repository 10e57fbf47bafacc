internal import Model
internal import Text

/// An element's checked attributes that are in the format's table.
struct Attributes {
  let element: Element
  let location: FileLocation
  /// Whether any of the attributes had errors. Values derived from these attributes may be
  /// incomplete, and further errors about them are suppressed.
  let isSpoiled: Bool
  /// The attributes in the order of the table.
  let values: [(name: String, text: String, location: FileLocation)]

  var names: [String] { values.map(\.name) }

  subscript(name: String) -> String? { values.first { $0.name == name }?.text }

  /// The location of an attribute's value, or of the element if the attribute is missing.
  func location(of name: String) -> FileLocation {
    values.first { $0.name == name }?.location ?? location
  }

  /// The value of an attribute; nil if the attribute is missing or contains a reversed range.
  func value(_ name: String, _ kind: ValueKind) -> AttributeValue? {
    guard let text = self[name] else { return nil }
    return switch kind {
    case .boolean, .onlyTrue: .flag(text == "true")
    case .count, .whole, .finger: Int(text).map { .whole($0) }
    case .number, .magnitude: DecimalNumber.parse(text).map { .number($0) }
    case .wordOrMagnitude: DecimalNumber.parse(text).map { .number($0) } ?? .word(text)
    case .numbers, .lengths, .sizes: .numbers(pieces(text).compactMap { DecimalNumber.parse($0) })
    case .wholes, .counts: .wholes(wholes(text))
    case .ranges: ranges(wholes(text)).map { .ranges($0) }
    case .time: DecimalTime.parse(text).map { .time($0) }
    case .quantity: Quantity(text: text).map { .quantity($0) }
    case .signals: AppSignals(spelled: text).map { .signals($0) }
    case .callbacks: CallbackList(spelled: text).map { .callbacks($0) }
    case .text, .name, .invariantName, .word, .words, .date: .word(text)
    }
  }

  /// Stores the value of each present attribute in the property that the attribute's table row
  /// specifies.
  func fill<Whole>(_ whole: inout Whole, _ rows: [AttributeRow<Whole>]) {
    for name in names {
      guard let row = rows.first(where: { $0.isNamed(name) }), let value = value(name, row.kind)
      else { continue }
      row.put(value, into: &whole)
    }
  }

  /// Returns a copy of a value in which the present attributes are stored.
  func filled<Whole>(_ whole: Whole, _ rows: [AttributeRow<Whole>]) -> Whole {
    var whole = whole
    fill(&whole, rows)
    return whole
  }

  /// The settings that the attributes of a policy represent, in the order of the format's table.
  func settings() throws(Objection) -> [Setting] {
    var settings: [Setting] = []
    for rule in element.rule.attributes {
      guard let row = rule.setting, let text = self[rule.name] else { continue }
      guard let value = value(rule.name, row.kind) else { throw reversed(wholes(text)) }
      if let setting = row.setting(value) { settings.append(setting) }
    }
    // A snap without attributes is not valid, and must not be lost.
    if settings.isEmpty, element == .snap { settings.append(.snapEvery(0)) }
    return settings
  }

  func whole(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  func instant(_ name: String) -> Instant? { self[name].flatMap { DecimalTime.parse($0) } }

  /// The frame given by x, y, width and height. An invalid attribute counts as zero.
  var frame: Rectangle {
    filled(Rectangle(x: 0, y: 0, width: 0, height: 0), Rectangle.rows)
  }
}

private func wholes(_ text: String) -> [Int] { pieces(text).compactMap { Int($0) } }

/// The ranges of which `ends` lists the first and the last values alternately; nil if the first
/// value of a range is greater than its last value.
private func ranges(_ ends: [Int]) -> [ClosedRange<Int>]? {
  let firsts = stride(from: 0, to: ends.count - 1, by: 2)
  return reversal(in: ends) == nil ? firsts.map { ends[$0]...ends[$0 + 1] } : nil
}

/// The index in `ends` of the first value of a range that is greater than the range's last value.
private func reversal(in ends: [Int]) -> Int? {
  stride(from: 0, to: ends.count - 1, by: 2).first { ends[$0] > ends[$0 + 1] }
}

private func reversed(_ ends: [Int]) -> Objection {
  let first = reversal(in: ends) ?? 0
  return Objection(
    .sense, "valid rows \(ends[first]) to \(ends[first + 1])",
    expected: "a first row that is not after the last")
}
