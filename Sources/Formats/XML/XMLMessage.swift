internal import Gesture

/// libxml2's error numbers in our own words, so that what a person reads does not change with the
/// library's version.
enum XMLMessage {
  /// libxml2 calls bytes that are no UTF-8 a character that is not allowed, as it calls control
  /// characters.
  ///
  /// - Parameters:
  ///   - names: The names libxml2 puts into its own message.
  ///   - root: The element everything stands in.
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
        return Objection(
          .xml, "attribute \(quoted(name)) twice", expected: "each attribute once")
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

  private struct Row {
    let codes: [Int]
    let found: String
    let expected: String
  }

  /// The numbers are libxml2's `xmlParserErrors`, which it never gives a second meaning.
  private static func rows(_ root: String) -> [Row] {
    [
      Row(codes: [4], found: "no element", expected: "a <\(root)> element"),
      Row(
        codes: [5, 78], found: "something after the end of the \(root)",
        expected: "nothing but comments"),
      Row(
        codes: [6, 7, 8], found: "a character reference that is none",
        expected: "a number of a character, as in &#38;"),
      Row(
        codes: [9], found: "a character that XML does not allow",
        expected: "no control characters but tab and line ends"),
      Row(codes: [81], found: "bytes that are not UTF-8", expected: "UTF-8 throughout"),
      Row(
        codes: [23], found: "an entity without its end", expected: "a semicolon, as in &amp;"),
      Row(
        codes: [68], found: "a name that is missing",
        expected: "&amp; or &lt; for the sign itself"),
      Row(codes: [38], found: "a < inside a value", expected: "&lt;"),
      Row(codes: [39], found: "a value without quotes", expected: "name=\"value\""),
      Row(codes: [40], found: "a value without a closing quote", expected: "name=\"value\""),
      Row(codes: [41], found: "an attribute without a value", expected: "name=\"value\""),
      Row(codes: [45], found: "a comment without its end", expected: "-->"),
      Row(codes: [80], found: "-- inside a comment", expected: "no two hyphens in a row"),
      Row(codes: [62], found: "]]> in a text", expected: "]]&gt;"),
      Row(codes: [65], found: "no blank between attributes", expected: "a blank before each"),
      Row(codes: [73], found: "a tag that does not close", expected: ">"),
      Row(codes: [77], found: "a tag that is not finished", expected: ">"),
      Row(
        codes: [99, 100], found: "a namespace that is no URI", expected: "an absolute URI"),
      Row(
        codes: [200, 204], found: "a namespace that cannot be declared",
        expected: "xmlns:prefix=\"…\" with a URI of its own"),
      Row(
        codes: [202, 205], found: "a colon out of place in a name", expected: "prefix:name"),
      Row(
        codes: [64], found: "an XML declaration that is not at the beginning",
        expected: "it before everything else, or not at all"),
    ]
  }

  private static func plain(_ message: String) -> String {
    message.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
