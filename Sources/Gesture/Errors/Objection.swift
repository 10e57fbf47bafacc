/// What is wrong with a value or a text, without its place.
///
/// The message is made of three parts, so that every refusal says what was found, what was
/// expected and, for a name, which known name is nearest.
public struct Objection: Error, Hashable, Sendable {
  /// Which sort of mistake it is.
  public var kind: Kind
  /// What was found, in words: `unknown element "wiggle"`.
  public var found: String
  /// What may stand there, in words: `down, move, up or cancel`.
  public var expected: String?
  /// The known name that looks most like the unknown one.
  public var nearest: String?
  /// The byte at which it stands, where what is wrong is a text without lines.
  public var offset: Int?

  /// What was found, with what was expected instead where that can be named.
  public init(
    _ kind: Kind, _ found: String, expected: String? = nil, nearest: String? = nil,
    offset: Int? = nil
  ) {
    self.kind = kind
    self.found = found
    self.expected = expected
    self.nearest = nearest
    self.offset = offset
  }

  /// The kinds of refusal, named for machines.
  public enum Kind: String, CaseIterable, Sendable {
    /// The file cannot be opened or read.
    case unreadable
    /// The bytes are not XML as this format wants it.
    case xml
    /// The bytes are XML that a recording has no use for and an attacker has.
    case hostile
    /// The file ends too early.
    case truncated
    /// An element, an attribute or a piece of text where none of that name may be.
    case unknown
    /// Something that must be there is not.
    case missing
    /// A known thing at the wrong place.
    case misplaced
    /// A value that is not of its kind.
    case value
    /// Every word is right and the whole makes no sense.
    case sense
  }

  /// The objection in one line, with what was expected and the nearest known name.
  public var message: String {
    var message = found
    if let expected { message += ": expected " + expected }
    if let nearest { message += "; did you mean \"" + nearest + "\"?" }
    return message
  }
}

/// A list in words: `a, b or c`.
package func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
