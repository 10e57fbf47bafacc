internal import Gesture

/// Reads lines that hold one touch each and nothing else, as Flickbook writes them: nearly all of a
/// recording.
///
/// Such a line means the same to every XML parser, so that none has to see it. Whatever else stands in a
/// line, be it a blank more or attributes in another order, is left to the parser, which reads it as it
/// reads all other markup.
struct TouchLines {
  /// What was read.
  private(set) var read = LinesRead()
  private var cursor: UnsafePointer<UInt8>
  private var startOfLine: UnsafePointer<UInt8>
  private let start: UnsafePointer<UInt8>

  /// The longest line that is read so.
  static let longest = 256
  /// Behind the bytes stand as many zeros, so that nobody has to ask at every byte whether it is one.
  static let zerosBehind = 8

  /// - Parameter start: What stands behind a tag.
  init(behind start: UnsafePointer<UInt8>) {
    self.start = start
    (cursor, startOfLine) = (start, start)
  }

  /// A touch, when it was, and the column of its tag.
  typealias Line = (touch: Touch, time: Instant, column: Int32)
}

extension TouchLines {
  /// The touch of the next line, if it begins with one: nothing but blanks may stand before it, behind the tag
  /// before. What stands behind it is not read.
  @inline(__always)
  mutating func next() -> Line? {
    skipBlanks()
    guard cursor.pointee == UInt8(ascii: "\n") else { return nil }
    cursor += 1
    startOfLine = cursor
    skipBlanks()
    let column = Int32(truncatingIfNeeded: cursor - startOfLine + 1)
    guard let phase = phase() else { return nil }
    guard let time = DecimalTime.scan(&cursor), skip("\" finger=\""), let finger = finger(),
      skip("\" x=\""), let x = DecimalNumber.scan(&cursor), skip("\" y=\""),
      let y = DecimalNumber.scan(&cursor), skip("\"")
    else { return nil }
    var touch = Touch(phase, finger: finger, at: Point(x: x, y: y))
    if cursor.pointee == UInt8(ascii: " "), !readRare(&touch) { return nil }
    guard skip("/>") else { return nil }
    read.lines += 1
    read.bytes = cursor - start
    read.column = Int32(truncatingIfNeeded: cursor - startOfLine + 1)
    return (touch, time, column)
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while cursor.pointee == UInt8(ascii: " ") || cursor.pointee == UInt8(ascii: "\t") {
      cursor += 1
    }
  }

  @inline(__always)
  private mutating func phase() -> Touch.Phase? {
    if skip("<move t=\"") { return .move }
    if skip("<down t=\"") { return .down }
    if skip("<up t=\"") { return .up }
    if skip("<cancel t=\"") { return .cancel }
    return nil
  }

  /// A finger's number without zeros before it.
  @inline(__always)
  private mutating func finger() -> UInt8? {
    let first = cursor
    var number = 0
    while cursor - first < 4 {
      let digit = cursor.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      number = number &* 10 &+ Int(digit)
      cursor += 1
    }
    guard cursor > first, cursor - first == 1 || first.pointee != UInt8(ascii: "0"), number < 256
    else { return nil }
    return UInt8(truncatingIfNeeded: number)
  }

  /// What few digitisers say; false where it is left to the parser.
  @inline(never)
  private mutating func readRare(_ touch: inout Touch) -> Bool {
    if skip(" force=\"") {
      guard cursor.pointee != UInt8(ascii: "-"), let force = DecimalNumber.scan(&cursor), skip("\"")
      else { return false }
      touch.force = force
    }
    if skip(" radius=\"") {
      guard cursor.pointee != UInt8(ascii: "-"), let radius = DecimalNumber.scan(&cursor),
        skip("\"")
      else { return false }
      touch.radius = radius
    }
    if skip(" arrived=\"") {
      guard let arrived = DecimalTime.scan(&cursor), skip("\"") else { return false }
      touch.arrived = arrived
    }
    return true
  }

  /// Goes past these characters, if they stand here.
  @inline(__always)
  private mutating func skip(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    for index in 0..<length where cursor[index] != word.utf8Start[index] { return false }
    cursor += length
    return true
  }
}
