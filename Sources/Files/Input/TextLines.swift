public import Text

/// A line of a text, read from left to right.
@usableFromInline package protocol LineScan {
  var bytes: UnsafeBufferPointer<UInt8> { get }
  /// The offset of the next byte.
  var position: Int { get set }

  init(_ bytes: UnsafeBufferPointer<UInt8>)
}

extension LineScan {
  @inlinable package var isAtEnd: Bool { position == bytes.count }

  /// The byte at the current position, or nil at the end.
  @inlinable package var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips `text` if it is at the current position.
  @inlinable package mutating func skip(_ text: StaticString) -> Bool {
    guard bytes.has(text, at: position) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// The bytes from the current position to the next separator.
  @inlinable package mutating func word(until isEnd: (UInt8) -> Bool) -> UnsafeBufferPointer<UInt8>
  {
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<position])
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether `text` is at a position.
  @inlinable func has(_ text: StaticString, at position: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count - position >= length else { return false }
    for index in 0..<length where self[position + index] != text.utf8Start[index] { return false }
    return true
  }
}

/// Reads a text line by line, with memory for a single line and a single piece.
///
/// Lines end in LF or CRLF, and the last line may have no line end, because tools of all kinds
/// write such texts. In a strict text, every line ends in LF.
@usableFromInline package struct TextLines {
  private let source: ByteSource
  /// Bytes that were read but not used yet. Each line must be contiguous in memory.
  @usableFromInline var bytes: [UInt8] = []
  /// The index in `bytes` of the first unused byte.
  private var start = 0
  private var isAtEnd = false
  private let isStrict: Bool
  /// The number of the last returned line, or of the line with an error.
  package var number: Int32 = 0
  /// Whether the last returned line has no line end. Such a line is the last line, and may be
  /// truncated.
  package private(set) var isUnfinished = false

  /// The maximum length of a line. Longer lines are rejected, so that a file cannot exhaust the
  /// memory.
  static let longest = 1 << 20

  package init(_ source: ByteSource, isStrict: Bool = false) {
    self.source = source
    self.isStrict = isStrict
  }

  /// Passes the next line, without its end, to `read`. Returns nil at the end of the text.
  @inlinable package mutating func next<Scan: LineScan, Result>(
    _ read: (inout Scan) throws(Objection) -> Result
  ) throws(Objection) -> Result? {
    guard let line = try advance() else { return nil }
    return try bytes.withUnsafeBufferPointer { (bytes) throws(Objection) in
      var scan = Scan(UnsafeBufferPointer(rebasing: bytes[line]))
      return try read(&scan)
    }
  }

  @usableFromInline mutating func advance() throws(Objection) -> Range<Int>? {
    var position = start
    while true {
      let end = bytes[position...].firstIndex {
        $0 == UInt8(ascii: "\n") || isStrict && $0 == UInt8(ascii: "\r")
      }
      if let end {
        guard bytes[end] == UInt8(ascii: "\n") else {
          throw fault(
            .value, "a carriage return", expected: "lines that end in LF alone", end - start)
        }
        return apply(upTo: end, then: end + 1)
      }
      position = bytes.count - start
      guard position <= Self.longest else {
        throw fault(
          .hostile, "a line of more than \(Self.longest) bytes", expected: "a shorter line", 0)
      }
      guard try fill() else {
        guard position > 0 else { return nil }
        guard !isStrict else {
          throw fault(
            .truncated, "a last line without an end", expected: "a line end (LF)", position)
        }
        isUnfinished = true
        return apply(upTo: position, then: position)
      }
    }
  }

  /// Moves the unused bytes to the front and reads another piece after them. Returns false at the
  /// end, and after a read error.
  private mutating func fill() throws(Objection) -> Bool {
    bytes.removeFirst(start)
    start = 0
    guard !isAtEnd else { return false }
    let known = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: source.pieceSize))
    var count = 0
    defer {
      bytes.removeLast(source.pieceSize - count)
      isAtEnd = count == 0
    }
    count = try bytes.withUnsafeMutableBufferPointer { (bytes) throws(Objection) in
      try source.read(
        into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[known...])))
    }
    return count > 0
  }

  private mutating func apply(upTo end: Int, then next: Int) -> Range<Int> {
    let line = start..<end
    start = next
    number += 1
    // A line may end in several carriage returns if several programs each appended a carriage
    // return.
    let end = bytes[line].lastIndex { $0 != UInt8(ascii: "\r") }.map { $0 + 1 }
    return line.lowerBound..<(end ?? line.lowerBound)
  }

  /// The error for a fault in the next line.
  private mutating func fault(
    _ kind: Objection.Kind, _ found: String, expected: String, _ offset: Int
  ) -> Objection {
    number += 1
    return Objection(kind, found, expected: expected, offset: offset)
  }
}
