/// The bytes of an interned name. Equal names are equal pointers for the lifetime of the parser.
typealias Spelling = UnsafePointer<UInt8>

/// An element's name with its namespace.
struct MarkupName {
  var local: Spelling
  var prefix: Spelling?
  var namespace: Spelling?

  /// The name as written, with its prefix.
  var qualified: String { (prefix.map { String($0) + ":" } ?? "") + String(local) }
}

extension String {
  /// Creates a string from bytes that were already validated as UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }

  init(_ spelling: Spelling) { self.init(cString: spelling) }
}
