/// Scans the attributes of a start tag in source form to find their locations.
///
/// The scan is used only for tags that were parsed without an error, so it checks nothing.
struct TagScan {
  private var cursor: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// Creates a scan from the `<` of a tag to any position after its attributes.
  init(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    cursor = start
    self.end = end
    skip { !isBlank($0) }
  }

  /// The next attribute's name and the start of its value.
  mutating func next() -> (name: UnsafeBufferPointer<UInt8>, value: UnsafePointer<UInt8>)? {
    skip(isBlank)
    let start = cursor
    skip { !isBlank($0) && $0 != UInt8(ascii: "=") }
    let name = UnsafeBufferPointer(start: start, count: cursor - start)
    skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard cursor < end else { return nil }
    let quote = cursor.pointee
    let value = cursor + 1
    cursor = value
    skip { $0 != quote }
    cursor += 1
    return (name, value)
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while cursor < end, isSkipped(cursor.pointee) { cursor += 1 }
  }
}
