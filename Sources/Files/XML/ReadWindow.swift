internal import Platform
internal import Text

/// The bytes that are still in a parser's buffer, and their position in the file.
///
/// libxml2 reports only its current position. This type finds the start of a tag, a value or a text
/// by searching backwards.
struct ReadWindow {
  /// The first byte in the buffer.
  let base: UnsafePointer<UInt8>
  /// The end of the parsed bytes.
  let end: UnsafePointer<UInt8>
  /// The number of file bytes before the buffer.
  let consumed: Int
  /// The line and the column of the end, as counted by the parser.
  let line: Int32
  let column: Int32

  var here: FileLocation { FileLocation(line: line, column: max(1, column)) }

  /// The location of the `<` of the last parsed tag. `handled` is the offset in the file after the
  /// last reported item.
  @inline(__always)
  func tagLocation(behind handled: Int) -> FileLocation {
    let tag = startOfTag(behind: handled)
    return location(of: tag.start, in: tag.line)
  }

  /// The `<` of the last parsed tag. A value cannot contain a bare `<`, so the last `<` starts the
  /// tag.
  @inline(__always)
  private func startOfTag(behind handled: Int) -> (start: UnsafePointer<UInt8>, line: Int32) {
    // Nearly always, the tag starts directly after the last reported item.
    let handled = base + (handled - consumed)
    if handled >= base && handled < end && handled.pointee == UInt8(ascii: "<"),
      memchr(handled, Int32(newline), end - handled) == nil
    {
      return (handled, line)
    }
    var (cursor, line) = (end, line)
    while cursor > base && cursor.pointee != UInt8(ascii: "<") {
      cursor -= 1
      if cursor.pointee == newline { line -= 1 }
    }
    return (cursor, line)
  }

  /// The locations of an attribute's name and value in the last parsed tag.
  ///
  /// The tag is scanned again, because libxml2 returns a value with references or non-ASCII
  /// characters as a copy without a position.
  func locations(
    ofAttribute name: String, behind handled: Int
  ) -> (name: FileLocation, value: FileLocation)? {
    var scan = TagScan(from: startOfTag(behind: handled).start, to: end)
    while let attribute = scan.next() {
      guard attribute.name.elementsEqual(name.utf8), let start = attribute.name.baseAddress,
        let nameLocation = location(of: start), let value = location(of: attribute.value)
      else { continue }
      return (nameLocation, value)
    }
    return nil
  }

  /// The location of the first markup with this start after the last reported item.
  func location(ofMarkup start: String, behind handled: Int) -> FileLocation? {
    let cursors = stride(from: max(base, base + (handled - consumed)), to: end, by: 1)
    return cursors.first { cursor in
      UnsafeBufferPointer(start: cursor, count: end - cursor).starts(with: start.utf8)
    }.flatMap { location(of: $0) }
  }

  /// The line and column of a byte; nil if the byte is no longer in the buffer.
  func location(of byte: UnsafePointer<UInt8>) -> FileLocation? {
    guard byte >= base, byte <= end else { return nil }
    let lines = UnsafeBufferPointer(start: byte, count: end - byte).count { $0 == newline }
    return location(of: byte, in: line - Int32(lines))
  }

  @inline(__always)
  private func location(of byte: UnsafePointer<UInt8>, in line: Int32) -> FileLocation {
    // Columns are counted in characters, from the start of the line if the start is still in the
    // buffer.
    var column: Int32 = 1
    var back = byte
    while back > base && back[-1] != newline {
      back -= 1
      if back.pointee & 0xC0 != 0x80 { column += 1 }
      if byte - back > Self.longestLookBack { return byParser(byte, line) }
    }
    return back == base && consumed > 0
      ? byParser(byte, line) : FileLocation(line: line, column: column)
  }

  /// The maximum distance for finding the start of a line. If the start is farther away, the
  /// parser's own column is used.
  private static let longestLookBack = 1024

  /// The location calculated from the parser's own column, which also counts characters. This
  /// calculation is used if the start of the line is too far away or no longer in the buffer.
  private func byParser(_ byte: UnsafePointer<UInt8>, _ line: Int32) -> FileLocation {
    let between = UnsafeBufferPointer(start: byte, count: end - byte)
    let characters = between.count { $0 & 0xC0 != 0x80 }
    return FileLocation(line: line, column: max(1, column - Int32(characters)))
  }
}

private let newline = UInt8(ascii: "\n")
