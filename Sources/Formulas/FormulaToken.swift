internal import Model
internal import Text

/// A token of a formula, and the index of its first byte.
package struct FormulaToken {
  var kind: Kind
  var offset: Int

  enum Kind: Equatable {
    /// A name or a keyword.
    case word(String)
    case number(Quantity)
    /// A quoted text.
    case text(String)
    /// An operator or a punctuation mark, such as `<=`.
    case sign(String)
    case end
  }

  /// The token as a message names it.
  var text: String {
    switch kind {
    case .word(let word): "\"\(word)\""
    case .number(let quantity): "\"\(quantity.text)\""
    case .text(let text): FormulaToken.quoted(text)
    case .sign(let sign): "\"\(sign)\""
    case .end: "the end of the formula"
    }
  }

  /// A text as a formula contains it: quotes in it are doubled.
  package static func quoted(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    let inner = text.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "\"" + String(decoding: inner, as: UTF8.self) + "\""
  }

  /// The name of a view as a formula contains it: quoted if it is not a word.
  package static func name(_ text: String) -> String {
    let isWord = (try? all(in: text))?.first?.kind == .word(text)
    return isWord && !FormulaParser.words.contains(text) ? text : quoted(text)
  }

  /// The tokens of a formula, followed by the token for its end.
  static func all(in text: String) throws(Objection) -> [FormulaToken] {
    var scan = Scan(bytes: Array(text.utf8))
    var tokens: [FormulaToken] = []
    while true {
      tokens.append(try scan.next())
      if tokens.last?.kind == .end { return tokens }
    }
  }

  fileprivate struct Scan {
    let bytes: [UInt8]
    var index = 0
  }
}

extension FormulaToken.Scan {
  mutating func next() throws(Objection) -> FormulaToken {
    while let byte = byte(0), byte == 32 || byte == 9 || byte == 10 || byte == 13 { index += 1 }
    let start = index
    guard let first = byte(0) else { return FormulaToken(kind: .end, offset: start) }
    if isLetter(first) { return FormulaToken(kind: .word(word()), offset: start) }
    if isDigit(first) || first == UInt8(ascii: ".") && byte(1).map(isDigit) == true {
      return FormulaToken(kind: .number(try number()), offset: start)
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return FormulaToken(kind: .text(try text(in: first)), offset: start)
    }
    if let familiar = FamiliarSign.all.first(where: { bytes[start...].starts(with: $0.typed.utf8) })
    {
      throw Objection(
        .unknown, "\"\(familiar.typed)\" in a formula", nearest: familiar.intended, offset: start)
    }
    for sign in Self.signs where bytes[start...].starts(with: sign.utf8) {
      index += sign.utf8.count
      return FormulaToken(kind: .sign(sign), offset: start)
    }
    if let familiar = FamiliarSign.alone.first(where: {
      bytes[start...].starts(with: $0.typed.utf8)
    }) {
      if familiar.typed == "=", bytes.starts(with: FormulaParser.pattern.utf8) {
        throw Objection(
          .unknown, "\"=\" in a pattern",
          expected: "a space, as in pattern speed-limit max 3000pt/s",
          offset: start)
      }
      throw Objection(
        .unknown, "\"\(familiar.typed)\" in a formula", nearest: familiar.intended, offset: start)
    }
    throw Objection(
      .unknown, "\(character) in a formula", expected: "a name, a number or a sign such as <=",
      offset: start)
  }

  /// A text between quotes of one kind, which are doubled inside it.
  private mutating func text(in quote: UInt8) throws(Objection) -> String {
    let start = index
    var text: [UInt8] = []
    index += 1
    while let byte = byte(0) {
      index += 1
      if byte == quote {
        guard self.byte(0) == quote else { return String(decoding: text, as: UTF8.self) }
        index += 1
      }
      text.append(byte)
    }
    throw Objection(.missing, "a text without its end", expected: "a second quote", offset: start)
  }

  /// Longer signs precede their own prefixes.
  private static let signs = [
    "<=", ">=", "==", "!=", "=>", "<", ">", "+", "-", "*", "/", "(", ")", "[", "]", ",", ".",
  ]

  /// Scans letters and digits, separated by points: `offset.x`.
  private mutating func word() -> String {
    let start = index
    while let byte = byte(0) {
      let isPoint =
        byte == UInt8(ascii: ".") && self.byte(1).map { isLetter($0) || isDigit($0) } == true
      guard isLetter(byte) || isDigit(byte) || isPoint else { break }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Scans a number, with a unit directly after it or without a unit.
  private mutating func number() throws(Objection) -> Quantity {
    let start = index
    skipDigits()
    if byte(0) == UInt8(ascii: "."), byte(1).map(isDigit) == true {
      index += 1
      skipDigits()
    }
    if byte(0).map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      let isSigned = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+")
      if byte(isSigned ? 2 : 1).map(isDigit) == true {
        index += isSigned ? 2 : 1
        skipDigits()
      }
    }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(digits), value.isFinite else {
      throw Objection(.value, "the number \(digits)", expected: "a smaller one", offset: start)
    }
    let unitStart = index
    if byte(0) == UInt8(ascii: "%") {
      index += 1
      return Quantity(value, .percent)
    }
    var unit = word()
    if unit == "pt", byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "s"),
      byte(2).map({ isLetter($0) || isDigit($0) }) != true
    {
      index += 2
      unit = "pt/s"
    }
    if unit.isEmpty { return Quantity(value) }
    if unit == "frame" { return Quantity(value, .frames) }
    let units = Quantity.Unit.allCases.map(\.rawValue)
    guard let known = Quantity.Unit(rawValue: unit) else {
      throw Objection(
        .unknown, "unknown unit \"\(unit)\"", expected: alternatives(units),
        nearest: units.nearest(to: unit), offset: unitStart)
    }
    return Quantity(value, known)
  }

  private mutating func skipDigits() { while byte(0).map(isDigit) == true { index += 1 } }

  private func byte(_ ahead: Int) -> UInt8? {
    index + ahead < bytes.count ? bytes[index + ahead] : nil
  }

  /// The whole character, which may have several bytes.
  private var character: String {
    let text = String(decoding: bytes[index...], as: UTF8.self)
    return text.first.map { "\"\($0)\"" } ?? "nothing"
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
