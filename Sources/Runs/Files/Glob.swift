/// A pattern for one name or a whole path: `*`, `?`, `[a-z]`, `[!a-z]`, and `**` between slashes.
///
/// No wildcard matches a slash except `**`, which matches any number of folders, including none. A
/// leading dot must be matched by a dot. A backslash escapes the next character.
package struct Glob: Sendable {
  let components: [Component]

  enum Component: Equatable, Sendable {
    /// The component `**`.
    case anyFolders
    case name([Piece])
  }

  enum Piece: Equatable, Sendable {
    case letter(Unicode.Scalar)
    case anyLetter
    case anyLetters
    case oneOf([ClosedRange<Unicode.Scalar>], negated: Bool)
  }

  init(_ pattern: String) {
    components = pattern.split(separator: "/").map { part in
      part == "**" ? .anyFolders : .name(Self.pieces(of: part))
    }
  }

  /// Whether a text contains wildcards.
  package static func isPattern(_ text: String) -> Bool {
    text.contains { $0 == "*" || $0 == "?" || $0 == "[" }
  }
}

extension Glob.Component {
  /// Whether the pattern matches one name, without slashes.
  func matches(_ name: some StringProtocol) -> Bool {
    guard case .name(let pieces) = self else { return !name.hasPrefix(".") }
    let scalars = Array(name.unicodeScalars)
    if scalars.first == ".", pieces.first != .letter(".") { return false }
    return pieces.match(scalars)
  }

  /// The name that the pattern matches; nil if it contains wildcards.
  var plain: String? {
    guard case .name(let pieces) = self else { return nil }
    var name = ""
    for piece in pieces {
      guard case .letter(let letter) = piece else { return nil }
      name.unicodeScalars.append(letter)
    }
    return name
  }
}

extension Glob.Piece {
  fileprivate func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .letter(let letter): letter == scalar
    case .anyLetter: true
    case .anyLetters: false
    case .oneOf(let ranges, let negated): ranges.contains { $0.contains(scalar) } != negated
    }
  }
}

extension [Glob.Piece] {
  /// Matches pieces and characters from left to right. After a mismatch the last `*` takes one more
  /// character. An earlier `*` never needs to take more, so no pattern takes exponential time.
  fileprivate func match(_ letters: [Unicode.Scalar]) -> Bool {
    var (piece, letter) = (0, 0)
    var retry: (piece: Int, letter: Int)?
    while letter < letters.count {
      if piece < count, self[piece] == .anyLetters {
        piece += 1
        retry = (piece, letter)
      } else if piece < count, self[piece].matches(letters[letter]) {
        piece += 1
        letter += 1
      } else if let last = retry {
        retry = (last.piece, last.letter + 1)
        piece = last.piece
        letter = last.letter + 1
      } else {
        return false
      }
    }
    return self[piece...].allSatisfy { $0 == .anyLetters }
  }
}
