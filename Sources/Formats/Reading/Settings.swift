internal import Gesture

/// The settings that a policy's attributes are, in the order of the format's table.
func settings(in attributes: Attributes) throws(Objection) -> [Setting] {
  var settings: [Setting] = []
  for rule in attributes.element.rule.attributes {
    guard let row = rule.setting, let text = attributes[rule.name] else { continue }
    if let setting = row.setting(try value(text, row.kind)) { settings.append(setting) }
  }
  return settings
}

/// A value that was found to be of its kind already.
private func value(_ text: String, _ kind: ValueKind) throws(Objection) -> Setting.Value {
  switch kind {
  case .boolean: .flag(text == "true")
  case .count, .whole: .whole(Int(text) ?? 0)
  case .number, .magnitude, .wordOrMagnitude:
    DecimalNumber.parse(text).map { .number($0) } ?? .word(text)
  case .ranges: .ranges(try ranges(pieces(text).compactMap { Int($0) }))
  default: .word(text)
  }
}

private func ranges(_ ends: [Int]) throws(Objection) -> [ClosedRange<Int>] {
  var ranges: [ClosedRange<Int>] = []
  for first in stride(from: 0, to: ends.count - 1, by: 2) {
    guard ends[first] <= ends[first + 1] else {
      throw Objection(
        .sense, "valid rows \(ends[first]) to \(ends[first + 1])",
        expected: "a first row that is not after the last")
    }
    ranges.append(ends[first]...ends[first + 1])
  }
  return ranges
}
