/// What a parser reports of an XML file, piece by piece and in order.
///
/// A handler keeps its own objections and goes on after them; false means that it has had enough.
protocol MarkupHandler: AnyObject {
  func open(_ tag: borrowing StartTag) -> Bool
  func close(_ name: MarkupName) -> Bool
  /// A piece of text; one text may come in several pieces.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool
  func comment(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool

  /// The element in which lines may stand that mean the same to every parser; nil where there is none.
  var elementOfLines: String? { get }
  /// Whether such lines may stand next.
  var lines: LinePlace { get }
  /// Reads as many of those lines as there are behind a tag. Behind the bytes stand zeros.
  func lines(from start: UnsafePointer<UInt8>, line: Int32) -> LinesRead
}

/// How far lines were read that mean the same to every parser.
struct LinesRead {
  var bytes = 0
  var lines: Int32 = 0
  /// Where the last of them ends.
  var column: Int32 = 1
  /// Whether the handler has had enough.
  var isEnough = false
}

/// Where a file has come to, as far as lines go that mean the same to every parser.
enum LinePlace {
  /// Outside the element that holds them.
  case outside
  /// Inside, and something else is open.
  case inside
  /// One of them may stand next.
  case here
}

/// The bytes of a name that the parser keeps once for each spelling, so that equal names are equal
/// pointers for as long as the parser lives.
typealias Spelling = UnsafePointer<UInt8>

/// An element's name with its namespace.
struct MarkupName {
  var local: Spelling
  var prefix: Spelling?
  var namespace: Spelling?
}

extension String {
  /// Bytes that were found to be UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
  }

  init(_ spelling: Spelling) {
    self.init(cString: spelling)
  }
}
