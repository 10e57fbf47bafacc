internal import CLibXML2
internal import Text

// Replaces messages of libxml2 by messages that state what was expected.

extension MarkupParser {
  func failed(_ error: xmlErrorPtr) {
    guard !isStopped else { return }
    let code = error.pointee.code
    if isAtEnd && endsEarly { return fail(at: here, truncation) }
    let location = FileLocation(line: error.pointee.line, column: max(1, error.pointee.int2))
    let isEndTag = code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue)
    fail(
      at: isEndTag ? tagLocation : location,
      XMLMessage.objection(
        code: Int(code), isBeyondASCII: isBeyondASCII,
        names: [error.pointee.str1, error.pointee.str2].compactMap { name in
          name.map { String(cString: $0) }
        },
        message: error.pointee.message.map { String(cString: $0) } ?? "", root: root))
  }

  /// Whether the byte at the parser's position is, or should be, part of a multi-byte character.
  private var isBeyondASCII: Bool {
    guard let input = context.pointee.input, input.pointee.cur < input.pointee.end else {
      return false
    }
    return input.pointee.cur.pointee >= 0x80
  }

  /// Whether an error means that the input is truncated: no complete markup follows the parser's
  /// position.
  private var endsEarly: Bool {
    if hasRoot && depth == 0 { return false }
    guard hasRoot, let input = context.pointee.input, let cursor = input.pointee.cur,
      cursor < input.pointee.end
    else { return true }
    let rest = UnsafeBufferPointer(start: cursor, count: input.pointee.end - cursor)
    return !rest.contains(UInt8(ascii: ">"))
  }

  var truncation: Objection {
    guard hasRoot else {
      return Objection(.truncated, "no \(root)", expected: "a <\(root)> element")
    }
    return Objection(
      .truncated, "truncated after line \(lastWholeLine)",
      expected: "</\(root)>" + (root == "recording" ? ", which flickbook fmt --repair adds" : ""))
  }
}
