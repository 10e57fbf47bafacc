internal import CLibXML2
internal import Platform

// Lines that mean the same to every parser need none. They are nearly all of a recording, and are read
// several times as fast.

extension MarkupParser {
  /// Takes the next bytes, behind which there are zeros. Returns how many of the last of them are to come
  /// again, with those behind them; nil once there is no use in more.
  func feed(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let element = handler.elementOfLines else { return parse(bytes) ? 0 : nil }
    var rest = bytes
    while !rest.isEmpty {
      let place = handler.lines
      if place == .here, holdsNothing {
        rest = readLines(rest)
        guard !isStopped else { return nil }
        if rest.isUnfinished { return rest.count }
      }
      let count =
        place == .outside ? rest.count(through: element) : rest.count(throughTagFrom: stride)
      // Where there were none for long, they are not looked for behind every tag.
      stride = min(max(64, 2 * stride), Self.longestToken)
      guard parse(UnsafeRawBufferPointer(rebasing: rest[..<count])) else { return nil }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return 0
  }

  /// Whether the parser has read all that it was given, and stands between two pieces of markup: in a CDATA
  /// section nothing is a tag.
  private var holdsNothing: Bool {
    guard let input = context.pointee.input else { return false }
    return input.pointee.cur == input.pointee.end
      && context.pointee.instate == XML_PARSER_CONTENT
  }

  /// Reads the lines that stand next; what is left.
  private func readLines(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let input = context.pointee.input
    else { return bytes }
    let read = handler.lines(from: start, line: input.pointee.line)
    if read.lines > 0 { pass(read) }
    if read.isEnough { stop() }
    return UnsafeRawBufferPointer(rebasing: bytes[read.bytes...])
  }

  /// Goes past lines that were read beside the parser, which holds nothing that it has not read.
  private func pass(_ read: LinesRead) {
    guard let input = context.pointee.input else { return }
    input.pointee.consumed += UInt(read.bytes)
    input.pointee.line += read.lines
    input.pointee.col = read.column
    endOfLines = consumed
    handledUpTo = endOfLines
    lastWholeLine = input.pointee.line
    textLength = 0
    stride = 0
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these bytes, behind a tag, may be the end of its line and the beginning of one with a touch.
  fileprivate var isUnfinished: Bool {
    guard count < TouchLines.longest else { return false }
    return self.count { $0 == UInt8(ascii: "\n") } < 2
  }

  /// How many bytes there are up to the end of the first start tag with a name; all where there is none.
  fileprivate func count(through element: String) -> Int {
    var offset = 0
    while let baseAddress, offset < count,
      let tag = memchr(baseAddress + offset, Int32(UInt8(ascii: "<")), count - offset)
    {
      offset = UnsafeRawPointer(tag) - baseAddress + 1
      if self[offset...].starts(with: element.utf8) { return count(throughTagFrom: offset) }
    }
    return count
  }

  /// How many bytes there are up to the end of the first tag that ends behind an offset; all where none does.
  fileprivate func count(throughTagFrom offset: Int) -> Int {
    guard let baseAddress, offset < count,
      let end = memchr(baseAddress + offset, Int32(UInt8(ascii: ">")), count - offset)
    else { return count }
    return UnsafeRawPointer(end) - baseAddress + 1
  }
}
