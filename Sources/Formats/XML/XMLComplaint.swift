internal import Gesture

/// libxml2's error numbers in our own words, so that what a person reads does not change with the
/// library's version.
enum XMLComplaint {
  /// libxml2 calls bytes that are no UTF-8 a character that is not allowed, as it calls control
  /// characters.
  static func objection(code: Int, isBeyondASCII: Bool, message: String) -> Objection {
    let code = code == invalidCharacter && isBeyondASCII ? invalidEncoding : code
    for complaint in complaints where complaint.codes.contains(code) {
      return Objection(.xml, complaint.found, expected: complaint.expected)
    }
    return Objection(.xml, "not well-formed XML (\(plain(message)))")
  }

  private static let invalidCharacter = 9
  private static let invalidEncoding = 81

  private struct Complaint {
    let codes: [Int]
    let found: String
    let expected: String
  }

  /// The numbers are libxml2's `xmlParserErrors`, which it never gives a second meaning.
  private static let complaints: [Complaint] = [
    Complaint(codes: [4], found: "no element", expected: "a <recording> element"),
    Complaint(
      codes: [5, 78], found: "something after the end of the recording",
      expected: "nothing but comments"),
    Complaint(
      codes: [6, 7, 8], found: "a character reference that is none",
      expected: "a number of a character, as in &#38;"),
    Complaint(
      codes: [9], found: "a character that XML does not allow",
      expected: "no control characters but tab and line ends"),
    Complaint(codes: [81], found: "bytes that are not UTF-8", expected: "UTF-8 throughout"),
    Complaint(
      codes: [26, 27], found: "an unknown entity", expected: "&amp; &lt; &gt; &quot; &apos;"),
    Complaint(
      codes: [23, 68], found: "an & or a name that is not finished",
      expected: "&amp; for the sign itself"),
    Complaint(codes: [38], found: "a < inside a value", expected: "&lt;"),
    Complaint(codes: [39], found: "a value without quotes", expected: "name=\"value\""),
    Complaint(codes: [40], found: "a value without a closing quote", expected: "name=\"value\""),
    Complaint(codes: [41], found: "an attribute without a value", expected: "name=\"value\""),
    Complaint(codes: [42], found: "the same attribute twice", expected: "each attribute once"),
    Complaint(
      codes: [45, 80], found: "a comment that is none", expected: "<!-- … --> without -- inside"),
    Complaint(codes: [62], found: "]]> in a text", expected: "]]&gt;"),
    Complaint(codes: [65], found: "no blank between attributes", expected: "a blank before each"),
    Complaint(codes: [73], found: "a tag that does not close", expected: ">"),
    Complaint(
      codes: [76], found: "an end tag that does not match its start tag",
      expected: "the element that was opened last"),
    Complaint(codes: [77], found: "a tag that is not finished", expected: ">"),
    Complaint(codes: [201], found: "a prefix that is not declared", expected: "xmlns:prefix=\"…\""),
    Complaint(
      codes: [99, 100], found: "a namespace that is no URI", expected: "an absolute URI"),
    Complaint(
      codes: [200, 202, 204, 205], found: "a name or a namespace that is none",
      expected: "prefix:name with xmlns:prefix=\"…\" declared once"),
    Complaint(codes: [203], found: "the same attribute twice", expected: "each attribute once"),
    Complaint(
      codes: [64], found: "an XML declaration that is not at the beginning",
      expected: "it before everything else, or not at all"),
  ]

  private static func plain(_ message: String) -> String {
    message.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
