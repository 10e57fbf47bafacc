/// The error in a value or a text, without its location.
///
/// The message consists of three parts, so that every rejection states what was found, what was
/// expected and, for a name, the nearest known name.
public struct Objection: Error, Hashable, Sendable {
  /// The kind of mistake.
  public var kind: Kind
  /// The rejected part, as text: `unknown element "wiggle"`.
  public var found: String
  /// The allowed parts, as text: `down, move, up or cancel`.
  public var expected: String?
  /// The known name that is most similar to an unknown name.
  public var nearest: String?
  /// The index of the offending byte, if the error is in a text without lines.
  public var offset: Int?

  /// Creates an error from what was found, and from what was expected instead if that can be
  /// stated.
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

  /// The kinds of rejections, as machine-readable names.
  public enum Kind: String, CaseIterable, Sendable {
    /// The file cannot be opened or read.
    case unreadable
    /// The bytes are not XML as the format requires it.
    case xml
    /// Content that recordings never need and attacks use: DTDs and entities in XML, oversized
    /// blocks and lines.
    case hostile
    /// The file ends too early.
    case truncated
    /// An element, an attribute or a text that is not allowed at its location.
    case unknown
    /// A required part is missing.
    case missing
    /// A known part at a location where it is not allowed.
    case misplaced
    /// A value that does not have the required form.
    case value
    /// All parts are valid, but they contradict each other.
    case sense
  }

  /// The error in one line, with the expected values and the nearest known name.
  public var message: String {
    var message = found
    if let expected { message += ": expected " + expected }
    if let nearest { message += "; did you mean \"" + nearest + "\"?" }
    return message
  }
}

/// A list as text: `a, b or c`.
package func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
