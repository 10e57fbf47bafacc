/// The bytes of a name that the parser keeps once for each spelling, so that equal names are equal
/// pointers for as long as the parser lives.
typealias Spelling = UnsafePointer<UInt8>

/// An element's name with its namespace.
struct MarkupName {
  var local: Spelling
  var prefix: Spelling?
  var namespace: Spelling?

  /// As it is written, with its prefix.
  var qualified: String { (prefix.map { String($0) + ":" } ?? "") + String(local) }
}

extension String {
  /// Bytes that were found to be UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }

  init(_ spelling: Spelling) { self.init(cString: spelling) }
}
