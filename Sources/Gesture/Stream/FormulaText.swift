/// The formula of an invariant as a file has it, and where its pieces stand: references such as
/// `&lt;` and marked sections make several of one text.
///
/// Two are equal where their texts are, wherever they stand.
package struct FormulaText: Sendable {
  /// The text without the blanks around it.
  package private(set) var text = ""
  private var pieces: [(offset: Int, text: String, place: FileLocation)] = []

  /// How many bytes one may have, and how many of them a run may have.
  package static let mostBytes = 4096
  package static let most = 256

  /// What is wrong with one that is too long.
  package var objection: Objection? {
    let count = text.utf8.count
    guard count > Self.mostBytes else { return nil }
    return Objection(
      .sense, "a formula of \(count) bytes", expected: "at most \(Self.mostBytes)", offset: 0)
  }

  /// What is wrong where there are more of them.
  package static var tooMany: Objection {
    Objection(.sense, "more than \(most) invariants of your own", expected: "fewer")
  }

  /// A formula of no file.
  package init(_ text: String) { self.text = text }

  /// A text of which nothing has been read yet.
  package init() {}

  /// Adds what stands next in the file.
  package mutating func add(_ piece: String, at place: FileLocation) {
    var rest = Substring(piece).unicodeScalars
    var place = place
    while text.isEmpty, let first = rest.first, first.isBlank {
      place.pass(first)
      rest.removeFirst()
    }
    guard !rest.isEmpty else { return }
    pieces.append((text.utf8.count, String(rest), place))
    text += String(rest)
  }

  /// Cuts off the blanks at its end; nothing where nothing else is there.
  package var trimmed: FormulaText? {
    var whole = self
    var scalars = Substring(text).unicodeScalars
    while let last = scalars.last, last.isBlank { scalars.removeLast() }
    whole.text = String(scalars)
    return whole.text.isEmpty ? nil : whole
  }

  /// Where a byte of the text stands in the file; nothing of a formula of no file.
  package func place(of offset: Int) -> FileLocation? {
    guard let piece = pieces.last(where: { $0.offset <= offset }) ?? pieces.first else {
      return nil
    }
    var place = piece.place
    var left = offset - piece.offset
    for scalar in piece.text.unicodeScalars where left > 0 {
      left -= String(scalar).utf8.count
      place.pass(scalar)
    }
    return place
  }
}

extension FormulaText: Hashable {
  package static func == (one: FormulaText, other: FormulaText) -> Bool { one.text == other.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension FileLocation {
  /// Goes on behind a character.
  fileprivate mutating func pass(_ scalar: Unicode.Scalar) {
    if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }
}
