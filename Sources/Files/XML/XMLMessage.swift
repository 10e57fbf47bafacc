internal import Text

/// Maps libxml2's error numbers to messages of this program, so that they do not depend on the
/// library's version.
enum XMLMessage {
  /// The message for an error number. libxml2 uses the same number for invalid UTF-8 and for
  /// characters that are not allowed, such as control characters.
  /// - Parameters:
  ///   - names: The names in libxml2's own message.
  ///   - root: The name of the root element.
  static func objection(
    code: Int, isBeyondASCII: Bool, names: [String], message: String, root: String
  ) -> Objection {
    let code = code == invalidCharacter && isBeyondASCII ? invalidEncoding : code
    if let name = names.first {
      switch code {
      case 26, 27:
        return Objection(
          .xml, "unknown entity \(quoted(name))", expected: "&amp; &lt; &gt; &quot; or &apos;")
      case 42, 203:
        return Objection(.xml, "attribute \(quoted(name)) twice", expected: "each attribute once")
      case 76 where names.count > 1:
        return Objection(
          .xml, "end tag </\(names[1])>", expected: "</\(name)>, which was opened last")
      case 201:
        return Objection(
          .xml, "prefix \(quoted(name)) without a namespace", expected: "xmlns:\(name)=\"…\"")
      default: break
      }
    }
    for row in rows(root) where row.codes.contains(code) {
      return Objection(.xml, row.found, expected: row.expected)
    }
    return Objection(.xml, "not well-formed XML (\(plain(message)))")
  }

  private static let invalidCharacter = 9
  private static let invalidEncoding = 81

  /// The messages by error numbers. The numbers are libxml2's `xmlParserErrors`, which are never
  /// reassigned.
  private static func rows(_ root: String) -> [(codes: [Int], found: String, expected: String)] {
    [
      ([4], "no element", "a <\(root)> element"),
      ([5, 78], "something after the end of the \(root)", "nothing but comments"),
      ([6, 7, 8], "an invalid character reference", "a number of a character, as in &#38;"),
      ([9], "a character that XML does not allow", "no control characters but tab and line ends"),
      ([81], "bytes that are not UTF-8", "UTF-8 throughout"),
      ([23], "an entity without its end", "a semicolon, as in &amp;"),
      ([68], "a missing name", "&amp; or &lt; for the sign itself"),
      ([38], "a < inside a value", "&lt;"),
      ([39], "a value without quotes", "name=\"value\""),
      ([40], "a value without a closing quote", "name=\"value\""),
      ([41], "an attribute without a value", "name=\"value\""),
      ([45], "a comment without its end", "-->"),
      ([80], "-- inside a comment", "no two hyphens in a row"),
      ([62], "]]> in a text", "]]&gt;"),
      ([65], "no blank between attributes", "a blank before each"),
      ([73], "a tag that does not close", ">"),
      ([77], "an unfinished tag", ">"),
      ([99, 100], "a namespace that is not a URI", "an absolute URI"),
      (
        [200, 204], "a namespace that cannot be declared",
        "xmlns:prefix=\"…\" with a URI of its own"
      ),
      ([202, 205], "a misplaced colon in a name", "prefix:name"),
      (
        [64], "an XML declaration that is not at the beginning",
        "it before everything else, or not at all"
      ),
    ]
  }

  private static func plain(_ message: String) -> String {
    message.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
