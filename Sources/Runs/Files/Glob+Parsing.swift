extension Glob {
  /// Splits one name of a pattern into pieces that each match a character. An unclosed bracket is
  /// plain text.
  static func pieces(of text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if pieces.last != .anyLetters { pieces.append(.anyLetters) }
      case "?": pieces.append(.anyLetter)
      case "\\": pieces.append(.letter(rest.popFirst() ?? "\\"))
      case "[":
        if let (piece, after) = oneOf(rest) {
          pieces.append(piece)
          rest = after
        } else {
          pieces.append(.letter("["))
        }
      default: pieces.append(.letter(scalar))
      }
    }
    return pieces
  }

  /// Parses the part after a `[`: a set of characters and ranges up to `]`. A `]` in first position
  /// is a character of the set.
  private static func oneOf(
    _ text: Substring.UnicodeScalarView
  ) -> (Piece, rest: Substring.UnicodeScalarView)? {
    var rest = text
    let negated = rest.first == "!" || rest.first == "^"
    if negated { rest.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let low = rest.popFirst() {
      if low == "]", !ranges.isEmpty { return (.oneOf(ranges, negated: negated), rest) }
      var high = low
      if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
        high = end
        rest.removeFirst(2)
      }
      // A reversed range would match nothing, so it is swapped.
      ranges.append(min(low, high)...max(low, high))
    }
    return nil
  }
}
