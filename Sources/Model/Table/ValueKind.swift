internal import Text

/// The allowed values of an attribute: one definition for the reader's checks, the messages and the
/// canonical form.
package enum ValueKind: Sendable {
  /// Any text.
  case text
  /// A name as defined by XML, without a colon.
  case name
  /// Lower-case words joined by hyphens.
  case invariantName
  case time
  case number
  /// A number without a minus sign.
  case magnitude
  case numbers(Int)
  /// A whole number without a minus sign.
  case count
  case whole
  case wholes(Int)
  /// Pairs of a first and a last row.
  case ranges
  /// One or more lengths, all of them without a minus sign.
  case lengths
  /// Pairs of width and height, all of them without a minus sign.
  case sizes
  /// One or more whole numbers without a minus sign.
  case counts
  case finger
  case boolean
  case onlyTrue
  case word([String])
  /// One or more of the keywords, each at most once.
  case words([String])
  case wordOrMagnitude([String])
  case quantity
  /// A date, with or without a time of day.
  case date
  /// App signals: names with numbers or texts.
  case signals
  /// Callbacks with their arguments.
  case callbacks

  /// Whether a value is a single number.
  package var isNumber: Bool {
    switch self {
    case .number, .magnitude, .count, .whole: true
    default: false
    }
  }

  package static func word<Word: CaseIterable & RawRepresentable>(_: Word.Type) -> ValueKind
  where Word.RawValue == String {
    .word(Word.allCases.map { $0.rawValue })
  }

  /// The maximum number of digits in a whole number, which then fits in 32 bits.
  package static let maxDigits = 9

  /// The expected values, as text.
  package var expectation: String {
    switch self {
    case .text: "any text"
    case .name: "a name: a letter or _ first, then letters, digits, - _ and ."
    case .invariantName: "lower case words joined by hyphens"
    case .time: "milliseconds below 9000000000000 with at most six decimals, such as 16.667"
    case .number: "a plain decimal of at most 17 digits, such as 12.5 or -3"
    case .magnitude: "a plain decimal of at most 17 digits without a sign, such as 12.5"
    case .numbers(let count): "\(count) plain decimals of at most 17 digits separated by one space"
    case .count: "a whole number of at most \(Self.maxDigits) digits without a sign"
    case .whole: "a whole number of at most \(Self.maxDigits) digits"
    case .wholes(let count): "\(count) whole numbers separated by one space"
    case .ranges: "first and last rows in pairs, separated by one space, such as 0 2 5 9"
    case .lengths: "plain decimals without a sign separated by one space, such as 44 60.5"
    case .sizes: "widths and heights in pairs, separated by one space, such as 320 240 150 200"
    case .counts: "whole numbers without a sign separated by one space, such as 3 5 2"
    case .finger: "a whole number from 0 to 255, such as 0 or 12"
    case .boolean: "true or false"
    case .onlyTrue: "true"
    case .word(let words): alternatives(words)
    case .words(let words): "one or more of \(words.joined(separator: " ")), separated by one space"
    case .wordOrMagnitude(let words): alternatives(words + ["a number as 0.995"])
    case .quantity: "a number with a unit: pt px ms s frames pt/s or %, such as 0.5pt"
    case .signals: "names with numbers or quoted texts, such as header=64 title='Inbox'"
    case .callbacks: "callbacks separated by one space, such as didScroll didEndDragging(true)"
    case .date: "an ISO 8601 date, such as 2026-11-20 or 2026-11-20T10:00:00Z"
    }
  }

  /// The known keyword that is most similar to an unknown value.
  package func nearest(to value: String) -> String? {
    switch self {
    case .word(let words), .words(let words), .wordOrMagnitude(let words): words.nearest(to: value)
    case .boolean: ["true", "false"].nearest(to: value)
    default: nil
    }
  }
}
