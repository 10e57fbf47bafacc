package import Text

/// The formula of an invariant in a file, with the locations of its parts: references such as
/// `&lt;` and marked sections split one text into several parts.
///
/// Two formulas are equal if their texts are equal, regardless of their locations.
package struct FormulaText: Sendable {
  /// The text without leading and trailing spaces.
  package private(set) var text = ""
  private var pieces: [(offset: Int, text: String, location: FileLocation)] = []

  /// The maximum number of bytes in a formula; `maximum` is the maximum number of formulas in a
  /// run.
  package static let maxBytes = 4096
  package static let maximum = 256

  /// The objection to a formula that is too long.
  package var objection: Objection? {
    let count = text.utf8.count
    guard count > Self.maxBytes else { return nil }
    return Objection(
      .sense, "a formula of \(count) bytes", expected: "at most \(Self.maxBytes)", offset: 0)
  }

  /// The objection to more than `maximum` formulas.
  package static var tooMany: Objection {
    Objection(.sense, "more than \(maximum) invariants of your own", expected: "fewer")
  }

  /// Creates a formula that is not from a file.
  package init(_ text: String) { self.text = text }

  /// Creates an empty text.
  package init() {}

  /// Adds the next part of the text in the file.
  package mutating func add(_ piece: String, at location: FileLocation) {
    var rest = Substring(piece).unicodeScalars
    var location = location
    while text.isEmpty, let first = rest.first, first.isBlank {
      location.pass(first)
      rest.removeFirst()
    }
    guard !rest.isEmpty else { return }
    pieces.append((text.utf8.count, String(rest), location))
    text += String(rest)
  }

  /// The text without trailing spaces; nil if it is empty.
  package var trimmed: FormulaText? {
    var whole = self
    var scalars = Substring(text).unicodeScalars
    while let last = scalars.last, last.isBlank { scalars.removeLast() }
    whole.text = String(scalars)
    return whole.text.isEmpty ? nil : whole
  }

  /// The location in the file for a byte of the text; nil for a formula that is not from a file.
  package func location(of offset: Int) -> FileLocation? {
    guard let piece = pieces.last(where: { $0.offset <= offset }) ?? pieces.first else {
      return nil
    }
    var location = piece.location
    var left = offset - piece.offset
    for scalar in piece.text.unicodeScalars where left > 0 {
      left -= String(scalar).utf8.count
      location.pass(scalar)
    }
    return location
  }
}

extension FormulaText: Hashable {
  package static func == (one: FormulaText, other: FormulaText) -> Bool { one.text == other.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension FileLocation {
  /// Advances past a character.
  fileprivate mutating func pass(_ scalar: Unicode.Scalar) {
    if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }
}
