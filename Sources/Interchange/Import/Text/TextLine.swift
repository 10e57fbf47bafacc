internal import Text

/// A line of a text that is read as a whole.
struct TextLine {
  let text: Substring
  let number: Int32

  var location: FileLocation { FileLocation(line: number, column: 1) }

  /// The number of leading spaces.
  var indent: Int { text.prefix { $0 == " " }.count }

}

extension Substring {
  /// The text without surrounding whitespace.
  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension ImportSource {
  /// The lines of the source, read as a whole for small formats.
  func lines() throws(FormatError) -> [TextLine] {
    let text = String(decoding: try whole(atMost: JSONDocument.limit), as: UTF8.self)
    return zip(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline), 1...)
      .map { TextLine(text: $0, number: $1) }
  }
}
