package import Model
internal import Writing

extension ValueKind {
  /// Whether a value is valid for this type.
  func accepts(_ value: String) -> Bool {
    switch self {
    case .text: true
    case .name: SpelledForms.isName(value)
    case .invariantName: SpelledForms.isKebab(value)
    case .time: DecimalTime.parse(value) != nil
    case .number: DecimalNumber.parse(value) != nil
    case .magnitude: isMagnitude(value)
    case .numbers(let count): list(value, of: count) { DecimalNumber.parse($0) != nil }
    case .count: isWhole(value, signed: false)
    case .whole: isWhole(value, signed: true)
    case .wholes(let count): list(value, of: count) { isWhole($0, signed: true) }
    case .ranges:
      isList(value) { isWhole($0, signed: false) } && pieces(value).count.isMultiple(of: 2)
    case .lengths: isList(value) { isMagnitude($0) }
    case .sizes: isList(value) { isMagnitude($0) } && pieces(value).count.isMultiple(of: 2)
    case .counts: isList(value) { isWhole($0, signed: false) }
    case .finger: isFinger(value)
    case .boolean: value == "true" || value == "false"
    case .onlyTrue: value == "true"
    case .word(let words): words.contains(value)
    case .words(let words): isList(value) { words.contains($0) }
    case .wordOrMagnitude(let words): words.contains(value) || isMagnitude(value)
    case .quantity: Quantity(text: value) != nil
    case .date: SpelledForms.isDate(value)
    case .signals: AppSignals(spelled: value) != nil
    case .callbacks: CallbackList(spelled: value) != nil
    }
  }

  /// A value of this type as canonical text.
  ///
  /// The text represents exactly what was written: a number with more digits than a `Double` can
  /// store keeps all digits.
  func canonical(_ value: String) -> String {
    switch self {
    case .time: DecimalTime.parse(value)?.text ?? value
    case .number, .magnitude, .wordOrMagnitude, .quantity: DecimalNumber.tidy(value)
    case .numbers, .lengths, .sizes: pieces(value).map(DecimalNumber.tidy).joined(separator: " ")
    case .count, .whole, .finger: Int(value).map { String($0) } ?? value
    case .wholes, .ranges, .counts:
      pieces(value).map { piece in Int(piece).map { String($0) } ?? piece }.joined(separator: " ")
    case .words(let words): words.filter { pieces(value).contains($0) }.joined(separator: " ")
    case .signals: AppSignals(spelled: value)?.text ?? value
    case .callbacks: tidyNumbers(in: value)
    case .text, .name, .invariantName, .boolean, .onlyTrue, .word, .date: value
    }
  }
}

// Functions for the parts of a value.

/// The pieces between single spaces. Empty pieces are included, so that every type rejects them.
func pieces(_ value: String) -> [String] {
  value.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
}

private func isList(_ value: String, _ isPiece: (String) -> Bool) -> Bool {
  pieces(value).allSatisfy(isPiece)
}

private func list(_ value: String, of count: Int, _ isPiece: (String) -> Bool) -> Bool {
  pieces(value).count == count && isList(value, isPiece)
}

private func isMagnitude(_ value: String) -> Bool {
  !value.hasPrefix("-") && DecimalNumber.parse(value) != nil
}

private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

private func isWhole(_ value: String, signed: Bool) -> Bool {
  let digits = signed && value.hasPrefix("-") ? value.utf8.dropFirst() : value.utf8[...]
  return (1...ValueKind.maxDigits).contains(digits.count) && digits.allSatisfy(isDigit)
}

private func isFinger(_ value: String) -> Bool {
  (1...3).contains(value.utf8.count) && value.utf8.allSatisfy(isDigit) && UInt8(value) != nil
    && (value.utf8.count == 1 || !value.hasPrefix("0") || value.utf8.count == 2)
}

extension Quantity {
  /// Parses a number directly followed by an optional unit.
  package init?(text: String) {
    let number = text.utf8.prefix {
      $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    guard let value = DecimalNumber.parse(String(Substring(number))) else { return nil }
    let rest = String(text.dropFirst(number.count))
    guard rest.isEmpty || Unit(rawValue: rest) != nil else { return nil }
    self.init(value, Unit(rawValue: rest))
  }
}

extension AppSignals {
  /// Parses an attribute value of a recording.
  init?(spelled value: String) { self.init(value) { DecimalNumber.parse($0) } }
}

extension CallbackList {
  /// Parses an attribute value of a recording.
  init?(spelled value: String) { self.init(value) { DecimalNumber.parse($0) } }
}

/// The text with each of its numbers in canonical form.
private func tidyNumbers(in value: String) -> String {
  var tidy = ""
  var number = ""
  for character in value + " " {
    if character.isASCII, character.isNumber || character == "." || character == "-" {
      number.append(character)
      continue
    }
    if !number.isEmpty { tidy += DecimalNumber.tidy(number) }
    number = ""
    tidy.append(character)
  }
  return String(tidy.dropLast())
}

extension DecimalNumber {
  static func parse(_ value: String) -> Double? {
    var value = value
    return value.withUTF8 { parse($0) }
  }
}

extension DecimalTime {
  static func parse(_ value: String) -> Instant? {
    var value = value
    return value.withUTF8 { parse($0) }
  }
}
