internal import Gesture
internal import Platform

/// The bytes that a parser still holds of what it has read, and where in the file they stand.
///
/// libxml2 says where it stands itself; where a tag, a value or a text began is found here, by
/// looking back.
struct ReadWindow {
  /// The first byte that is still held.
  let base: UnsafePointer<UInt8>
  /// The end of what has been read.
  let end: UnsafePointer<UInt8>
  /// How many bytes of the file stand before the first.
  let consumed: Int
  /// The line and the column of the end, as the parser counts them.
  let line: Int32
  let column: Int32

  var here: FileLocation { FileLocation(line: line, column: max(1, column)) }

  /// Where the `<` of the tag stands that was read last; `told` is how far the file was told before.
  @inline(__always)
  func placeOfTag(behind handled: Int) -> FileLocation {
    let tag = startOfTag(behind: handled)
    return place(of: tag.start, in: tag.line)
  }

  /// The `<` of the tag that was read last. A value cannot hold a bare `<`, so it is the last one.
  @inline(__always)
  private func startOfTag(behind handled: Int) -> (start: UnsafePointer<UInt8>, line: Int32) {
    // Nearly always it is the first byte behind what was told last.
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

  /// Where an attribute of the tag that was read last stands: its name and its value.
  ///
  /// The tag is read once more, because a value with references or beyond ASCII is given as a copy
  /// that has no place.
  func places(
    ofAttribute name: String, behind handled: Int
  ) -> (name: FileLocation, value: FileLocation)? {
    var scan = TagScan(from: startOfTag(behind: handled).start, to: end)
    while let attribute = scan.next() {
      guard attribute.name.elementsEqual(name.utf8), let start = attribute.name.baseAddress,
        let nameplace = place(of: start), let value = place(of: attribute.value)
      else { continue }
      return (nameplace, value)
    }
    return nil
  }

  /// Where the first markup stands that begins so, behind what was told.
  func place(ofMarkup start: String, behind handled: Int) -> FileLocation? {
    let cursors = stride(from: max(base, base + (handled - consumed)), to: end, by: 1)
    return cursors.first { cursor in
      UnsafeBufferPointer(start: cursor, count: end - cursor).starts(with: start.utf8)
    }.flatMap { place(of: $0) }
  }

  /// The line and column of a byte, if it is still held.
  func place(of byte: UnsafePointer<UInt8>) -> FileLocation? {
    guard byte >= base, byte <= end else { return nil }
    let lines = UnsafeBufferPointer(start: byte, count: end - byte).count { $0 == newline }
    return place(of: byte, in: line - Int32(lines))
  }

  @inline(__always)
  private func place(of byte: UnsafePointer<UInt8>, in line: Int32) -> FileLocation {
    // Columns are counted in characters, from the start of the line as far as it is still here.
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

  /// How far the beginning of a line is looked for before the parser's own count is taken.
  private static let longestLookBack = 1024

  /// The place by the parser's count of columns, which are characters too: for lines so long that
  /// their start is gone.
  private func byParser(_ byte: UnsafePointer<UInt8>, _ line: Int32) -> FileLocation {
    let between = UnsafeBufferPointer(start: byte, count: end - byte)
    let characters = between.count { $0 & 0xC0 != 0x80 }
    return FileLocation(line: line, column: max(1, column - Int32(characters)))
  }
}

private let newline = UInt8(ascii: "\n")
